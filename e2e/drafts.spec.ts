import { expect, type Page, type Route } from '@playwright/test'

import { answerNormally, interceptCalls } from './answers.ts'
import { expectDraftFiles } from './draft-files.ts'
import { raiseTicket } from './raise-ticket.ts'
import { openPage, type Session, startSession } from './session.ts'
import { portalUrl } from './sign-in.ts'
import { test } from './test.ts'

// Nothing that was typed is lost or sent twice, and nothing that was sent is called unsent.

const DANA = { email: 'dana.whitfield@fabrikam.example', name: 'Dana Whitfield' }

let session: Session
test.beforeAll(async ({ browser }) => {
  session = await startSession(browser, DANA)
})

test('a new ticket keeps a draft for each form when two are open, and finds one that was closed', async ({
  browser,
}) => {
  const first = await openPage(browser, { storageState: session })
  const second = await first.context().newPage()
  await openForm(first)
  await first.getByLabel('Subject').fill('The first printer')
  await openForm(second)
  await expect(second.getByLabel('Subject')).toHaveValue('')
  await second.getByLabel('Subject').fill('The second printer')
  await first.getByLabel('Description').fill('It is on fire.')

  await first.reload()
  await expect(first.getByLabel('Subject')).toHaveValue('The first printer')
  await expect(first.getByLabel('Description')).toHaveValue('It is on fire.')
  await second.reload()
  await expect(second.getByLabel('Subject')).toHaveValue('The second printer')

  await second.close()
  const third = await first.context().newPage()
  await openForm(third)
  await expect(third.getByLabel('Subject')).toHaveValue('The second printer')
})

test('a form says that files are not kept when the browser has no storage for them', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'))
  await openForm(page)
  await expect(page.getByText('Your browser can’t store these files.')).toHaveCount(0)
  await attach(page, 'fire.jpg')
  await expect(page.getByText('Your browser can’t store these files.')).toBeVisible()
})

test('a draft says so when it has only files, and discarding it can be undone', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await openForm(page)
  await attach(page, 'fire.jpg')
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()
  await expectKept(page, 'new-ticket', '"fileCount":1')
  await expectDraftFiles(page, 1)
  await page.reload()
  await expect(page.getByText('We kept your attached file.')).toBeVisible()
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()
  await page.getByLabel('Subject').fill('Fire')

  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('Draft discarded.')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await expect(page.getByText('Selected Files')).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.getByLabel('Subject').fill('Something new')
  await expect(undo).toHaveCount(0)
  await page.getByLabel('Subject').fill('')
  await undo.click()
  await expect(page.getByLabel('Subject')).toHaveValue('Fire')
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('Fire')
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()
})

test('a draft names its files missing when the browser could not keep them', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await openForm(page)
  await attach(page, 'large.iso')
  await expectKept(page, 'new-ticket', '"fileCount":1')
  await expectDraftFiles(page, 1)
  await page.goto(`${portalUrl()}/dashboard`)
  await page.evaluate(() => indexedDB.deleteDatabase('draft-files'))
  await openForm(page)
  await expect(page.getByText(/We restored your draft, but not the file\./)).toBeVisible()
})

test('an upload asks before the page is left, and keeps the files when it is stopped', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  const upload = await hold(page, 'POST', '**/api/tickets')
  await openForm(page)
  await page.getByLabel('Subject').fill('A long film')
  await page.getByLabel('Description').fill('Of the fire.')
  await attach(page, 'film.mp4')
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await expect(page.getByRole('link', { name: 'Cancel', exact: true })).toHaveCount(0)
  // The question appears together with the bar.
  await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave during upload?' })
  await dialog.getByRole('button', { name: 'Keep uploading' }).click()
  await expect(page).toHaveURL(/\/tickets\/new$/)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await dialog.getByRole('button', { name: 'Leave anyway' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Upload canceled. Your text and files are saved.')).toBeVisible()
  upload.letGo()
  await page.getByRole('link', { name: 'New Ticket' }).first().click()
  await expect(page.getByLabel('Subject')).toHaveValue('A long film')
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()
})

test('a sent reply does not come back into its form when the page was left meanwhile', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(await raiseTicket(page, 'Seen from elsewhere'))
  const reply = page.getByLabel('Your reply')
  await reply.fill('Sent from afar')
  await attach(page, 'afar.txt')
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('Your reply')).toHaveValue('Sent from afar')
  await expect(other.getByText('Selected Files (1/5)')).toBeVisible()

  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent successfully')).toBeVisible()
  await expect(other.getByLabel('Your reply')).toHaveValue('')
  await expect(other.getByText('Selected Files')).toHaveCount(0)
  await other.reload()
  await expect(other.getByText('Sent from afar')).toHaveCount(1)
  await expect(other.getByText('Selected Files')).toHaveCount(0)
})

