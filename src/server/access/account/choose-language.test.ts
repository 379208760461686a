import { expect, onTestFinished, test } from 'vitest'

import type { Language } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { buildApp } from '#server/app.ts'
import { findReader } from '#server/channels/mail/outgoing/plan/cause-queries.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { aBuiltWeb } from '#test/a-built-web.ts'
import { aPortal, aSignedInAdministrator, type Portal } from '#test/a-portal.ts'
import { anAdministrator, TEST_PASSWORD } from '#test/builders.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }

/** Starts a portal whose pages say their language and nothing else. */
async function aWebPortal(): Promise<Portal> {
  const portal = await aPortal()
  const webFolder = await aBuiltWeb((language) => `<html lang="${language}">`)
  const app = await buildApp(portal.deps, { webFolder })
  onTestFinished(() => app.close())
  const client = await signedInAs({ app, deps: portal.deps }, portal.user)
  return { ...portal, app, client }
}

/** Reads the language of the page, and of an error page, which must be the same. */
async function pageFor(client: TestClient, accepted?: string) {
  const headers: Record<string, string> = {
    ...NAVIGATION,
    ...(accepted !== undefined && { 'accept-language': accepted }),
  }
  const { body, headers: answered } = await client.get('/tickets', headers)
  const language = /<html lang="(\w+)"/.exec(body)?.[1]
  expect(answered).toMatchObject({
    'content-language': language,
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
  const lost = await client.get('/api/nothing', headers)
  expect(lost.body).toContain(`<html lang="${language}"`)
  return language
}

async function setCustomer(portal: Portal, language: Language | null) {
  const admin = await aSignedInAdministrator(portal)
  const { id, name, domain } = portal.customer
  const res = await admin.put(`/api/admin/customers/${id}`, { name, domain, language })
  expect(res.json()).toMatchObject({ language })
}

async function setInstallation(portal: Portal, language: Language | null) {
  const admin = await aSignedInAdministrator(portal)
  const { name, contact, contactDetails, resources, privacyUrl, timeZone } = (
    await admin.get('/api/admin/settings')
  ).json()
  const settings = { name, contact, contactDetails, resources, privacyUrl, timeZone, language }
  const res = await admin.put('/api/admin/settings', settings)
  expect(res.json()).toMatchObject({ language })
}

test('pages and error pages use the language of account, browser, customer and installation, in this order', async () => {
  const portal = await aWebPortal()
  const { client } = portal
  expect(await pageFor(client)).toBe('en')
  await setInstallation(portal, 'de')
  await expect.poll(() => pageFor(client)).toBe('de')
  await setCustomer(portal, 'en')
  expect(await pageFor(client)).toBe('en')
  expect(await pageFor(client, 'tlh, *;q=0.1')).toBe('en')
  expect(await pageFor(client, 'tlh, de;q=0.5')).toBe('de')
  await client.put('/api/auth/language', { language: 'en' })
  expect(await pageFor(client, 'de')).toBe('en')
  await client.put('/api/auth/language', { language: null })
  expect(await pageFor(client, 'de')).toBe('de')
  await setInstallation(portal, null)
})

test("a chosen language applies in every browser of the person, and in no other's, when it is saved", async () => {
  const portal = await aWebPortal()
  await portal.client.put('/api/auth/language', { language: 'de' })
  const elsewhere = await signedInAs(portal, portal.user)
  expect(await pageFor(elsewhere, 'en')).toBe('de')
  expect((await elsewhere.get('/api/auth/language')).json()).toEqual({ language: 'de' })
  expect(await pageFor(aVisitor(portal), 'en')).toBe('en')
})

test('API answers are in the language of the account', async () => {
  const { client } = await aPortal()
  await client.put('/api/auth/language', { language: 'de' })
  const res = await client.put(
    '/api/auth/language',
    { language: 'tlh' },
    { 'accept-language': 'en' },
  )
  expect([res.statusCode, res.json().fields]).toEqual([
    400,
    { language: wordsIn('de').signIn.chooseLanguage },
  ])
})

test("a visitor's language stays in the browser until an account with a language signs in there", async () => {
  const portal = await aWebPortal()
  const visitor = aVisitor(portal)
  await visitor.put('/api/auth/language', { language: 'de' })
  expect(await pageFor(visitor, 'en')).toBe('de')
  expect((await visitor.get('/api/auth/language')).json()).toEqual({ language: 'de' })

  const account = await anAdministrator(portal.deps)
  const theirs = await signedInAs(portal, account)
  await theirs.put('/api/auth/language', { language: 'en' })
  const { email } = account
  const res = await visitor.post('/api/auth/admin-login', { email, password: TEST_PASSWORD })
  expect(res.json()).toMatchObject({ user: { email } })
  expect(await pageFor(visitor, 'de')).toBe('en')
  await visitor.post('/api/auth/logout')
  expect(await pageFor(visitor, 'de')).toBe('en')
})

test('mail uses the language of the account, of the browser at the last sign-in, and of the customer, in this order', async () => {
  const portal = await aPortal()
  const account = await anAdministrator(portal.deps)
  const languageOfMail = async () =>
    (await asWorker(portal.deps.db, (tx) => findReader(tx, account.id)))?.language
  expect(await languageOfMail()).toBeNull()
  const credentials = { email: account.email, password: TEST_PASSWORD }
  const browser = aVisitor(portal, { 'accept-language': 'de-AT' })
  await browser.post('/api/auth/admin-login', credentials)
  expect(await languageOfMail()).toBe('de')
  await aVisitor(portal).post('/api/auth/admin-login', credentials)
  expect(await languageOfMail()).toBe('de')
  await browser.put('/api/auth/language', { language: 'en' })
  expect(await languageOfMail()).toBe('en')
})

test('choose language answers 400 when the language does not exist', async () => {
  const { client } = await aPortal()
  const res = await client.put('/api/auth/language', { language: 'tlh' })
  expect(res.json()).toMatchObject({
    error: 'invalid_input',
    fields: { language: 'Choose a language from the list' },
  })
})
