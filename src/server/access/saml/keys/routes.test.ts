import { X509Certificate, createVerify } from 'node:crypto'

import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aPortal } from '#test/a-portal.ts'
import { anAdministrator } from '#test/builders.ts'
import { RSA_SHA256 } from '#test/saml-responses.ts'
import { attacker } from '#test/saml-setup.ts'
import { anAnswer, aSamlCustomer, aSignIn, beginSignIn, postAnswer } from '#test/saml-sign-in.ts'
import { aVisitor, signedInAs } from '#test/test-client.ts'

type SignIn = Awaited<ReturnType<typeof aSignIn>>

const KEYS = '/api/admin/saml-keys'

async function aKeeper(saml: Parameters<typeof aSignIn>[0] = {}) {
  const signIn = await aSignIn(saml)
  const admin = await signedInAs(signIn, await anAdministrator(signIn.deps))
  return { ...signIn, admin }
}

/** The certificates in the metadata of the customer, by what they are for. */
async function published({ client, customer }: Pick<SignIn, 'client' | 'customer'>) {
  const { body } = await client.get(`/saml/metadata/${customer.id}`)
  const found = body.matchAll(
    /<KeyDescriptor use="(\w+)">\s*<KeyInfo[^>]*><X509Data><X509Certificate>([^<]*)</g,
  )
  const all = [...found].map(([, use, base64 = '']) => ({
    use,
    fingerprint: new X509Certificate(Buffer.from(base64, 'base64')).fingerprint256,
  }))
  const of = (use: string) => all.filter((one) => one.use === use).map((one) => one.fingerprint)
  return { body, signing: of('signing'), encryption: of('encryption') }
}

function signsWith(url: URL, certificate: string): boolean {
  const [signed = '', signature = ''] = url.search.slice(1).split('&Signature=')
  return createVerify('sha256')
    .update(signed)
    .verify(certificate, decodeURIComponent(signature), 'base64')
}

async function currentCertificate(client: SignIn['client'], key = 'current'): Promise<string> {
  return (await client.get(`/saml/certificate?key=${key}`)).body
}

