import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { callHubSpot } from '#demo/hubspot/api-client.ts'
import { keepAccount } from '#demo/hubspot/keep-account.ts'
import { startDemoHubSpot } from '#demo/hubspot/server.ts'
import { createCrmAccess } from '#server/channels/crm/rate-limit/create-crm-access.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, aTicket } from '#test/a-portal.ts'
import { runOutbox } from '#test/run-schedules.ts'

import { connectDemoCrm } from './connect-demo-crm.ts'
import { fillDemoCrm } from './fill-demo-crm.ts'

async function aFilledHubSpot() {
  const hubSpot = await startDemoHubSpot()
  onTestFinished(() => hubSpot.close())
  fillDemoCrm(hubSpot)
  return hubSpot
}

test('connectDemoCrm binds the companies, switches the connection on and pushes open tickets, once', async () => {
  const hubSpot = await aFilledHubSpot()
  const portal = await aPortal({ customer: { domain: 'northwind.example' } })
  const { subject } = await aTicket(portal.client)
  const { deps } = portal
  const settings = { ...deps.config.crm, token: hubSpot.token, baseUrl: hubSpot.url }
  const crm = createCrmAccess({ ...deps, config: { crm: settings } })
  await connectDemoCrm({ ...deps, crm }, hubSpot)
  await connectDemoCrm({ ...deps, crm }, hubSpot)
  const [connection, companies] = await asWorker(deps.db, async (tx) => [
    await tx.selectFrom('crmConnection').selectAll().executeTakeFirstOrThrow(),
    await tx.selectFrom('crmCompanies').select('customerId').execute(),
  ])
  expect(connection).toMatchObject({ state: 'on', pipelineId: '0', missingScopes: [] })
  expect(companies).toEqual([{ customerId: portal.customer.id }])
  // One job finds the open tickets, and each of them then has its own.
  expect(await runOutbox({ ...deps, crm })).toEqual([])
  expect(await runOutbox({ ...deps, crm })).toEqual([])
  const subjects = hubSpot.account.tables.tickets.inOrder.map(
    ({ properties }) => properties.subject,
  )
  expect(subjects).toContain(subject)
})

test('the account of the demo is unchanged when the demo starts again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-hubspot-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'hubspot.json')
  const first = await aFilledHubSpot()
  const kept = await keepAccount(first.account, file)
  expect(kept.isNew).toBe(true)
  await kept.stop()

  const second = await startDemoHubSpot()
  onTestFinished(() => second.close())
  const again = await keepAccount(second.account, file)
  await again.stop()
  expect(again.isNew).toBe(false)
  const list = '/crm/objects/2026-03/tickets?limit=100&associations=contacts,companies,notes,emails'
  const [before, after] = [first, second].map((hubSpot) => callHubSpot(hubSpot, 'GET', list))
  expect((await after)?.body).toEqual((await before)?.body)
  expect([...second.account.files.values()]).toEqual([...first.account.files.values()])
  expect(Number(second.account.nextId())).toBeGreaterThan(
    Number(first.account.tables.tickets.inOrder.at(-1)?.id),
  )
})

test('the account of the demo is written when it has changed, and only then', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-hubspot-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'hubspot.json')
  const { account, agent } = await aFilledHubSpot()
  const kept = await keepAccount(account, file, { saveAfterMs: 1 })
  onTestFinished(() => kept.stop())
  expect(existsSync(file)).toBe(false)
  const [ticket] = account.tables.tickets.inOrder
  agent.note(ticket?.id ?? '', { html: '<p>Called back.</p>' })
  await expect.poll(() => existsSync(file)).toBe(true)
})

test('the pages show tickets and accept an answer, and refuse a form of another site', async () => {
  const hubSpot = await aFilledHubSpot()
  const { account, url, agent } = hubSpot
  const [ticket] = account.tables.tickets.inOrder
  const id = ticket?.id ?? ''
  agent.note(id, { html: '<img src=x onerror=alert(1)><p>1 &lt; 2</p>' })
  const page = await (await fetch(`${url}/tickets/${id}`)).text()
  expect(page).toContain('Badge reader at the warehouse door')
  expect(page).toContain('1 &lt; 2')
  expect(page).not.toContain('onerror')

  const form = new FormData()
  form.set('kind', 'mail')
  form.set('owner', '51')
  form.set('text', 'We <come>')
  form.set('file', new File(['x'], 'map.png', { type: 'image/png' }))
  const send = (origin?: string) => {
    const headers = origin ? { Origin: origin } : undefined
    return fetch(`${url}/tickets/${id}/say`, { method: 'POST', body: form, headers })
  }
  expect((await send('https://elsewhere.example')).status).toBe(403)
  const answer = await send(url)
  expect([answer.status, new URL(answer.url).pathname]).toEqual([200, `/tickets/${id}`])
  const mails = account.tables.emails.inOrder.map(({ properties }) => properties)
  expect(mails.at(-1)).toMatchObject({
    hs_email_html: '<p>We &lt;come&gt;</p>',
    hs_email_status: 'SENT',
    hs_attachment_ids: [...account.files.keys()].at(-1),
  })
  const pages = ['/', '/?show=closed', '/new', '/faults', '/nowhere', '/tickets/1']
  const statuses = await Promise.all(pages.map(async (at) => (await fetch(`${url}${at}`)).status))
  expect(statuses).toEqual([200, 200, 200, 200, 404, 404])
})
