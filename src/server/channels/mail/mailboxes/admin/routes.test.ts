import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { openSecret } from '#server/platform/keys/seal-secret.ts'
import { aMailboxInput } from '#test/a-mailbox.ts'
import { aSignedInAdministrator } from '#test/a-portal.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { anImapServer } from '#test/imap-server.ts'
import { aMailServer } from '#test/mail-server.ts'

const URL = '/api/admin/mail/mailboxes'

test('a mailbox keeps its secret unread when it is added and changed, and names wrong fields', async () => {
  const portal = await buildTestApp()
  const { deps } = portal
  const admin = await aSignedInAdministrator(portal)
  const input = aMailboxInput({ address: 'Help@MSP.example', secret: ' the password ' })
  const refusals: [Partial<typeof input>, string[]][] = [
    [{ name: ' ', address: 'no address' }, ['address', 'name']],
    [{ imapHost: null, imapPort: null }, ['imapHost', 'imapPort']],
    [{ imapHost: 'imap example' }, ['imapHost']],
    [{ imapEncryption: 'none' }, ['imapEncryption']],
    [{ isSender: true }, ['smtpHost']],
    [{ secret: null }, ['secret']],
    [{ provider: 'microsoft' }, ['clientId', 'tenantId']],
    [{ provider: 'google', signIn: 'service-account', secret: '{}' }, ['secret']],
    [{ provider: 'postmark', secret: 'short' }, ['secret']],
    [{ provider: 'ses' }, ['proofKey']],
  ]
  for (const [change, fields] of refusals) {
    const answer = await admin.post(URL, { ...input, ...change })
    expect(answer.statusCode, JSON.stringify(change)).toBe(400)
    expect(Object.keys(answer.json().fields).toSorted()).toEqual(fields)
  }

  const added = (await admin.post(URL, input)).json()
  expect(added).toMatchObject({ address: 'help@msp.example', hasSecret: true, version: 1 })
  expect(JSON.stringify(added)).not.toContain('the password')
  const stored = () =>
    asWorker(deps.db, (tx) =>
      tx.selectFrom('mailboxes').selectAll().where('id', '=', added.id).executeTakeFirstOrThrow(),
    )
  const { secret } = await stored()
  expect(secret && openSecret(deps.keys, secret)).toBe('the password')
  const twice = await admin.post(URL, input)
  expect(twice.json().fields).toHaveProperty('address')

  await asWorker(deps.db, (tx) =>
    tx
      .updateTable('mailboxes')
      .set({ uidValidity: 7, lastUid: 12, unreachableSince: deps.now(), lastError: 'Away' })
      .where('id', '=', added.id)
      .execute(),
  )
  const url = `${URL}/${added.id}`
  const kept = { ...input, name: 'Helpdesk', secret: null, version: 1 }
  const changed = (await admin.put(url, kept)).json()
  expect(changed).toMatchObject({ name: 'Helpdesk', hasSecret: true, version: 2, lastError: null })
  expect(await stored()).toMatchObject({ uidValidity: 7, lastUid: 12 })
  expect((await admin.put(url, kept)).statusCode).toBe(409)
  // A stored secret goes to no other server: neither when it is saved nor when it is tried.
  const moved = { ...kept, imapHost: 'imap.evil.example', version: 2 }
  expect((await admin.put(url, moved)).json().fields).toHaveProperty('secret')
  const tried = await admin.post('/api/admin/mail/mailbox-check', { ...moved, mailboxId: added.id })
  expect(tried.json().steps).toEqual([
    { step: 'settings', isFine: false, message: expect.stringContaining('The server changed') },
  ])
  // With its own secret it is read from the beginning, as another mailbox.
  expect((await admin.put(url, { ...moved, secret: 'another' })).statusCode).toBe(200)
  expect(await stored()).toMatchObject({ uidValidity: null, lastUid: null })

  expect((await admin.delete(url)).statusCode).toBe(200)
  expect((await admin.get(url)).statusCode).toBe(404)
})

test('a mailbox sends only when it is the chosen one, and never when it is posted to', async () => {
  const portal = await buildTestApp()
  const admin = await aSignedInAdministrator(portal)
  const smtp = { smtpHost: 'smtp.msp.example', smtpPort: 465, smtpEncryption: 'tls' as const }
  const ids: string[] = []
  for (const name of ['one', 'two']) {
    const input = aMailboxInput({ address: `${name}@sender.example`, isSender: true, ...smtp })
    ids.push((await admin.post(URL, input)).json().id)
  }
  const posted = aMailboxInput({
    address: 'three@sender.example',
    provider: 'postmark',
    isSender: true,
  })
  expect((await admin.post(URL, posted)).json()).toMatchObject({ isSender: false, imapHost: null })
  const all: { id: string; isSender: boolean }[] = (await admin.get(URL)).json()
  expect(all.filter(({ isSender }) => isSender).map(({ id }) => id)).toEqual(ids.slice(1))
  for (const { id } of all) await admin.delete(`${URL}/${id}`)
})

test('the test of a mailbox shows the step with its reason, and leaves no trace, when one fails', async () => {
  const portal = await buildTestApp()
  const admin = await aSignedInAdministrator(portal)
  const imap = await anImapServer()
  const { settings } = await aMailServer()
  const local = aMailboxInput({
    imapHost: '127.0.0.1',
    imapPort: imap.port,
    imapEncryption: 'none',
    userName: 'support',
    secret: 'right',
  })
  const check = async (change: object) => {
    const body = { ...local, ...change, mailboxId: null }
    const answer = await admin.post('/api/admin/mail/mailbox-check', body)
    expect(answer.statusCode, answer.body).toBe(200)
    const { steps }: { steps: { step: string; isFine: boolean | null; message: string | null }[] } =
      answer.json()
    return steps
  }
  const fine = await check({})
  expect(fine.map(({ isFine }) => isFine)).toEqual([true, true, true, true, true, true, null])
  const wrong = await check({ secret: 'a wrong guess' })
  expect(wrong.map(({ isFine }) => isFine)).toEqual([true, true, true, true, false, null, null])
  expect(wrong[4]?.message).toContain('rejected the username or password')
  const smtp = { smtpHost: '127.0.0.1', smtpEncryption: 'none', isSender: true }
  const smtpPort = Number(new globalThis.URL(settings.url).port)
  const sending = await check({ ...smtp, smtpPort })
  expect(sending.at(-1)).toMatchObject({ step: 'send' })
  const nobody = await check({ ...smtp, smtpPort: imap.port })
  expect(nobody.at(-1)).toMatchObject({ step: 'send', isFine: false })
  const [posted] = await check({ provider: 'mailgun', secret: 'the signing key of it' })
  expect(posted).toMatchObject({ step: 'settings', isFine: null })
  expect((await admin.get(URL)).json()).toEqual([])
})
