import { expect, type Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { raiseTicket } from './raise-ticket.ts'
import { addSession, openPage, setSight } from './session.ts'
import { portalUrl, signIn, signInAsAdmin } from './sign-in.ts'
import { test } from './test.ts'

const LUIS = { email: 'luis.ortega@fabrikam.example', name: 'Luis Ángel Ortega' }
const DANA = { email: 'dana.whitfield@fabrikam.example', name: 'Dana Whitfield' }

test.afterEach(() => setSight(DANA.email, { visibility: 'own' }))

async function openWithStream(page: Page, address: string) {
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.goto(address)
  await stream
}

test('a ticket leaves the open page of a colleague who sees all when its requester makes it confidential, and comes back', async ({
  browser,
  page: requester,
}) => {
  await setSight(DANA.email, { visibility: 'all' })
  await signIn(requester, LUIS)
  const address = await raiseTicket(requester, 'My health')
  const colleague = await openPage(browser)
  await addSession(colleague.context(), DANA.email)
  await openWithStream(colleague, address)
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('My health')
  await expect(colleague.getByRole('switch', { name: 'Confidential' })).toHaveCount(0)

  await requester.goto(address)
  const confidential = requester.getByRole('switch', { name: 'Confidential' })
  await confidential.click()
  const dialog = requester.getByRole('dialog', { name: 'Make ticket confidential' })
  await expect(dialog).toContainText('1 person will no longer see this ticket: Dana Whitfield')
  await expectAccessible(requester, 'making a ticket confidential', { looks: ['light', 'dark'] })
  await expectFits(requester, 'making a ticket confidential')
  await dialog.getByRole('button', { name: 'Make ticket confidential' }).click()
  await expect(confidential).toBeChecked()
  await expect(requester.getByText('Confidential', { exact: true }).first()).toBeVisible()

  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Ticket Not Found')
  await expect(colleague.getByText('My health')).toHaveCount(0)
  await requester.goto(`${portalUrl()}/tickets`)
  const row = requester.getByRole('row', { name: /My health/ })
  await expect(row.getByText('Confidential')).toBeAttached()
  await expectAccessible(requester, 'a list with a confidential ticket', {
    looks: ['light', 'dark'],
  })

  await requester.goto(address)
  await confidential.click()
  await requester
    .getByRole('dialog')
    .getByRole('button', { name: 'Make ticket non-confidential' })
    .click()
  await expect(confidential).not.toBeChecked()
  await openWithStream(colleague, address)
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('My health')
})

test('a category decides whether a new ticket is confidential, and an agent is offered it when the category changes', async ({
  browser,
  page,
}) => {
  const agent = await openPage(browser)
  await addSession(agent.context(), 'agent@portico.example')
  const admin = await openPage(browser)
  await signInAsAdmin(admin)
  await admin.goto(`${portalUrl()}/admin/settings/categories`)
  const choose = async (rule: string) => {
    const saved = admin.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.ok(),
    )
    await admin
      .getByRole('combobox', { name: 'Confidentiality of tickets in Billing Issue' })
      .selectOption(rule)
    await saved
  }
  await choose('Confidential by default')
  await expectFits(admin, 'categories that are confidential')

  await signIn(page, LUIS)
  await page.goto(`${portalUrl()}/tickets/new`)
  const box = page.getByRole('checkbox', { name: 'Confidential' })
  await expect(box).not.toBeChecked()
  await page.getByText('Billing Issue', { exact: true }).click()
  await expect(box).toBeChecked()
  await expect(page.getByText('Tickets in “Billing Issue” are usually confidential.')).toBeVisible()
  await box.uncheck()
  await choose('Always confidential')
  await page.reload()
  await page.getByText('Billing Issue', { exact: true }).click()
  await expect(box).toBeDisabled()
  await expect(box).toBeChecked()
  await expectAccessible(page, 'a form with a confidential category', { looks: ['light', 'dark'] })
  await expectFits(page, 'a form with a confidential category')

  const { pathname } = new URL(await raiseTicket(page, 'Which category'))
  await agent.goto(`${portalUrl()}/desk${pathname}`)
  const offered = agent.getByRole('switch', { name: 'Confidential' })
  await expect(offered).not.toBeChecked()
  await agent.getByRole('button', { name: /^Categories/ }).click()
  await agent.getByRole('checkbox', { name: 'Billing Issue' }).check()
  await agent.getByRole('button', { name: 'Save categories' }).click()
  await expect(agent.getByText('Tickets in “Billing Issue” are always confidential.')).toBeVisible()
  await expect(offered).not.toBeChecked()
  await offered.click()
  await expect(offered).toBeChecked()
  await expect(offered).toBeDisabled()
  await expectAccessible(agent, 'a confidential ticket at the desk', { looks: ['light', 'dark'] })
  await choose('Not confidential')
})
