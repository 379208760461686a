import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

import selfsigned from 'selfsigned'
import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aMailbox } from '#test/a-mailbox.ts'
import { buildTestApp, type TestApp } from '#test/build-test-app.ts'

const SECRET = 'a-secret-of-the-address'
/** In the addresses of those who sign. */
const KEY = 'a-key-of-the-address'
const JSON_TYPE = 'application/json'

type Call = { payload: string | Buffer; headers?: Record<string, string> }

/** Posts to a mailbox as a provider does. */
async function post({ app }: TestApp, address: string, { payload, headers }: Call) {
  const url = `/api/mail/incoming/${address}`
  const response = await app.inject({ method: 'POST', url, payload, headers: headers ?? {} })
  return response.statusCode
}

function basic(password: string) {
  return `Basic ${Buffer.from(`portico:${password}`).toString('base64')}`
}

/** A form of several parts, with these texts. */
function aForm(fields: Record<string, string>) {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--xYzZY\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    payload: Buffer.from(`${parts.join('')}--xYzZY--\r\n`),
    contentType: 'multipart/form-data; boundary=xYzZY',
  }
}

/** Returns the mails that were taken by a mailbox, as they came in. */
async function takenBy({ deps }: TestApp, mailboxId: string): Promise<string[]> {
  const rows = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('receivedMails')
      .select('rawKey')
      .where('mailboxId', '=', mailboxId)
      .orderBy('id')
      .execute(),
  )
  return Promise.all(rows.map(async ({ rawKey }) => text(await deps.files.read(rawKey ?? ''))))
}

function aMail(name: string) {
  return `Message-ID: <${name}@customer.example>\r\nFrom: a@customer.example\r\nSubject: ${name}\r\n\r\nGrüße`
}

function ofProvider(
  portal: TestApp,
  provider: 'postmark' | 'mailgun' | 'sendgrid' | 'ses',
  more = {},
) {
  return aMailbox(portal, {
    provider,
    signIn: 'webhook',
    imapHost: null,
    secret: SECRET,
    postingKey: KEY,
    ...more,
  })
}

test('a mail that Postmark posts is accepted only when it comes with the secret of the address', async () => {
  const portal = await buildTestApp()
  const id = await ofProvider(portal, 'postmark')
  const payload = JSON.stringify({ RawEmail: aMail('postmark'), Subject: 'x' })
  const headers = { 'content-type': JSON_TYPE }
  expect(await post(portal, id, { payload, headers })).toBe(403)
  const wrong = { ...headers, authorization: basic('a-wrong-guess') }
  expect(await post(portal, id, { payload, headers: wrong })).toBe(403)
  const right = { ...headers, authorization: basic(SECRET) }
  expect(await post(portal, id, { payload: '{"Subject":"x"}', headers: right })).toBe(400)
  expect(await post(portal, id, { payload, headers: right })).toBe(200)
  expect(await takenBy(portal, id)).toEqual([aMail('postmark')])

  await asWorker(portal.deps.db, (tx) =>
    tx.updateTable('mailboxes').set({ isOn: false }).where('id', '=', id).execute(),
  )
  expect(await post(portal, id, { payload, headers: right })).toBe(503)
  // A mailbox that is read takes nothing that is posted.
  const read = await aMailbox(portal, { secret: SECRET })
  expect(await post(portal, read, { payload, headers: right })).toBe(404)
})

test('a mail that Mailgun posts is taken once for each token, when it is signed and not old', async () => {
  const portal = await buildTestApp()
  const id = await ofProvider(portal, 'mailgun')
  const to = `${id}/${KEY}`
  const seconds = portal.deps.now().getTime() / 1000
  function call(changes: Record<string, string> = {}) {
    const { at = String(seconds), token = 'token', ...fields } = changes
    const signature = createHmac('sha256', SECRET)
      .update(at + token)
      .digest('hex')
    const mime = { 'body-mime': aMail('mailgun') }
    const form = aForm({ timestamp: at, token, signature, ...mime, ...fields })
    return { payload: form.payload, headers: { 'content-type': form.contentType } }
  }
  for (const refused of [
    call({ signature: '0'.repeat(64) }),
    call({ signature: '' }),
    call({ at: String(seconds - 11 * 3600) }),
    call({ at: String(seconds + 600) }),
    call({ at: 'now' }),
    // Recorded before, with the token cut in another place.
    call({ at: `${seconds}e0`, token: 'token' }),
    { payload: '{}', headers: { 'content-type': JSON_TYPE } },
  ]) {
    expect(await post(portal, to, refused)).toBe(403)
  }
  expect(await post(portal, to, call({ 'body-mime': '' }))).toBe(400)
  expect(await takenBy(portal, id)).toEqual([])
  expect(await post(portal, to, call())).toBe(200)
  // Once more, as when our answer was lost, and with another mail by a recorder of the call.
  expect(await post(portal, to, call())).toBe(200)
  expect(await post(portal, to, call({ 'body-mime': aMail('replaced') }))).toBe(200)
  expect(await takenBy(portal, id)).toEqual([aMail('mailgun')])
  expect(await post(portal, to, call({ token: 'next', 'body-mime': aMail('next') }))).toBe(200)
  expect(await takenBy(portal, id)).toHaveLength(2)
})