test('the metadata of a customer has our certificate, and one to encrypt to only when it is switched on', async () => {
  const keeper = await aKeeper()
  const [certificate] = [new X509Certificate(await currentCertificate(keeper.client))]
  expect(certificate.subject).toBe('CN=localhost')
  expect(certificate.publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072)
  const plain = await published(keeper)
  expect(plain.signing).toEqual([certificate.fingerprint256])
  expect(plain.encryption).toEqual([])
  expect(plain.body).toContain('AuthnRequestsSigned="false"')

  const saml = { signRequests: true, decryptAssertions: true }
  const customer = await aSamlCustomer(keeper.deps, saml)
  const asked = await published({ ...keeper, customer })
  expect(asked.encryption).toEqual([certificate.fingerprint256])
  expect(asked.body).toContain('AuthnRequestsSigned="true"')
  expect(asked.body).toMatch(/xmlenc11#aes256-gcm[^]*rsa-oaep-mgf1p/)
})

test('processes make one key when all need the first one at the same time', async () => {
  const { deps, client } = await aKeeper()
  await deps.db.deleteFrom('samlKeys').execute()
  const made = await Promise.all([1, 2, 3].map(() => currentCertificate(client)))
  expect(new Set(made).size).toBe(1)
  expect(await deps.db.selectFrom('samlKeys').select('state').execute()).toHaveLength(1)
})

test('a request is signed with RSA-SHA256 when the customer has it switched on, and only then', async () => {
  const { client, customer, deps } = await aKeeper({ signRequests: true })
  const { url } = await beginSignIn(client, customer)
  expect(url.searchParams.get('SigAlg')).toBe(RSA_SHA256)
  expect(signsWith(url, await currentCertificate(client))).toBe(true)
  expect(signsWith(url, attacker.certPem)).toBe(false)

  const passive = await beginSignIn(client, customer, '?passive=1')
  expect(signsWith(passive.url, await currentCertificate(client))).toBe(true)

  const unsigned = await beginSignIn(client, await aSamlCustomer(deps))
  expect(unsigned.url.searchParams.has('Signature')).toBe(false)
})

test('a person signs in with an encrypted assertion when keys are being changed', async () => {
  const { client, customer, admin, deps } = await aKeeper({ decryptAssertions: true })
  async function signIn(certPem: string) {
    const { requestId } = await beginSignIn(client, customer)
    const encrypt = { certPem }
    const answer = anAnswer(deps, customer, { inResponseTo: requestId, encrypt })
    const res = await postAnswer(client, customer, answer)
    return new URL(String(res.headers.location), 'http://here').searchParams
  }
  const success = 'login=success'
  const old = await currentCertificate(client)
  expect(String(await signIn(old))).toBe(success)

  await admin.post(KEYS)
  const fresh = await currentCertificate(client, 'next')
  expect(fresh).not.toBe(old)
  expect(String(await signIn(old))).toBe(success)
  expect(String(await signIn(fresh))).toBe(success)

  await admin.post(`${KEYS}/switch`)
  expect(await currentCertificate(client)).toBe(fresh)
  expect(String(await signIn(old))).toBe(success)
  expect(String(await signIn(fresh))).toBe(success)

  await admin.post(`${KEYS}/retire`)
  expect(String(await signIn(fresh))).toBe(success)
  expect((await signIn(old)).get('error')).toBe('decryption_failed')
})

test('old and new key are published together, one signs, and the audit log has an entry, when keys are changed', async () => {
  const keeper = await aKeeper({ signRequests: true })
  const { admin, client, customer } = keeper
  const old = new X509Certificate(await currentCertificate(client))

  const made = await admin.post(KEYS)
  expect(made.json()).toMatchObject({
    keys: [
      { state: 'current', fingerprint256: old.fingerprint256 },
      { state: 'next', certificate: expect.stringMatching(/^-----BEGIN CERTIFICATE/) },
    ],
  })
  const fresh = new X509Certificate(await currentCertificate(client, 'next'))
  expect((await published(keeper)).signing).toEqual([old.fingerprint256, fresh.fingerprint256])
  expect((await published(keeper)).encryption).toEqual([])
  expect(signsWith((await beginSignIn(client, customer)).url, old.toString())).toBe(true)
  expect((await admin.post(KEYS)).statusCode).toBe(409)

  expect((await admin.post(`${KEYS}/switch`)).statusCode).toBe(200)
  expect((await published(keeper)).signing).toEqual([fresh.fingerprint256, old.fingerprint256])
  expect(signsWith((await beginSignIn(client, customer)).url, fresh.toString())).toBe(true)
  expect((await admin.post(`${KEYS}/switch`)).statusCode).toBe(409)

  expect((await admin.post(`${KEYS}/retire`)).json().keys).toHaveLength(1)
  expect((await published(keeper)).signing).toEqual([fresh.fingerprint256])
  expect((await admin.post(`${KEYS}/retire`)).statusCode).toBe(409)

  const log = await admin.get('/api/admin/audit-log?action=settings')
  const entries: { action: string }[] = log.json()
  const ofKeys = entries.filter(({ action }) => action.includes('saml_key'))
  // The newest come first; other tests change keys as well.
  expect(ofKeys.slice(0, 3).map(({ action }) => action)).toEqual([
    'settings.saml_key_retired',
    'settings.saml_keys_switched',
    'settings.saml_key_made',
  ])
  expect(JSON.stringify(ofKeys)).toContain(fresh.fingerprint256)
  expect(JSON.stringify(ofKeys)).not.toMatch(/BEGIN|MII/)
})

test('the list of keys names the customers when their providers have the certificate', async () => {
  const { admin, deps, customer } = await aKeeper({ signRequests: true })
  const other = await aSamlCustomer(deps)
  const { usedBy } = (await admin.get(KEYS)).json()
  expect(usedBy).toContainEqual({ id: customer.id, name: customer.name })
  expect(usedBy).not.toContainEqual({ id: other.id, name: other.name })
})

test('a private key is sealed and readable for no database role when it is stored', async () => {
  const portal = await aPortal()
  await currentCertificate(aVisitor(portal))
  const { db } = portal.deps
  for (const inRole of [asStaff, asWorker]) {
    await expect(
      inRole(db, (tx) => tx.selectFrom('samlKeys').select('privateKey').execute()),
    ).rejects.toThrow(/permission denied/)
  }
  const [stored] = await db.selectFrom('samlKeys').select('privateKey').execute()
  expect(stored?.privateKey.toString('latin1')).not.toContain('PRIVATE KEY')
})
