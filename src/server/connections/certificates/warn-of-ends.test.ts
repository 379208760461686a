import { expect, test } from 'vitest'

import { allJobs } from '#server/all-jobs.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { anAdministrator } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { aMailServer } from '#test/mail-server.ts'
import { runEach, runOutbox } from '#test/run-schedules.ts'
import { makeSigningKey } from '#test/saml-responses.ts'
import { aSamlCustomer } from '#test/saml-sign-in.ts'

const DAY_MS = 86_400_000

async function aPortalWithMail() {
  const server = await aMailServer()
  const portal = await buildTestApp({ mail: server.settings })
  return { ...portal, mails: server.mails }
}

async function aCustomerWhoseCertificateEnds(
  deps: Deps,
  inDays: number,
  overrides: Parameters<typeof aSamlCustomer>[1] = {},
) {
  const endsAt = new Date(TEST_NOW.getTime() + inDays * DAY_MS)
  const { certPem: cert } = await makeSigningKey('idp.example', { endsAt })
  const customer = await aSamlCustomer(deps, { cert, certExpiresAt: endsAt, ...overrides })
  await asStaff(deps.db, (tx) =>
    tx
      .insertInto('technicalContacts')
      .values([
        { ...contact(customer.id, 0), name: 'Tess', email: `tess@${customer.domain}` },
        { ...contact(customer.id, 1), name: 'Tom', phone: '+1 555 0100' },
      ])
      .execute(),
  )
  return customer
}

function contact(customerId: string, position: number) {
  return { customerId, position, email: null, phone: null }
}

function warn(deps: Deps): Promise<string[]> {
  return runEach(
    deps,
    allJobs(deps).filter(({ name }) => name === 'certificate-warnings'),
  )
}

/** Lists the mail about a customer, without the copies to each administrator. */
async function toldOf(
  { deps, mails }: Awaited<ReturnType<typeof aPortalWithMail>>,
  { name }: { name: string },
) {
  await warn(deps)
  await runOutbox(deps, ['connection-mail'])
  const told = mails.splice(0).filter(({ subject }) => subject.includes(name))
  return told.map(({ to, subject }) => [to[0], subject])
}

test('a certificate is warned of once each 60, 30, 14, 7 and 1 days before its end and once when it has ended', async () => {
  const portal = await aPortalWithMail()
  const admin = await anAdministrator(portal.deps)
  const customer = await aCustomerWhoseCertificateEnds(portal.deps, 61, {
    metadataUrl: null,
  })
  const subjects: (string | undefined)[] = []
  for (const left of [61, 60, 59, 31, 30, 29, 14, 13, 7, 6, 1, 0, -1, -2, -90]) {
    portal.setNow(new Date(TEST_NOW.getTime() + (61 - left) * DAY_MS))
    const told = await toldOf(portal, customer)
    const toAdmin = told.filter(([to]) => to === admin.email)
    const toContact = told.filter(([to]) => to === `tess@${customer.domain}`)
    expect([toAdmin.length, toContact.length]).toEqual(told.length === 0 ? [0, 0] : [1, 1])
    subjects.push(...toAdmin.map(([, subject]) => subject))
  }
  expect(subjects).toEqual(
    [
      'expires in 60 days',
      'expires in 30 days',
      'expires in 14 days',
      'expires in 7 days',
      'expires in 1 day',
      'has expired',
    ].map((end) => `${customer.name}’s signing certificate ${end}`),
  )
})

test('only the newest warning is given, with the days that are left, when several were missed', async () => {
  const portal = await aPortalWithMail()
  const { email } = await anAdministrator(portal.deps)
  const customer = await aCustomerWhoseCertificateEnds(portal.deps, 9)
  const told = await toldOf(portal, customer)
  expect(told.filter(([to]) => to === email)).toEqual([
    [email, `${customer.name}’s signing certificate expires in 9 days`],
  ])
  expect(await toldOf(portal, customer)).toEqual([])
})

test('a certificate is warned of once when two processes warn at the same time', async () => {
  const portal = await aPortalWithMail()
  const { email } = await anAdministrator(portal.deps)
  const customer = await aCustomerWhoseCertificateEnds(portal.deps, 20)
  await Promise.all([warn(portal.deps), warn(portal.deps)])
  const told = await toldOf(portal, customer)
  expect(told.filter(([to]) => to === email)).toHaveLength(1)
})

test('a certificate is not warned of when no one signs in with it', async () => {
  const portal = await aPortalWithMail()
  await anAdministrator(portal.deps)
  const off = await aCustomerWhoseCertificateEnds(portal.deps, 5, { enabled: false })
  expect(await toldOf(portal, off)).toEqual([])
})

test('warnings are dropped when no mail is set up', async () => {
  const { deps } = await buildTestApp()
  await anAdministrator(deps)
  await aCustomerWhoseCertificateEnds(deps, 5)
  await warn(deps)
  expect(await runOutbox(deps, ['connection-mail'])).toEqual([])
})
