import { expect, test } from 'vitest'

import { readForm } from './read-form.ts'

function read(body: string, contentType: string, wanted: string[]) {
  const bytes = new Uint8Array(Buffer.from(body, 'latin1'))
  const form = readForm({ body: bytes, contentType }, wanted)
  return (
    form && Object.fromEntries([...form].map(([name, value]) => [name, value.toString('latin1')]))
  )
}

const ENCODED = 'application/x-www-form-urlencoded'

test('a form is read as bytes when they are escaped, and only where they are wanted', () => {
  const body = 'a=1&body-mime=%46rom%3a+x%0D%0A%FC%zz%&to=y'
  expect(read(body, ENCODED, ['body-mime'])).toEqual({ 'body-mime': 'From: x\r\nü%zz%' })
})

test('a form is read no further when it has more fields than any provider sends', () => {
  expect(read(`${'a&'.repeat(300)}email=x`, ENCODED, ['email'])).toEqual({})
})

test('a part is left out when its head is longer than any head', () => {
  const part = (head: string, name: string) =>
    `--b\r\n${head}Content-Disposition: form-data; name="${name}"\r\n\r\n${name} value\r\n`
  const body = `${part(`X: ${'x'.repeat(20_000)}\r\n`, 'email')}${part('', 'token')}--b--\r\n`
  const type = 'multipart/form-data; boundary=b'
  expect(read(body, type, ['email', 'token'])).toEqual({ token: 'token value' })
})
