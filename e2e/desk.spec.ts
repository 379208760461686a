import { type Browser, expect, type Page } from '@playwright/test'

import { MAX_ATTACHMENT_BYTES } from '#shared/limits.ts'

import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { raiseTicket } from './raise-ticket.ts'
import { addSession, openPage } from './session.ts'
import { portalUrl, signIn, watchConsole } from './sign-in.ts'
import { openDesk, raiseTickets } from './support-desk.ts'
import { test, WALK } from './test.ts'

/** In no other journey, so that the order of the queue is this one's to know. */
const SIOBHAN = { email: 'siobhan.oneill@fabrikam.example', name: "Siobhán O'Neill" }

test('a requester follows live when an agent takes, notes, answers and closes a ticket', async ({
  browser,
  page: requester,
}) => {
  const errors = watchConsole(requester)
  const subject = `The lights flicker ${Date.now()}`
  await signIn(requester, SIOBHAN)
  const address = await raiseTicket(requester, subject)
  await requester.goto(address)
  await expect(requester.getByText('No replies yet.')).toBeVisible()

  const agent = await atTheDesk(browser)
  await agent.goto(`${portalUrl()}/desk`)
  await agent.getByRole('searchbox').fill(subject)
  await agent.getByRole('link', { name: subject }).click()
  await expect(agent.getByRole('heading', { level: 1 })).toContainText(subject)

  await agent.getByRole('button', { name: 'Assign to me' }).click()
  await expect(agent.getByLabel('Assignee')).toHaveText(/Priya Raman \(you\)/)
  await agent.getByRole('combobox', { name: 'Priority' }).selectOption('High')
  await expect(requester.getByText('High', { exact: true }).first()).toBeVisible()

  const send = agent.getByRole('button', { name: `Send reply to ${SIOBHAN.name}` })
  await expect(send).toBeHidden()
  // Refused while the box rests as one line, and said all the same.
  await agent.locator('input[type=file]').setInputFiles({
    name: '../../x',
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(MAX_ATTACHMENT_BYTES + 1),
  })
  await expect(agent.getByText('is larger than 10 MB')).toBeVisible()
  await agent.evaluate(() => (document.activeElement as HTMLElement).blur())
  await agent.setViewportSize({ width: 1280, height: 300 })
  await agent.evaluate(() => window.scrollTo(0, 0))
  await agent.keyboard.press('n')
  await expect(agent.getByRole('textbox', { name: 'Your internal note' })).toBeInViewport()
  await agent.setViewportSize({ width: 1280, height: 800 })
  await write(agent, 'Internal note', 'The fuse box is ours. Say nothing of it.')
  await agent.getByRole('button', { name: 'Add internal note' }).click()
  await expect(agent.getByText('Internal note added')).toBeVisible()

  await write(agent, `Reply to ${SIOBHAN.name}`, 'We are on our way.')
  await send.click()
  await agent.getByRole('button', { name: 'Send now' }).click()
  await expect(agent.getByText('Reply sent')).toBeVisible()
  await expect(requester.getByText('We are on our way.')).toBeVisible()
  await expect(requester.getByText('Pending', { exact: true }).first()).toBeVisible()

  await requester.getByLabel('Your reply').fill('The fuse was it.')
  await requester.getByRole('button', { name: 'Send Reply' }).click()
  await expect(agent.getByText('The fuse was it.')).toBeVisible()
  await expect(agent.getByLabel('Status', { exact: true })).toHaveValue('Open')

  await agent.getByRole('button', { name: 'Close ticket' }).click()
  const dialog = agent.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close ticket' }).click()
  // The desk went on to the list.
  await agent.goto(address.replace('/tickets/', '/desk/tickets/'))
  await expect(agent.getByText('This ticket is closed. You can’t reply')).toBeVisible()
  await expect(
    requester.getByText(/^This ticket is closed\. If the problem comes back/),
  ).toBeVisible()

  // Time that the team still has to write down needs no open ticket.
  await write(agent, 'Internal note', 'Billed as agreed on the phone.')
  await agent.getByRole('button', { name: 'Add internal note' }).click()
  await expect(agent.getByText('Billed as agreed on the phone.')).toBeVisible()
  await expectAccessible(agent, 'a closed ticket at the desk')

  await requester.reload()
  await expect(requester.getByText('We are on our way.')).toBeVisible()
  await expect(requester.getByText(/Billed as agreed/)).toHaveCount(0)
  await expect(requester.getByText(/fuse box/)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('the second agent sees what came, and may send anyway, when two answer at the same time', async ({
  browser,
  page: requester,
}) => {
  await signIn(requester, SIOBHAN)
  const path = new URL(await raiseTicket(requester, 'Two want to help')).pathname
  const [first, second] = [
    await atTheDesk(browser),
    await atTheDesk(browser, 'admin@portico.example'),
  ]
  // The second must not see it come, as when its line is slow.
  await second.route('**/api/events', (route) => route.abort())
  for (const agent of [first, second]) {
    await agent.goto(`${portalUrl()}/desk${path}`)
    await write(agent, `Reply to ${SIOBHAN.name}`, agent === first ? 'Try one.' : 'Try two.')
  }
  const send = { name: `Send reply to ${SIOBHAN.name}` }
  await first.getByRole('button', send).click()
  await first.getByRole('button', { name: 'Send now' }).click()
  await expect(first.getByText('Reply sent')).toBeVisible()
  await second.getByRole('button', send).click()
  await expect(second.getByText('Not sent yet. There’s new activity in this ticket.')).toBeVisible()
  await expect(second.getByText('Try one.').first()).toBeVisible()
  await expect(second.getByRole('textbox', { name: 'Your reply' })).toContainText('Try two.')
  await second.getByRole('button', { name: 'Send anyway' }).click()
  await second.getByRole('button', { name: 'Send now' }).click()
  await expect(second.getByText('Reply sent')).toBeVisible()
  await requester.goto(portalUrl() + path)
  await expect(requester.getByText('Try one.')).toHaveCount(1)
  await expect(requester.getByText('Try two.')).toHaveCount(1)
})

test('a thread opens at its beginning, and at its newest message once it was read, and Back restores where it was left', async ({
  browser,
  page: requester,
}) => {
  await signIn(requester, SIOBHAN)
  const [ticket] = await raiseTickets(browser, SIOBHAN, [`A long story ${Date.now()}`])
  const desk = await openDesk()
  await desk.fill(requester, ticket!, 30)
  await desk.close()
  const agent = await atTheDesk(browser)
  const newest = agent.locator('[data-order] ol > li').last()
  const rail = agent.getByRole('navigation').getByRole('link', { name: /^All/ })
  const link = agent.getByRole('link', { name: ticket!.subject })
  await agent.goto(`${portalUrl()}/desk?view=all&sort=updated`)
  await link.click()
  // No one has read it yet: it is read from its beginning.
  await expect(agent.locator('[data-order] li').first()).toBeInViewport()
  await rail.click()
  await link.click()
  await expect(newest).toBeInViewport()
  await agent.mouse.move(600, 300)
  await agent.mouse.wheel(0, -700)
  await expect(newest).not.toBeInViewport()
  const before = await agent.evaluate(() => window.scrollY)
  await rail.click()
  await expect(link).toBeVisible()
  await agent.goBack()
  await expect.poll(() => agent.evaluate(() => window.scrollY)).toBe(before)
})

test(
  'a ticket at the desk passes axe and fits when it is open',
  WALK,
  async ({ browser, page: requester }) => {
    await signIn(requester, SIOBHAN)
    const path = new URL(await raiseTicket(requester, 'A look at the desk')).pathname
    const agent = await atTheDesk(browser)
    await agent.goto(`${portalUrl()}/desk${path}`)
    await write(agent, `Reply to ${SIOBHAN.name}`, 'A reply')
    await expectAccessible(agent, 'ticket at the desk')
    await agent.getByRole('button', { name: 'Internal note', exact: true }).click()
    await expectAccessible(agent, 'note', { looks: ['light', 'dark'] })
    await expectFitsEverywhere(agent, 'ticket at the desk')
  },
)

async function expectFitsEverywhere(page: Page, screen: string) {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page, `${screen} at ${width}`)
  }
}

async function atTheDesk(browser: Browser, email = 'agent@portico.example'): Promise<Page> {
  const page = await openPage(browser)
  await addSession(page.context(), email)
  return page
}

async function write(agent: Page, mode: string, text: string) {
  await agent.getByRole('button', { name: mode, exact: true }).click()
  const box = agent.getByRole('textbox', {
    name: mode === 'Internal note' ? 'Your internal note' : 'Your reply',
  })
  await box.click()
  await box.pressSequentially(text)
}
