import { expect, test } from 'vitest'

import { buildTestApp } from '#test/build-test-app.ts'

test('the API document is sent once when it is asked for again with its tag', async () => {
  const { app } = await buildTestApp()
  const headers = { 'accept-encoding': 'gzip' }
  const first = await app.inject({ url: '/api/openapi.json', headers })
  expect(first.headers['content-encoding']).toBe('gzip')
  const { etag = '' } = first.headers
  const again = await app.inject({
    url: '/api/openapi.json',
    headers: { ...headers, 'if-none-match': etag },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  const plain = await app.inject('/api/openapi.json')
  expect(plain.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Portico' } })
})

test.each(['json', 'yaml'])(
  'the documentation page is led to the one document when it asks for %s',
  async (name) => {
    const { app } = await buildTestApp()
    const answer = await app.inject(`/api/docs/${name}`)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/api/openapi.json')
  },
)