test('closing a ticket names an unsent reply and sends it first', async ({ browser }) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(await raiseTicket(page, 'Almost done'))
  await page.getByLabel('Your reply').fill('It was the cable, thank you.')
  await attach(page, 'cable.jpg')
  await page.getByRole('button', { name: 'Close Ticket' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You have an unsent reply')).toBeVisible()
  await expect(dialog.getByText('It was the cable, thank you.')).toBeVisible()
  await expect(dialog.getByText('Attached: cable.jpg')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send reply first' }).click()
  await expect(dialog.getByText('You have an unsent reply')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Close Ticket' }).click()
  await expect(page.getByText('Ticket closed successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('It was the cable, thank you.')).toHaveCount(1)
  await expect(page.getByText('Your reply wasn’t sent')).toHaveCount(0)
})

test('a reply whose answer was lost is found by itself, at once or when the line is back', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(await raiseTicket(page, 'On a shaky line'))
  const reply = page.getByLabel('Your reply')
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('seen-tickets:')),
  )
  await loseAnswers(page)
  await reply.fill('Lost and found')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent successfully')).toBeVisible()
  await expect(reply).toHaveValue('')
  await expect(page.getByText('Lost and found')).toHaveCount(1)
  await expect(page.getByText('Failed to send reply')).toHaveCount(0)

  // Now nothing can be read, either, until the line is back.
  await interceptCalls(page, /\/api\/tickets/, (route) =>
    route.request().method() === 'GET' ? route.abort('connectionreset') : route.fallback(),
  )
  await reply.fill('Lost for a while')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText(/Failed to send reply\. Network Error/)).toBeVisible()
  await expect(page.getByText(/Your reply may still have been sent. We’ll check/)).toBeVisible()
  await expect(reply).toHaveValue('Lost for a while')
  answerNormally(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(reply).toHaveValue('')
  await expect(page.getByText('Lost for a while')).toHaveCount(1)
  await expect(page.getByText(/Failed to send reply\. Network/)).toHaveCount(0)

  // Once more, and the page is closed before the line is back.
  await interceptCalls(page, /\/api\/tickets/, (route) =>
    route.request().method() === 'GET' ? route.abort('connectionreset') : loseAnswer(route),
  )
  await reply.fill('Lost over night')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText(/Your reply may still have been sent. We’ll check/)).toBeVisible()
  answerNormally(page)
  await page.reload()
  await expect(page.getByText('Lost over night')).toHaveCount(1)
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(
    'Notifications',
  )
})

test('an answer is merged into the known ticket when it has little of it', async ({ browser }) => {
  const page = await openPage(browser, { storageState: session })
  await page.goto(await raiseTicket(page, 'Few words'))
  await page.route('**/api/tickets/*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    const { ticket, comment } = await (await route.fetch()).json()
    const { id, updatedAt } = ticket
    return route.fulfill({ json: { ticket: { id, status: 'OPEN', updatedAt }, comment } })
  })
  await page.route('**/api/tickets/*/close', async (route) => {
    const { ticket } = await (await route.fetch()).json()
    const { id, updatedAt } = ticket
    return route.fulfill({ json: { ticket: { id, status: 'closed', updatedAt } } })
  })
  await page.getByLabel('Your reply').fill('Merged in')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent successfully')).toBeVisible()
  await expect(page.getByText('Merged in')).toHaveCount(1)
  await expect(page.getByText('Few words').first()).toBeVisible()

  await page.getByRole('button', { name: 'Close Ticket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close Ticket' }).click()
  await expect(page.getByText('Ticket closed successfully')).toBeVisible()
  await expect(page.getByText('This ticket is closed. If the problem comes back')).toBeVisible()
  // The rest is read again.
  await expect(page.getByText(/^Ticket closed by/)).toBeVisible()
})

async function openForm(page: Page) {
  await page.goto(`${portalUrl()}/tickets/new`)
  await expect(page.getByText('1 selected')).toBeVisible()
}

async function attach(page: Page, name: string) {
  const buffer = Buffer.from('content')
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer })
}

/** Waits for what is kept under a name that contains this, and contains that. */
async function expectKept(page: Page, name: string, text: string) {
  const kept = () => page.evaluate(() => Object.entries(localStorage))
  await expect
    .poll(async () =>
      (await kept()).some(([key, value]) => key.includes(name) && value.includes(text)),
    )
    .toBe(true)
}

/** The server does it, and the connection breaks before its answer is there. */
async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}

async function loseAnswers(page: Page) {
  await interceptCalls(page, '**/api/tickets/*', (route) =>
    route.request().method() === 'PUT' ? loseAnswer(route) : route.fallback(),
  )
}

async function hold(page: Page, method: string, url: string) {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await interceptCalls(page, url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await isLetGo
    await route.abort('connectionreset').catch(() => undefined)
  })
  return {
    letGo() {
      answerNormally(page)
      letGo()
    },
  }
}
