import { type Browser, expect, type Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { raiseTicket } from './raise-ticket.ts'
import { addSession, openPage } from './session.ts'
import { portalUrl, signIn, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const SIOBHAN = { email: 'siobhan.oneill@fabrikam.example', name: "Siobhán O'Neill" }

test('a requester sees no reply when it is taken back with its file, or dropped before it is due', async ({
  browser,
  page: requester,
}) => {
  const errors = watchConsole(requester)
  await signIn(requester, SIOBHAN)
  const address = await raiseTicket(requester, `Undo me ${Date.now()}`)
  await requester.goto(address)
  const agent = await atTheDesk(browser)
  await agent.goto(`${portalUrl()}/desk${new URL(address).pathname}`)
  const box = agent.getByRole('textbox', { name: 'Your reply' })
  const send = agent.getByRole('button', { name: `Send reply to ${SIOBHAN.name}` })

  await box.click()
  await box.pressSequentially('Restart it with the wrong guide.')
  await agent
    .locator('input[type=file]')
    .setInputFiles({ name: 'guide.txt', mimeType: 'text/plain', buffer: Buffer.from('guide') })
  await expect(agent.getByRole('button', { name: 'Remove guide.txt' })).toBeVisible()
  await send.click()
  const waiting = agent.getByRole('list', { name: 'Not sent yet' })
  await expect(waiting.getByText('Sending your reply in a few seconds.')).toBeVisible()
  await expect(box).toHaveText('')
  await waiting.getByRole('button', { name: 'Undo' }).click()
  await expect(box).toContainText('wrong guide')
  await expect(agent.getByRole('button', { name: 'Remove guide.txt' })).toBeVisible()

  await box.fill('Restart it as the guide says.')
  await send.click()
  await waiting.getByRole('button', { name: 'Send now' }).click()
  await expect(agent.getByText('Reply sent')).toBeVisible()
  await expect(requester.getByText('Restart it as the guide says.')).toBeVisible()
  await expect(requester.getByText('guide.txt')).toBeVisible()
  await expect(requester.getByText(/wrong guide/)).toHaveCount(0)

  await box.click()
  await box.pressSequentially('Did it help?')
  await agent.getByLabel('Set status to').selectOption('Open')
  await agent.getByRole('button', { name: 'More ways to send' }).click()
  await agent.getByRole('button', { name: 'Schedule reply' }).click()
  await expectAccessible(agent, 'send later')
  await agent
    .getByRole('dialog')
    .getByRole('button', { name: /morning/ })
    .first()
    .click()
  await expect(waiting.getByText(/^Scheduled for /)).toBeVisible()
  await requester.getByLabel('Your reply').fill('It works again.')
  await requester.getByRole('button', { name: 'Send Reply' }).click()
  await expect(waiting.getByText(`Not sent because ${SIOBHAN.name} replied first.`)).toBeVisible()
  await expectAccessible(agent, 'a reply that was not sent')
  await agent.setViewportSize({ width: 390, height: 800 })
  await expectFits(agent, 'a reply that was not sent at 390')

  // Another browser takes it back, with what was chosen; what is attached there is everywhere, too.
  const elsewhere = await atTheDesk(browser)
  await elsewhere.goto(agent.url())
  await elsewhere.getByRole('button', { name: 'Edit', exact: true }).click()
  for (const page of [elsewhere, agent]) {
    if (page === agent) await page.reload()
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toContainText('Did it help?')
    await expect(page.getByLabel('Set status to')).toHaveValue('Open')
  }
  await expect(waiting).toHaveCount(0)
  await expect(requester.getByText('Did it help?')).toHaveCount(0)
  await elsewhere
    .locator('input[type=file]')
    .setInputFiles({ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('log') })
  await expect(elsewhere.getByRole('button', { name: 'Remove log.txt' })).toBeVisible()

  // A ticket that the requester closes shows what was begun, in each browser, until it is discarded.
  await requester.getByRole('button', { name: 'Close Ticket' }).first().click()
  await requester.getByRole('dialog').getByRole('button', { name: 'Close Ticket' }).click()
  await expect(agent.getByText('Your unsent reply')).toBeVisible()
  await expect(agent.getByText('log.txt')).toBeVisible()
  await expectAccessible(agent, 'what was begun at a closed ticket')
  await expectFits(agent, 'what was begun at a closed ticket at 390')
  await agent.getByRole('button', { name: 'Discard' }).click()
  await agent.getByRole('button', { name: 'Confirm' }).click()
  await expect(agent.getByText('Your unsent reply')).toHaveCount(0)
  await elsewhere.reload()
  await expect(elsewhere.getByText(/^This ticket is closed/)).toBeVisible()
  await expect(elsewhere.getByText('Did it help?')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a reply closes its ticket with the chosen reason, also from the dialog that closes it', async ({
  browser,
}) => {
  const requester = await openPage(browser)
  await addSession(requester.context(), SIOBHAN.email)
  const asked = await raiseTicket(requester, `A wish ${Date.now()}`)
  const broken = await raiseTicket(requester, `A fault ${Date.now()}`)
  const agent = await atTheDesk(browser)
  const errors = watchConsole(agent)
  const open = async (address: string) => {
    await agent.goto(address.replace('/tickets/', '/desk/tickets/'))
    await expect(agent.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  }

  await open(asked)
  await agent.keyboard.type('rNoted for next year.')
  await agent.getByRole('button', { name: 'More ways to send' }).click()
  await expectAccessible(agent, 'ways to send')
  await agent.getByRole('button', { name: 'Send and close: Feature request tracked' }).click()
  await expect(agent.getByText(/^Closing #\d+: Feature request tracked$/)).toBeVisible()
  const undo = agent.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
  const box = agent.getByRole('textbox', { name: 'Your reply' })
  const closes = 'Close: Feature request tracked'
  await undo.click()
  await agent.waitForURL(asked.replace('/tickets/', '/desk/tickets/'))
  await expect(agent.getByText(closes)).toBeVisible()
  await expect(box).toHaveText('Noted for next year.')
  await box.press('Control+Shift+Enter')
  await expect(agent.getByText(/^Closing #\d+: Feature request tracked$/)).toBeVisible()
  await undo.click()
  await agent.waitForURL(asked.replace('/tickets/', '/desk/tickets/'))
  await agent.getByRole('button', { name: `Skip “${closes}”` }).click()
  await box.press('Control+Shift+Enter')
  await expect(agent.getByText(/^Closing #\d+: Issue fixed$/)).toBeVisible()
  await open(asked)
  await agent.getByRole('button', { name: 'Send now' }).click()
  await expect(agent.getByText('Resolution: Issue fixed.')).toBeVisible()

  await open(broken)
  const drafted = agent.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/drafts/reply'),
  )
  await agent.keyboard.type('rLooking into it.')
  await drafted
  await agent.getByLabel('Set status to').selectOption('Open')
  await agent.getByRole('button', { name: 'More ways to send' }).click()
  await agent.getByRole('button', { name: 'Send and set to Pending' }).click()
  await agent.getByRole('button', { name: 'Send now' }).click()
  await expect(agent.getByLabel('Status', { exact: true })).toHaveValue('Pending')

  // The page has only what it knows of the draft until the server says that it is gone.
  await agent.route('**/drafts', () => {})
  await agent.getByRole('link', { name: 'Desk', exact: true }).first().click()
  await expect(box).toHaveCount(0)
  const asking = agent.waitForRequest('**/drafts')
  await agent.goBack()
  await asking
  await expect(box).toBeVisible()
  await agent.keyboard.type('rIt works again.')
  await expect(box).toHaveText('It works again.')
  await agent.unroute('**/drafts')
  await agent.getByRole('button', { name: 'Close ticket' }).click()
  const dialog = agent.getByRole('dialog')
  await expectAccessible(agent, 'closing with a reply that is not sent', { within: 'dialog' })
  await dialog.getByLabel('Resolution').selectOption('Refund applied')
  await dialog.getByRole('button', { name: 'Send and close: Refund applied' }).click()
  await expect(agent.getByText(/^Closing #\d+: Refund applied$/)).toBeVisible()
  await open(broken)
  await agent.getByRole('button', { name: 'Send now' }).click()
  await expect(agent.getByText('Resolution: Refund applied.')).toBeVisible()
  await expect(agent.getByText('It works again.')).toHaveCount(1)
  expect(errors).toEqual([])
})

async function atTheDesk(browser: Browser): Promise<Page> {
  const page = await openPage(browser)
  await addSession(page.context(), 'agent@portico.example')
  return page
}
