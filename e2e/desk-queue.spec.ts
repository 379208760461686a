import { expect, type Page } from '@playwright/test'

import { answerNormally, answerWith, answerWithError, holdAnswers } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { expectWalkable } from './keyboard-walk.ts'
import { openPage, type Session, startSession } from './session.ts'
import { portalUrl, watchConsole } from './sign-in.ts'
import { raiseTickets } from './support-desk.ts'
import { test, WALK } from './test.ts'

const PRIYA = { email: 'agent@portico.example', name: 'Priya Raman' }
const SIOBHAN = { email: 'siobhan.oneill@fabrikam.example', name: "Siobhán O'Neill" }
const QUEUE = 'GET /api/desk/tickets'
const LOW = { width: 1280, height: 560 }
const TELEPHONE = { width: 390, height: 844 }

let session: Session
test.beforeAll(async ({ browser }) => {
  session = await startSession(browser, PRIYA)
})

async function openQueue(page: Page, search = '') {
  await page.goto(`${portalUrl()}/desk${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
}

const rows = (page: Page) => page.locator('[data-ticket] a')

test("the queue keeps an agent's position when it is walked by keyboard alone", async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session, viewport: LOW })
  await openQueue(page)
  await expect(rows(page).nth(2)).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(rows(page).nth(2)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/desk/tickets/*')
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeFocused()
  await expect(rows(page).nth(1)).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows(page).nth(1)).toBeFocused()

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('j?k')
  await expect(page.getByText('No tickets match')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('a preview goes along with the focused row when an agent presses Space', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  const errors = watchConsole(page)
  await openQueue(page)
  await expect(rows(page).nth(1)).toBeVisible()
  const preview = page.getByRole('complementary', { name: /^Preview of #/ })
  const titles = await rows(page).allTextContents()
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await expect(preview.getByRole('heading', { level: 2 }).first()).toHaveText(titles[0] ?? '')
  await expect(preview.getByText('Conversation History')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  await expect(preview.getByRole('heading', { level: 2 }).first()).toHaveText(titles[1] ?? '')
  await expectAccessible(page, 'preview', { within: 'aside[aria-label^="Preview"]' })
  for (const viewport of [LOW, TELEPHONE]) {
    await page.setViewportSize(viewport)
    await expectFits(page, `preview, ${viewport.width} px`)
  }
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await page.keyboard.press('Space')
  await expect(preview).toBeVisible()
  await page.keyboard.press('Space')
  await expect(preview).toBeHidden()
  await expect(rows(page).nth(1)).toBeFocused()
  expect(errors).toEqual([])
})

test('a row says who spoke last by initials, and leaves the room to the words, when the window is narrow', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session, viewport: LOW })
  await openQueue(page, '?view=all')
  const speaker = page.locator('[data-initials]').first()
  const shown = () =>
    speaker.evaluate((element) => getComputedStyle(element, '::before').content.length)
  await expect.poll(shown).toBeLessThanOrEqual('"AB"'.length)
  expect((await speaker.boundingBox())!.width).toBeLessThan(40)
})

test('a view that is not loaded shows no tickets of another one when the line is cut', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await openQueue(page)
  await expect(rows(page).first()).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^Closed/ }).click()
  await expect(page.getByText('Not loaded yet. You’re offline.')).toHaveCount(1)
  await expect(rows(page)).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(rows(page).first()).toBeVisible()
})

test('keyboard shortcuts are listed by ?, and do nothing when they are switched off', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await openQueue(page)
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expectAccessible(page, 'keyboard shortcuts', { within: 'dialog' })
  await help.getByRole('switch').click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('j')
  await expect(rows(page).first()).not.toBeFocused()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await help.getByRole('switch').click()
  await help.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('j')
  await expect(rows(page).first()).toBeFocused()
})

test('a ticket appears in the queue by itself when a customer raises it, with what is hidden around it', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  const errors = watchConsole(page)
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await openQueue(page, '?q=Turnstile&priority=Low')
  await expect(page.getByText('Nothing in “Open” matches your search and filters.')).toBeVisible()
  await stream
  await raiseTickets(browser, SIOBHAN, ['Turnstile counts twice'])

  const row = page.getByRole('row', { name: /Turnstile counts twice/ })
  await expect(row).toContainText('Fabrikam Inc')
  await expect(row).toContainText(SIOBHAN.name)
  await expect(row).toContainText('Unassigned')
  const hidden = page.getByRole('region', { name: 'Active filters' })
  await expect(hidden).toContainText(/\d+ of \d+ tickets hidden by filters\./)
  await hidden.getByRole('button', { name: 'Remove filter Priority: Low' }).click()
  await expect(hidden).toBeHidden()
  await expect(row).toBeVisible()
  expect(errors).toEqual([])
})

test('take next assigns and opens the first unassigned ticket when an agent presses it', async ({
  browser,
}) => {
  const page = await openPage(browser, { storageState: session })
  await openQueue(page, '?view=unassigned')
  const first = await rows(page).first().getAttribute('href')
  await page.getByRole('button', { name: 'Take next' }).click()
  await page.waitForURL(`**${first}`)
  await openQueue(page, '?view=mine')
  await expect(page.locator(`a[href="${first}"]`)).toBeVisible()
})

test(
  'the queue passes axe and fits when it is shown in any state on any screen',
  WALK,
  async ({ browser }) => {
    const page = await openPage(browser, { storageState: session, viewport: LOW })
    await holdAnswers(page, QUEUE)
    await openQueue(page)
    await expect(page.getByText('Loading queue')).toBeAttached()
    await expectAccessible(page, 'queue, loading')
    await answerWithError(page, QUEUE)
    await openQueue(page)
    await expect(page.getByText('Failed to load queue')).toBeVisible()
    await expectAccessible(page, 'queue, failed')
    await answerWith(page, QUEUE, [])
    await openQueue(page, '?view=mine')
    await expect(page.getByText('No tickets in your queue')).toBeVisible()
    await expectAccessible(page, 'queue, empty')

    answerNormally(page)
    await openQueue(page, '?view=all&priority=High')
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expectAccessible(page, 'queue, filtered')
    for (const viewport of [
      LOW,
      TELEPHONE,
      { width: 320, height: 640 },
      { width: 768, height: 800 },
    ]) {
      await page.setViewportSize(viewport)
      await expectFits(page, `queue, ${viewport.width} px`)
    }
    for (const viewport of [LOW, TELEPHONE]) {
      await page.setViewportSize(viewport)
      await expectWalkable(page, `queue, ${viewport.width} px`)
    }
  },
)