test('a mail that SendGrid posts is accepted with the secret, and with its signature when a key is given', async () => {
  const portal = await buildTestApp()
  const { payload, contentType } = aForm({ email: aMail('sendgrid'), to: 'x' })
  const headers = { 'content-type': contentType, authorization: basic(SECRET) }
  const open = await ofProvider(portal, 'sendgrid')
  const { authorization: _none, ...unproved } = headers
  expect(await post(portal, open, { payload, headers: unproved })).toBe(403)
  expect(await post(portal, open, { payload, headers })).toBe(200)

  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const proofKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const id = await ofProvider(portal, 'sendgrid', { proofKey })
  const signedAt = (timestamp: string, body: Buffer = payload) => ({
    ...headers,
    'x-twilio-email-event-webhook-timestamp': timestamp,
    'x-twilio-email-event-webhook-signature': createSign('sha256')
      .update(timestamp)
      .update(body)
      .sign(privateKey, 'base64'),
  })
  const now = String(portal.deps.now().getTime() / 1000)
  expect(await post(portal, id, { payload, headers })).toBe(403)
  expect(await post(portal, id, { payload, headers: signedAt(now, Buffer.from('other')) })).toBe(
    403,
  )
  expect(await post(portal, id, { payload, headers: signedAt('1000') })).toBe(403)
  const other = aForm({ email: aMail('signed') }).payload
  expect(await post(portal, id, { payload: other, headers: signedAt(now, other) })).toBe(200)
  expect(await takenBy(portal, id)).toEqual([aMail('signed')])
})

test('a mail that Amazon SES posts is taken when SNS has signed it for this topic', async () => {
  const portal = await buildTestApp()
  const { deps } = portal
  const pems = await selfsigned.generate([{ name: 'commonName', value: 'sns.amazonaws.com' }])
  const asked: string[] = []
  const before = deps.mailAccess
  deps.mailAccess = { ...before, fetchText: async (url) => (asked.push(url.href), pems.cert) }
  const topic = 'arn:aws:sns:eu-central-1:123456789012:mail'
  const id = await ofProvider(portal, 'ses', { proofKey: topic })
  const to = `${id}/${KEY}`
  const cert = 'https://sns.eu-central-1.amazonaws.com/cert.pem'
  function call(changes: Record<string, string> = {}) {
    const message = {
      Type: 'Notification',
      MessageId: 'one',
      TopicArn: topic,
      Timestamp: '2026-03-03T10:00:00.000Z',
      Message: JSON.stringify({
        notificationType: 'Received',
        content: Buffer.from(aMail('ses')).toString('base64'),
        receipt: { action: { type: 'SNS', encoding: 'BASE64' } },
      }),
      SignatureVersion: '2',
      SigningCertURL: cert,
      ...changes,
    }
    const names =
      message.Type === 'Notification'
        ? ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']
        : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']
    const signed = names.map((name) => `${name}\n${Reflect.get(message, name)}\n`).join('')
    const signature = createSign('RSA-SHA256').update(signed).sign(pems.private, 'base64')
    const payload = JSON.stringify({ Signature: signature, ...message })
    return { payload, headers: { 'content-type': 'text/plain; charset=UTF-8' } }
  }
  const forged = call({ Signature: Buffer.from('forged').toString('base64') })
  expect(await post(portal, to, forged)).toBe(403)
  expect(await post(portal, to, call({ TopicArn: `${topic}-of-a-stranger` }))).toBe(403)
  for (const host of [
    'sns.evil.example',
    'evil.example/sns.eu-west-1.amazonaws.com',
    'amazonaws.com',
    'sns.s3-us-west-2.amazonaws.com',
  ])
    expect(await post(portal, to, call({ SigningCertURL: `https://${host}/c.pem` }))).toBe(403)
  expect(asked).toEqual([cert])

  const subscription = { Type: 'SubscriptionConfirmation', Token: 'x', Message: 'Confirm it' }
  const elsewhere = call({ ...subscription, SubscribeURL: 'https://169.254.169.254/' })
  expect(await post(portal, to, elsewhere)).toBe(403)
  const confirm = 'https://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription'
  expect(await post(portal, to, call({ ...subscription, SubscribeURL: confirm }))).toBe(200)
  expect(asked).toContain(confirm)
  expect(asked).not.toContain('https://169.254.169.254/')

  expect(await post(portal, to, call())).toBe(200)
  expect(await post(portal, to, call())).toBe(200)
  expect(await takenBy(portal, id)).toEqual([aMail('ses')])
  deps.mailAccess = before
})

