import { type Browser, expect, type Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { moveToDemo } from './demo-place.ts'
import { expectFits } from './fit.ts'
import { raiseTicket } from './raise-ticket.ts'
import { openPage } from './session.ts'
import { portalUrl, signIn, signInAsAdmin, watchConsole } from './sign-in.ts'
import { findFreePorts, startDemo } from './start-demo.ts'
import { test } from './test.ts'

const DANA = { email: 'dana.whitfield@fabrikam.example', name: 'Dana Whitfield' }

let hubSpotUrl: string
let leave: () => Promise<void>
test.beforeAll(async () => {
  const port = await findFreePorts()
  const demo = await startDemo(port, ['--crm'])
  hubSpotUrl = `http://127.0.0.1:${port + 2}`
  const goBack = moveToDemo(demo)
  leave = async () => {
    goBack()
    await demo.stop()
  }
})
test.afterAll(() => leave())

test('a requester sees answers live, and no notes to the team, when an agent writes in the CRM', async ({
  browser,
  page: requester,
}) => {
  const errors = watchConsole(requester)
  const subject = `The scanner beeps ${Date.now()}`
  await signIn(requester, DANA)
  await requester.goto(await raiseTicket(requester, subject))
  await expect(requester.getByText('No replies yet.')).toBeVisible()

  const agent = await openInHubSpot(browser, subject)
  await say(agent, 'Email', 'Hold the button for ten seconds.')
  await expect(requester.getByText('Hold the button for ten seconds.')).toBeVisible()
  await agent.getByLabel('Stage').selectOption({ label: 'Waiting on contact' })
  await agent.getByRole('button', { name: 'Save' }).click()
  await expect(requester.getByText('Pending').first()).toBeVisible()

  await say(agent, 'Note for the team', 'They never read the manual.')
  await requester.getByLabel('Your reply').fill('It is quiet now.')
  await requester.getByRole('button', { name: 'Send Reply' }).click()
  await expect(async () => {
    await agent.reload()
    await expect(agent.getByText('It is quiet now.')).toBeVisible({ timeout: 1000 })
    // The reply has opened the ticket again there, too, so that nothing of ours is under way any more.
    const stage = agent.getByLabel('Stage').locator('option:checked')
    await expect(stage).not.toHaveText('Waiting on contact', { timeout: 1000 })
  }).toPass()

  await agent.getByLabel('Resolution').selectOption('ISSUE_FIXED')
  await agent.getByLabel('Stage').selectOption({ label: 'Closed' })
  await agent.getByRole('button', { name: 'Save' }).click()
  await expect(
    requester.getByText('This ticket is closed. If the problem comes back').first(),
  ).toBeVisible()
  await expect(requester.getByText('It is quiet now.')).toHaveCount(1)
  await expect(requester.getByText('They never read the manual.')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('the CRM page shows the state of the connection, the mapped values and the companies', async ({
  page,
}) => {
  const errors = watchConsole(page)
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/crm`)
  await expect(page.getByText('None. Changes the CRM rejects are listed here')).toBeVisible()
  await page.getByRole('button', { name: 'Import all tickets' }).click()
  await expectAccessible(page, 'connection')
  await expectFits(page, 'connection')
  for (const part of ['Field mapping', 'Companies']) {
    await page.getByRole('link', { name: part }).click()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page, part)
  }
  // Below the values stays a bar with their buttons.
  await expectFits(page, 'Companies')

  expect(errors).toEqual([])
})

async function openInHubSpot(browser: Browser, subject: string): Promise<Page> {
  const agent = await openPage(browser)
  await expect(async () => {
    await agent.goto(hubSpotUrl)
    await expect(agent.getByRole('link', { name: subject })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await agent.getByRole('link', { name: subject }).click()
  return agent
}

async function say(agent: Page, kind: string, text: string) {
  await agent.getByLabel(kind, { exact: true }).check()
  await agent.getByLabel('Text', { exact: true }).fill(text)
  await agent.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(agent.getByText(text)).toBeVisible()
}
