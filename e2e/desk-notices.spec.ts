import { type Browser, expect } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { addSession, openPage } from './session.ts'
import { portalUrl } from './sign-in.ts'
import { test } from './test.ts'

async function atTheDesk(browser: Browser, email: string) {
  const page = await openPage(browser)
  await addSession(page.context(), email)
  return page
}

test('an agent learns who assigns and who writes when they raised a ticket for a new person', async ({
  browser,
}) => {
  const agent = await atTheDesk(browser, 'agent@portico.example')
  const admin = await atTheDesk(browser, 'admin@portico.example')
  await agent.goto(`${portalUrl()}/desk`)
  await agent.getByRole('button', { name: 'New ticket' }).click()
  const dialog = agent.getByRole('dialog')
  // The form is higher than the window.
  const create = dialog.getByRole('button', { name: 'Create ticket' })
  await expect(create).toBeInViewport({ ratio: 1 })
  await create.click()
  await expect(dialog.getByText('Choose a person, or enter an email address')).toBeVisible()
  await expectAccessible(agent, 'new ticket with problems', { within: 'dialog' })
  const caller = dialog.getByRole('combobox', { name: 'Who is calling?' })
  await expect(caller).toBeFocused()
  await caller.fill('fabrikam')
  await expectAccessible(agent, 'callers to choose from', { within: 'dialog' })
  await dialog.getByRole('option', { name: 'Fabrikam Inc', exact: true }).click()
  await dialog.getByRole('button', { name: 'Remove Fabrikam Inc' }).click()
  await expect(caller).toBeFocused()
  await caller.fill('nora.new@fabrikam.example')
  await expect(dialog.getByRole('option', { name: /New at Fabrikam Inc$/ })).toBeVisible()
  await caller.press('Escape')
  await caller.press('ArrowDown')
  await caller.press('Enter')
  await expect(dialog.getByText('New at Fabrikam Inc')).toBeVisible()
  await dialog.getByLabel('Requester’s name').fill('Nora New')
  await dialog.getByLabel('Subject').fill('No sound in the meeting room')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('She called.')
  await agent.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await agent.getByRole('button', { name: 'New ticket' }).click()
  await expect(dialog.getByText('We restored your draft')).toBeVisible()
  await expectAccessible(agent, 'new ticket with a draft', { within: 'dialog' })
  await expect(caller).toBeFocused()
  await expect(caller).toHaveValue('nora.new@fabrikam.example')
  await expect(dialog.getByLabel('Subject')).toHaveValue('No sound in the meeting room')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('checkbox', { name: 'Assign to me' }).uncheck()
  await dialog.getByRole('button', { name: 'Create ticket' }).click()
  await expect(agent.getByRole('heading', { level: 1 })).toContainText('No sound')
  await expect(agent.getByText('Nora New', { exact: true }).first()).toBeVisible()

  const address = agent.url()
  await agent.goto(`${portalUrl()}/desk`)
  await admin.goto(address)
  await admin.getByLabel('Assignee').selectOption('Priya Raman')
  await expect(agent.getByRole('button', { name: /^Notifications, .* unread$/ })).toBeVisible()
  await agent.getByRole('button', { name: /^Notifications/ }).click()
  await expect(agent.getByText('Jordan Ellis assigned this ticket to you').first()).toBeVisible()
  await expectAccessible(agent, 'bell with a notice', { within: '[popover]:popover-open' })
  await agent
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'No sound in the meeting room' })
    .click()

  await expect(admin.getByText('Priya Raman is viewing this ticket')).toBeVisible()
  await agent.getByRole('textbox', { name: 'Your reply' }).click()
  await agent.keyboard.type('Hello')
  await expect(admin.getByText('Priya Raman is typing')).toBeVisible()
  await expect(agent.getByText('Jordan Ellis is viewing this ticket')).toBeVisible()
  await expectFits(admin, 'ticket with somebody else')
  await expectAccessible(admin, 'ticket with somebody else', { within: 'output' })

  // A frozen page says nothing more, and says that it is there once it is shown again.
  const writes = admin.getByText('Priya Raman is typing')
  await agent.evaluate(() => document.dispatchEvent(new Event('freeze')))
  await expect(writes).toHaveCount(0)
  await agent.evaluate(() => document.dispatchEvent(new Event('resume')))
  await expect(writes).toBeVisible()

  // A change by the other one is announced to the writer.
  await admin.getByRole('combobox', { name: 'Status' }).selectOption('Pending')
  await expect(agent.getByText('Jordan Ellis changed the status to Pending.')).toBeVisible()
  await expectAccessible(agent, 'a ticket that changed while its agent writes')
  await agent.getByRole('button', { name: 'Got it' }).click()
  await expect(agent.getByText('Jordan Ellis changed the status')).toHaveCount(0)
  await expect(admin.getByText('by Priya Raman on the requester’s behalf')).toBeVisible()

  await admin.getByRole('link', { name: 'Desk' }).first().click()
  await expect(agent.getByText('Jordan Ellis is viewing this ticket')).toHaveCount(0)
})
