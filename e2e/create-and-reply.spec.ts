import { rm, writeFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'

import { holdAnswers } from './answers.ts'
import { expectDraftFiles } from './draft-files.ts'
import { raiseTicket } from './raise-ticket.ts'
import { portalUrl, signIn, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const LUIS = { email: 'luis.ortega@fabrikam.example', name: 'Luis Ángel Ortega' }

const MEGABYTE = 1024 * 1024

test('a ticket waits for the categories when it is submitted before they arrive', async ({
  page,
}) => {
  await signIn(page, LUIS)
  const { letGo } = await holdAnswers(page, 'GET /api/tickets/categories')
  await page.goto(`${portalUrl()}/tickets/new`)
  await page.getByLabel('Subject').fill('Typed in a hurry')
  await page.getByLabel('Description').fill('Before anything else was there.')
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  letGo()
  await expect(page.getByText('Ticket created successfully').first()).toBeVisible()
})

test('the ticket form adds files by choosing, dropping and pasting, and names a file when it is refused', async ({
  page,
  context,
}) => {
  const errors = watchConsole(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portalUrl() })
  await signIn(page, LUIS)
  await page.goto(`${portalUrl()}/tickets/new`)

  await page.locator('input[type=file]').setInputFiles(aFile('minutes.txt'))
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()

  // Beside the box, too: the browser would open the file and leave the page.
  await dropFile(page, page.getByLabel('Description'), 'floor plan.png')
  await expect(page.getByText('Selected Files (2/5)')).toBeVisible()

  await copyScreenshot(page)
  await page.getByLabel('Description').focus()
  await page.keyboard.press('Control+V')
  await expect(
    selectedFiles(page).getByText(/^Screenshot 20\d\d-\d\d-\d\d \d\d\.\d\d\.png$/),
  ).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('')

  await page.evaluate(() => navigator.clipboard.writeText('just words'))
  await page.keyboard.press('Control+V')
  await expect(page.getByLabel('Description')).toHaveValue('just words')

  await page
    .locator('input[type=file]')
    .setInputFiles([
      aFile('fits exactly.bin', 10 * MEGABYTE),
      aFile('too large.bin', 10 * MEGABYTE + 1),
      aFile('fifth.txt'),
      aFile('sixth.txt'),
    ])
  await expect(page.getByText('Selected Files (5/5)')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'too large.bin' })).toHaveText(
    /too large\.bin is larger than 10 MB\.\s*sixth\.txt wasn’t added\. You can attach up to 5 files\./,
  )
  await expect(selectedFiles(page)).toContainText('10.00 MB')

  await page.getByRole('button', { name: 'Remove minutes.txt' }).click()
  await expect(page.getByText('Selected Files (4/5)')).toBeVisible()
  expect(errors).toEqual([])
})

test('a ticket with a file is created once when its button is double-clicked', async ({ page }) => {
  await signIn(page, LUIS)
  await page.goto(`${portalUrl()}/tickets/new`)
  await fillTicket(page, 'The label printer skips every other line')
  await page.locator('input[type=file]').setInputFiles(aFile('labels.bin', MEGABYTE))
  const answer = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.status() === 201,
  )
  await page.getByRole('button', { name: 'Submit Ticket' }).dblclick()
  await answer
  await page.waitForURL('**/tickets')
  await expect(page.getByRole('link', { name: /^The label printer skips/ })).toHaveCount(1)
})

test('an upload shows how far each file is, and keeps everything when it is canceled', async ({
  page,
}) => {
  await signIn(page, LUIS)
  await page.goto(`${portalUrl()}/tickets/new`)
  await fillTicket(page, 'The scanner stops after one page')
  await page
    .locator('input[type=file]')
    .setInputFiles([aFile('small.bin', MEGABYTE), aFile('large.bin', 8 * MEGABYTE)])
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: MEGABYTE,
  })

  await page.getByLabel('Description').press('Control+Enter')
  await expect(page.getByRole('progressbar', { name: 'Uploading small.bin' })).toHaveAttribute(
    'value',
    '1',
  )
  const large = page.getByRole('progressbar', { name: 'Uploading large.bin' })
  await expect(large).not.toHaveAttribute('value', '0')
  await expect(large).not.toHaveAttribute('value', '1')
  await expect(page.getByText(/^Uploading, \d+%$/)).toBeVisible()

  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(page.getByText('Upload canceled. Your text and files are saved.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit Ticket' })).toBeFocused()
  await expect(page.getByLabel('Subject')).toHaveValue('The scanner stops after one page')
  await expect(page.getByText('Selected Files (2/5)')).toBeVisible()

  await line.detach()
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await page.waitForURL('**/tickets')
  await expect(page.getByRole('link', { name: /The scanner stops after one page/ })).toHaveCount(1)
})

test('a draft comes back with its files when the page is reloaded, and is gone once it was sent', async ({
  page,
}) => {
  await signIn(page, LUIS)
  await page.goto(`${portalUrl()}/tickets/new`)
  await fillTicket(page, 'The door of the server room does not lock')
  await page.locator('input[type=file]').setInputFiles(aFile('door.jpg', MEGABYTE))
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()
  await expectDraftFiles(page, 1)

  await page.reload()
  await expect(page.getByText(/We restored your draft, including attachments/)).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('The door of the server room does not lock')
  await expect(selectedFiles(page)).toHaveText(/door\.jpg1\.00 MB/)
  await expect(page.getByText('1 selected')).toBeVisible()

  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await page.waitForURL('**/tickets')
  await page
    .getByRole('link', { name: /The door of the server room/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /door\.jpg/ }).first()).toBeVisible()
  await page.goto(`${portalUrl()}/tickets/new`)
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await expectDraftFiles(page, 0)
})

