import { type Browser, expect, type Page } from '@playwright/test'

import type { TicketListItem } from '#shared/tickets/contract.ts'

import { holdAnswers } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { addSession, openPage } from './session.ts'
import { portalUrl, watchConsole } from './sign-in.ts'
import { raiseTickets } from './support-desk.ts'
import { test } from './test.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const REPLY = { name: 'Your reply' }
const NOTE = { name: 'Your internal note' }

test('a note typed right after a reply stays inside when the agent uses keys alone', async ({
  browser,
}) => {
  const [ticket] = await raiseTickets(browser, KATHARINA, ['The keys decide who reads'])
  const page = await openDesk(browser)
  const errors = watchConsole(page)
  await openTicket(page, ticket)
  const toReply = page.getByRole('button', { name: `Reply to ${KATHARINA.name}`, exact: true })
  const toNote = page.getByRole('button', { name: 'Internal note', exact: true })

  // Held down a moment too long, a shortcut is still no text.
  await page.keyboard.down('r')
  await expect(page.getByRole('textbox', REPLY)).toBeFocused()
  await page.keyboard.down('r')
  await page.keyboard.up('r')
  await page.keyboard.type('On our way.')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('n')
  await page.keyboard.type('Never tell them why.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Internal note added')).toBeVisible()
  const waiting = page.getByRole('list', { name: 'Not sent yet' })
  await expect(waiting).toBeVisible()

  // The box is closed, and the keys are shortcuts again.
  await expect(toNote).toBeFocused()
  await expect(page.getByRole('toolbar')).toBeHidden()
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', REPLY)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toReply).toBeFocused()
  await expect(page.getByRole('toolbar')).toBeHidden()
  await page.keyboard.press('r')
  await page.keyboard.type('Half a sentence')
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', NOTE)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toNote).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', REPLY)).toHaveText('Half a sentence')

  await waiting.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  const { comments } = await readAs(browser, KATHARINA, ticket)
  expect(comments.map(({ content }) => content)).toEqual(['<p>On our way.</p>'])
  expect(errors).toEqual([])
})

test('what is typed for the next reply goes with that one when the last is still being sent', async ({
  browser,
}) => {
  const [ticket] = await raiseTickets(browser, KATHARINA, ['Two replies in a row'])
  const page = await openDesk(browser)
  await openTicket(page, ticket)
  const { letGo } = await holdAnswers(page, `POST /api/desk/tickets/${ticket?.id}/comments`)
  await page.keyboard.type('rOne')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('rTwo')
  await expect(page.getByRole('textbox', REPLY)).toHaveText('One')
  letGo()
  await expect(page.getByRole('textbox', REPLY)).toHaveText('Two')
  await expect(page.getByRole('textbox', REPLY)).toBeFocused()
})

test('keys reach the ticket when they are pressed while it loads', async ({ browser }) => {
  const subject = `Typed ahead ${Date.now()}`
  const [ticket] = await raiseTickets(browser, KATHARINA, [subject])
  const page = await openDesk(browser)
  await page.goto(`${portalUrl()}/desk?q=${encodeURIComponent(subject)}`)
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  const { letGo } = await holdAnswers(page, `GET /api/desk/tickets/${ticket?.id}`)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.keyboard.type('xrJust a moment\nplease')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('nxj')
  letGo()
  await expect(page.getByRole('textbox', NOTE)).toHaveText('xj')
  await expect(page.getByRole('textbox', NOTE)).toBeFocused()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  const { comments } = await readAs(browser, KATHARINA, ticket)
  expect(comments.map(({ content }) => content)).toEqual(['<p>Just a moment</p><p>please</p>'])
})