/** A body that knows whether anything has read it. */
function aWatchedBody() {
  const seen = { isRead: false }
  const body = new Readable({
    read() {
      seen.isRead = true
      this.push(null)
    },
  })
  return { seen, body }
}

test.each(['postmark', 'mailgun', 'sendgrid', 'ses'] as const)(
  'a call to an address of %s is refused when nothing of its body has been read and its secret is wrong',
  async (provider) => {
    const portal = await buildTestApp()
    const id = await ofProvider(portal, provider)
    for (const address of [id, `${id}/a-wrong-guess`]) {
      const { seen, body } = aWatchedBody()
      const answer = await portal.app.inject({
        method: 'POST',
        url: `/api/mail/incoming/${address}`,
        headers: { 'content-type': 'text/plain', authorization: basic('a-wrong-guess') },
        payload: body,
      })
      expect(answer.statusCode).toBe(403)
      expect(seen.isRead).toBe(false)
    }
  },
)

test('an address from before keys is used until the provider posts to the one with a key', async () => {
  const portal = await buildTestApp()
  const id = await ofProvider(portal, 'mailgun', { keyRequired: false })
  const at = String(portal.deps.now().getTime() / 1000)
  const call = (token: string) => {
    const signature = createHmac('sha256', SECRET)
      .update(at + token)
      .digest('hex')
    const form = aForm({ timestamp: at, token, signature, 'body-mime': aMail(token) })
    return { payload: form.payload, headers: { 'content-type': form.contentType } }
  }
  expect(await post(portal, id, call('old'))).toBe(200)
  expect(await post(portal, `${id}/${KEY}`, call('new'))).toBe(200)
  expect(await post(portal, id, call('after'))).toBe(403)
})

test('a call is refused for now when more is being received than the memory is meant for', async () => {
  const portal = await buildTestApp()
  const id = await ofProvider(portal, 'postmark')
  const call = (payload: string | Readable) => ({
    method: 'POST' as const,
    url: `/api/mail/incoming/${id}`,
    headers: { 'content-type': JSON_TYPE, authorization: basic(SECRET) },
    payload,
  })
  const open = Array.from({ length: 2 }, () => new Readable({ read() {} }))
  const large = { 'content-length': String(75 * 1024 * 1024) }
  const underWay = open.map((body) => {
    const { headers, ...rest } = call(body)
    return portal.app.inject({ ...rest, headers: { ...headers, ...large } })
  })
  await expect
    .poll(async () => (await portal.app.inject(call('{}'))).headers['retry-after'])
    .toBe('60')
  for (const body of open) body.push(null)
  await Promise.all(underWay)
  expect((await portal.app.inject(call('{}'))).statusCode).toBe(400)
})

test.each([
  ['deeply nested JSON', 'ses', Buffer.alloc(900_000, '[')],
  ['a form of nothing but fields', 'mailgun', Buffer.alloc(4_000_000, 'a&')],
] as const)('a posted mail is not proven when the body is %s', async (_what, provider, payload) => {
  const portal = await buildTestApp()
  const topic = provider === 'ses' ? { proofKey: 'arn:aws:sns:eu-central-1:1:mail' } : {}
  const id = await ofProvider(portal, provider, topic)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await post(portal, `${id}/${KEY}`, { payload, headers })).toBe(403)
})