test('a draft leaves nothing on the machine when its author signs out', async ({ page }) => {
  await signIn(page, LUIS)
  await page.goto(`${portalUrl()}/tickets/new`)
  await fillTicket(page, 'Salaries')
  await page.locator('input[type=file]').setInputFiles(aFile('salaries.xlsx'))
  await expectDraftFiles(page, 1)
  await page.reload()
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()

  await page.getByRole('button', { name: `${LUIS.name}’s account` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Salaries')
  await expectDraftFiles(page, 0)
})

test('a ticket and a reply are sent once when sending is pressed repeatedly', async ({ page }) => {
  await signIn(page, LUIS)
  const sent: string[] = []
  page.on('request', (request) => {
    if (['POST', 'PUT'].includes(request.method())) sent.push(request.method())
  })
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/tickets**', async (route) => {
    if (route.request().method() !== 'GET') await isLetGo
    await route.continue()
  })

  await page.goto(`${portalUrl()}/tickets/new`)
  await fillTicket(page, 'The lift speaks French')
  await page.getByRole('button', { name: 'Submit Ticket' }).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) button.click()
  })
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  letGo()
  await page.waitForURL('**/tickets')
  await page
    .getByRole('link', { name: /The lift speaks French/ })
    .first()
    .click()

  const text = page.getByLabel('Your reply')
  await text.fill('Now it is Italian.')
  await text.evaluate((area: HTMLTextAreaElement) => {
    for (let press = 0; press < 5; press += 1) {
      const options = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
      area.dispatchEvent(new KeyboardEvent('keydown', options))
    }
  })
  await expect(page.getByText('Reply sent successfully')).toBeVisible()
  await expect(page.getByText('Now it is Italian.')).toHaveCount(1)
  expect(sent).toEqual(['POST', 'PUT'])
})

test('an unsent reply waits at its own ticket when another one is opened', async ({ page }) => {
  await signIn(page, LUIS)
  const first = await raiseTicket(page, 'The first of two')
  const second = await raiseTicket(page, 'The second of two')
  // From the list both are known, so that neither has to be waited for.
  await page.goto(`${portalUrl()}/tickets`)
  await page.getByRole('link', { name: 'The first of two' }).first().click()
  await page.getByLabel('Your reply').fill('Only for the first')
  await page.locator('input[type=file]').setInputFiles(aFile('first.txt'))
  await expect(page.getByText('Selected Files (1/5)')).toBeVisible()

  // Straight from one ticket to the other, as the search or a notification leads.
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: 'Search' }).fill('The second of two')
  await page.getByRole('option', { name: 'The second of two' }).first().click()
  await page.waitForURL(second)
  await expect(page.getByLabel('Your reply')).toHaveValue('')
  await expect(page.getByText('Selected Files')).toHaveCount(0)

  await page.goto(first)
  await expect(page.getByLabel('Your reply')).toHaveValue('Only for the first')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: /first\.txt/ }).first()).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveValue('')
  await expect(page.getByText('Selected Files')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Your reply')).toHaveValue('')
  await expectDraftFiles(page, 0)
})

test('a category is chosen when it is pressed while an error about the empty subject moves the form', async ({
  page,
}) => {
  await signIn(page, LUIS)
  await page.goto(`${portalUrl()}/tickets/new`)
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByLabel('Subject').click()
  const category = page.getByRole('checkbox').nth(1)
  await category.scrollIntoViewIfNeeded()
  const { x, y } = (await category.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 2)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByText('Subject is required')).toBeVisible()
  await expect(category).toBeChecked()
})

test('the ticket form names a file and loses nothing else when the file was deleted after being chosen', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('gone tomorrow.txt')
  await writeFile(path, 'here today')
  await signIn(page, LUIS)
  await page.goto(await raiseTicket(page, 'Things disappear'))
  await page.getByLabel('Your reply').fill('See the file')
  await page.locator('input[type=file]').setInputFiles(path)
  await rm(path)

  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(
    page.getByText('Failed to read gone tomorrow.txt. Remove it and attach it again.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Remove gone tomorrow.txt' }).click()
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Reply sent successfully')).toBeVisible()
})

test('the ticket form attaches and sends files when the browser can store nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await signIn(page, LUIS)
  await page.goto(await raiseTicket(page, 'A private window'))
  await page.getByLabel('Your reply').fill('With a file')
  await page.locator('input[type=file]').setInputFiles(aFile('private.txt'))
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByRole('link', { name: /private\.txt/ }).first()).toBeVisible()
  await page.getByRole('button', { name: `${LUIS.name}’s account` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
})

function aFile(name: string, sizeBytes = 5) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(sizeBytes, 'x') }
}

async function fillTicket(page: Page, subject: string) {
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Description').fill('It began this morning.')
  await expect(page.getByText('1 selected')).toBeVisible()
}

function selectedFiles(page: Page) {
  return page.getByRole('list', { name: /^Selected Files/ })
}

async function dropFile(page: Page, target: ReturnType<Page['getByLabel']>, name: string) {
  const dataTransfer = await page.evaluateHandle((filename) => {
    const dropped = new DataTransfer()
    dropped.items.add(new File(['dropped'], filename, { type: 'image/png' }))
    return dropped
  }, name)
  for (const type of ['dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer })
}

async function copyScreenshot(page: Page) {
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4, 4)
    canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
    const item = new ClipboardItem({ 'image/png': await canvas.convertToBlob() })
    await navigator.clipboard.write([item])
  })
}
