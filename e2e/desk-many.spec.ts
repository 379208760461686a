import { expect } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { openPage, startSession } from './session.ts'
import { portalUrl, watchConsole } from './sign-in.ts'
import { raiseTickets } from './support-desk.ts'
import { test } from './test.ts'

const PRIYA = { email: 'agent@portico.example', name: 'Priya Raman' }
const SIOBHAN = { email: 'siobhan.oneill@fabrikam.example', name: "Siobhán O'Neill" }
// So high that the bar at the lower edge lies upon nothing.
const TELEPHONE = { width: 390, height: 1600 }

test('an agent saves a view, closes its tickets together by keyboard, undoes it, and finds one from anywhere', async ({
  browser,
}) => {
  await raiseTickets(browser, SIOBHAN, ['Pallet one', 'Pallet two', 'Pallet three'])
  const page = await openPage(browser, { storageState: await startSession(browser, PRIYA) })
  const errors = watchConsole(page)
  const row = (subject: string) => page.getByRole('row', { name: new RegExp(subject) })
  await page.goto(`${portalUrl()}/desk?assignee=none&age=under_1d&sort=newest&q=Pallet`)
  await expect(row('Pallet one')).toBeVisible()

  await page.getByRole('button', { name: 'View actions' }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  const saving = page.getByRole('dialog', { name: 'Save view' })
  await expect(saving).toContainText('Search: Pallet')
  await expectAccessible(page, 'saving a view', { within: 'dialog' })
  await saving.getByLabel('Name').fill('Fresh and free')
  await saving.getByLabel('Share with all agents').check()
  await saving.getByRole('button', { name: 'Save as new view' }).click()
  const views = page.getByRole('group', { name: 'Views' })
  const saved = views.getByRole('link', { name: /^Fresh and free/ })
  await expect(saved).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'View actions' }).click()
  await page.getByRole('button', { name: 'Manage views' }).click()
  await expectAccessible(page, 'managing views', { within: 'dialog' })
  await page.getByRole('button', { name: 'Delete Fresh and free' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Delete Fresh and free' })).toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(saved).toBeHidden()

  // The queue comes newest first.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  const bar = page.getByRole('region', { name: 'Selected tickets' })
  await expect(bar).toContainText('3 tickets selected from 1 customer')
  await expectAccessible(page, 'queue with a selection')
  await bar.getByRole('button', { name: 'Close' }).click()
  const asking = page.getByRole('dialog', { name: 'Close tickets' })
  await expect(asking).toContainText('This changes 3 tickets from 1 customer.')
  await asking.getByRole('button', { name: 'Close 3 tickets' }).click()
  const outcome = page.getByRole('region', { name: 'What changed' })
  await expect(outcome).toContainText('3 tickets closed.')
  await expect(row('Pallet one')).toBeHidden()
  await page.setViewportSize(TELEPHONE)
  await expectFits(page, 'queue after a change of many')
  await expectAccessible(page, 'queue after a change of many')
  await outcome.getByRole('button', { name: 'Undo' }).click()
  await expect(outcome).toContainText('3 changes undone.')
  await expect(row('Pallet two')).toBeVisible()

  await page.keyboard.press('Control+K')
  await page.keyboard.type('Pallet two')
  await page.getByRole('option', { name: /^Pallet two/ }).click()
  await page.waitForURL('**/desk/tickets/*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pallet two')
  expect(errors).toEqual([])
})