test('j and k lead through the list when a ticket was opened from it', async ({ browser }) => {
  const word = `walked${Date.now()}`
  await raiseTickets(browser, KATHARINA, [`${word} one`, `${word} two`])
  const page = await openDesk(browser)
  await page.goto(`${portalUrl()}/desk?q=${word}&sort=oldest`)
  await page.getByRole('link', { name: `${word} one` }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(`${word} one`)
  await expect(page.getByRole('textbox', REPLY)).toBeVisible()
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.keyboard.press('j')
  await expect(title).toHaveText(`${word} two`)
  await expect(page.getByText('2 of 2')).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Previous ticket' }).click()
  await expect(title).toHaveText(`${word} one`)
  await page.keyboard.press('k')
  await expect(title).toHaveText(`${word} one`)
  await page.keyboard.press('j')
  await expect(title).toHaveText(`${word} two`)
})

test('a click opens the row that was pressed when the queue changes before the button is let go', async ({
  browser,
}) => {
  const word = `moving${Date.now()}`
  const [first] = await raiseTickets(browser, KATHARINA, [`${word} one`])
  const page = await openDesk(browser)
  const followed = page.waitForResponse('**/api/events')
  await page.goto(`${portalUrl()}/desk?q=${word}&sort=newest`)
  await followed
  const row = page.getByRole('link', { name: `${word} one` })
  await row.hover()
  await page.mouse.down()
  const read = page.waitForResponse(
    async (answer) =>
      answer.url().includes('/api/desk/tickets?') && (await answer.text()).includes(`${word} two`),
  )
  await raiseTickets(browser, KATHARINA, [`${word} two`])
  await read
  // By then all is drawn that comes of the answer.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  )
  await page.mouse.up()
  await expect(page).toHaveURL(`${portalUrl()}/desk/tickets/${first?.id}`)
  await page.goBack()
  await expect(page.getByRole('link', { name: word })).toHaveCount(2)
})

test('the search runs what a ticket offers when it is chosen, and offers it only there', async ({
  browser,
}) => {
  const [ticket] = await raiseTickets(browser, KATHARINA, ['Acted on from the search'])
  const page = await openDesk(browser)
  await openTicket(page, ticket)
  const actions = page.getByRole('group', { name: 'Actions' }).getByRole('option')
  await page.keyboard.press('Control+K')
  await page.keyboard.type('note')
  await expect(actions).toHaveText(['Internal note'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', NOTE)).toBeFocused()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('close')
  await expect(actions).toHaveText(['Close ticket'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Close' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${portalUrl()}/desk`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+K')
  await expect(actions.last()).toHaveText('Sign out')
  await expect(actions.filter({ hasText: 'Internal note' })).toHaveCount(0)
})

test('the reply box is reached in the displayed order when Tab is pressed', async ({ browser }) => {
  const [ticket] = await raiseTickets(browser, KATHARINA, ['From one stop to the next'])
  const page = await openDesk(browser)
  await openTicket(page, ticket)
  await page.keyboard.type('rText')
  await expectAccessible(page, 'reply by keys', { within: 'form:has([contenteditable])' })
  const stops: string[] = []
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    stops.push(await nameOfFocused(page))
  }
  expect(stops).toEqual([
    'Attach files',
    'Time',
    'Set status to',
    'Send and close: Issue fixed',
    expect.stringContaining(`Send reply to ${KATHARINA.name}`),
    'More ways to send',
  ])
})

async function openDesk(browser: Browser): Promise<Page> {
  const page = await openPage(browser)
  await addSession(page.context(), 'agent@portico.example')
  return page
}

async function openTicket(page: Page, ticket: TicketListItem | undefined) {
  await page.goto(`${portalUrl()}/desk/tickets/${ticket?.id}`)
  await expect(page.getByRole('textbox', REPLY)).toBeVisible()
}

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null
    return focused?.labels?.[0]?.textContent || focused?.ariaLabel || focused?.textContent || ''
  })
}

async function readAs(browser: Browser, person: typeof KATHARINA, ticket?: TicketListItem) {
  const page = await openPage(browser)
  await addSession(page.context(), person.email)
  const answer = await page.request.get(`${portalUrl()}/api/tickets/${ticket?.id}`)
  return (await answer.json()) as { comments: { content: string }[] }
}
