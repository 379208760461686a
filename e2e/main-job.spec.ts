import { readFile } from 'node:fs/promises'

import { expect } from '@playwright/test'

import { openPage } from './session.ts'
import { openDashboard, portalUrl, signIn, signInThroughProvider, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const DANA = { email: 'dana.whitfield@fabrikam.example', name: 'Dana Whitfield' }
const MINA = { email: 'mina.park@northwind.example', name: 'Mina Park' }

test('a person signs in, raises a ticket with two files, replies with a file and closes it', async ({
  page,
}) => {
  const errors = watchConsole(page)
  await signInThroughProvider(page, KATHARINA)
  await expect(page.getByText('You have successfully logged in!')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')

  await page.getByRole('link', { name: 'New Ticket' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Support Ticket')
  await page.getByLabel('Subject').fill('The projector shows everything in green')
  await page.getByLabel('Description').fill('Since this morning.\nThe other rooms are fine.')
  await page.getByLabel('Priority').selectOption('High')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'room.png', mimeType: 'image/png', buffer: Buffer.from('a picture') },
    { name: 'serial numbers.txt', mimeType: 'text/plain', buffer: Buffer.from('P-1042') },
  ])
  await expect(page.getByText('Selected Files (2/5)')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await expect(page.getByText('Ticket created successfully').first()).toBeVisible()

  await page.waitForURL('**/tickets')
  await expect(page.getByText('Ticket list updated with your new ticket')).toBeVisible()
  await page
    .getByRole('link', { name: 'The projector shows everything in green', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The projector shows everything in green',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /serial numbers\.txt/ }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe('P-1042')

  await page.getByRole('textbox', { name: /reply/i }).fill('It is the cable. A new one helps.')
  await page.locator('input[type=file]').setInputFiles({
    name: 'cable.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('HDMI'),
  })
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Reply sent successfully')).toBeVisible()
  await expect(page.getByText('It is the cable. A new one helps.')).toBeVisible()
  await expect(page.getByRole('link', { name: /cable\.txt/ })).toBeVisible()

  await page.getByRole('button', { name: 'Close Ticket' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'Are you sure you want to close this ticket? This action cannot be undone.',
  )
  await dialog
    .getByLabel('Resolution Reason')
    .selectOption({ label: 'Sent knowledge document link' })
  await dialog.getByRole('button', { name: 'Close Ticket' }).click()
  await expect(page.getByText('Ticket closed successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close Ticket' })).toHaveCount(0)
  await expect(page.getByText(/Reason: Sent knowledge document link/)).toBeVisible()

  await page.getByRole('button', { name: 'Reopen ticket' }).click()
  await dialog.getByRole('textbox').fill('Now it shows everything in red.')
  await dialog.getByRole('button', { name: 'Reopen ticket' }).click()
  await expect(page.getByText('Now it shows everything in red.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close Ticket' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen ticket' })).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a follow-up begins with what the closed ticket had, and the two lead to each other', async ({
  page,
}) => {
  await signIn(page, KATHARINA)
  const list = await page.request.get(
    `${portalUrl()}/api/tickets?status=Closed&direction=asc&limit=1`,
  )
  const [{ id, number, subject }] = await list.json()
  await page.goto(`${portalUrl()}/tickets/${id}`)
  await page.getByRole('link', { name: 'create a follow-up ticket' }).click()
  await expect(page.getByText(`Follow-up to #${number}`)).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue(subject.replace(' (Northwind Traders)', ''))
  await page.getByLabel('Description').fill('It came back.')
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await page.waitForURL('**/tickets')
  await page.goto(`${portalUrl()}/tickets/${id}`)
  await page.getByRole('link', { name: /Open ticket #/ }).click()
  await expect(page.getByText(`created this ticket as a follow-up to #${number}`)).toBeVisible()
  await expect(page.getByRole('link', { name: `Open ticket #${number}` })).toBeVisible()
})

test('Back leads from the list to the dashboard when a ticket was created', async ({ page }) => {
  await openDashboard(page, MINA)
  await page.getByRole('link', { name: 'New Ticket' }).first().click()
  await page.getByLabel('Subject').fill('A second monitor')
  await page.getByLabel('Description').fill('Please.')
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await page.waitForURL('**/tickets')
  await page.goBack()
  await page.waitForURL('**/dashboard')
})

test('a ticket looks missing when it belongs to another customer', async ({ browser }) => {
  const mine = await openPage(browser)
  await signIn(mine, KATHARINA)
  const list = await mine.request.get(`${portalUrl()}/api/tickets?limit=1`)
  const [ticket] = await list.json()

  const stranger = await openPage(browser)
  await signIn(stranger, DANA)
  await stranger.goto(`${portalUrl()}/tickets/${ticket.id}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Ticket Not Found')
  await expect(stranger.getByText(ticket.subject)).toHaveCount(0)
})

test('a page asks to sign in and comes back when its session has ended by signing out', async ({
  page,
}) => {
  await signIn(page, DANA)
  await page.goto(`${portalUrl()}/tickets`)
  await page.getByRole('button', { name: /Dana Whitfield|account/i }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  await page.goto(`${portalUrl()}/tickets?status=Open`)
  await page.waitForURL('**/login**')
})

test('the login page says so and nothing else when an address has no single sign-on', async ({
  page,
}) => {
  await page.goto(`${portalUrl()}/login`)
  const answers: string[] = []
  for (const email of ['someone@contoso.example', 'someone@nowhere.example']) {
    await page.getByLabel('Company email').fill(email)
    await page.getByRole('button', { name: 'Sign in with Email' }).click()
    const error = page.getByText(/We don’t recognize this email’s company/)
    await expect(error).toBeVisible()
    answers.push(await error.innerText())
  }
  expect(answers[0]).toBe(answers[1])
})
