import { expect, type Locator, type Page } from '@playwright/test'

import { addCustomer } from './admin-calls.ts'
import { raiseTicket } from './raise-ticket.ts'
import { portalUrl, signIn, signInAsAdmin } from './sign-in.ts'
import { test } from './test.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const PEM = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'

/** Types into the search and clicks in one step, so that the typing does not pause on a slow machine. */
function typeAndClick(clicked: Locator, text: string): Promise<void> {
  return clicked.evaluate(async (element, typed) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]')
    if (!box) throw new Error('no search box is there')
    box.focus()
    document.execCommand('insertText', false, typed)
    await Promise.resolve()
    if (!(element instanceof HTMLElement)) throw new Error('nothing that can be clicked is there')
    element.click()
  }, text)
}

async function openList(page: Page, search = '') {
  await signIn(page, KATHARINA)
  await page.goto(`${portalUrl()}/tickets${search}`)
  await expect(page.locator('tbody tr').first()).toBeVisible()
}

/** Holds requests back until the returned function is called. */
async function hold(page: Page, url: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('ticket list keeps two filters when they are chosen before the first is drawn', async ({
  page,
}) => {
  await openList(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  const shownAtOnce = await page.evaluate(() => {
    const choose = (label: string, value: string) => {
      const select = [...document.querySelectorAll('select')].find(
        ({ labels }) => labels[0]?.textContent === label,
      )
      if (!select) throw new Error(`no select is called ${label}`)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
      return select.value
    }
    return [choose('Status', 'Open'), choose('Priority', 'High')]
  })
  expect(shownAtOnce).toEqual(['Open', 'High'])
  await expect(page).toHaveURL(/\?status=Open&priority=High$/)
})

test('ticket list says when its rows were read while those of another order are on their way', async ({
  page,
}) => {
  await openList(page)
  const release = await hold(page, /\/api\/tickets\?/)
  const asked = page.waitForRequest(/direction=asc/)
  await page.getByRole('button', { name: /^Created/ }).click()
  await asked
  await expect(page.getByText('Refreshes every')).not.toContainText(/19(?:69|70)/)
  release()
})

test('Clear removes a search when it was typed a moment before and not sent yet', async ({
  page,
}) => {
  await openList(page, '?status=Open')
  const searches: string[] = []
  page.on('request', (request) => {
    const q = new URL(request.url()).searchParams.get('q')
    if (q !== null) searches.push(q)
  })
  await typeAndClick(page.getByRole('button', { name: 'Clear' }), 'vpn')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page).toHaveURL(/\/tickets$/)
  await page.getByRole('searchbox').fill('printer')
  await expect(page).toHaveURL(/\/tickets\?q=printer$/)
  expect(searches).not.toContain('vpn')
})

test('search does not lead back when another page is opened before the typing paused', async ({
  page,
}) => {
  const release = await hold(page, /assets\/ticket-detail-.*\.js/)
  await page.clock.install()
  await openList(page)
  await typeAndClick(page.locator('tbody a').first(), 'e')
  await page.clock.runFor(2000)
  release()
  await expect(page.getByRole('button', { name: 'Refresh Ticket' })).toBeVisible()
  await expect(page).toHaveURL(/\/tickets\/[\da-f-]+$/)
})

test('customer form keeps typed text when the file of a certificate is being read', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype
    // From the start: what reads may come after the call to go on.
    const isReadOn = new Promise((resolve) => window.addEventListener('read on', resolve))
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await isReadOn
      return arrayBuffer.call(this)
    }
  })
  const { id } = await addCustomer(page, { name: 'Slow Disk Ltd', domain: 'slow-disk.example' })
  await page.goto(`${portalUrl()}/admin/customers/edit/${id}`)
  await page.getByRole('switch').click()
  await page
    .getByLabel('X.509 Certificate file')
    .first()
    .setInputFiles({ name: 'a.pem', mimeType: 'text/plain', buffer: Buffer.from(PEM) })
  await page.getByLabel('Customer Name').fill('Typed meanwhile')
  await page.evaluate(() => window.dispatchEvent(new Event('read on')))
  await expect(page.locator('textarea').first()).toHaveValue(PEM)
  await expect(page.getByLabel('Customer Name')).toHaveValue('Typed meanwhile')
})

test('settings accept no more letters for a category when it is being added', async ({ page }) => {
  await signInAsAdmin(page)
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/admin\/categories$/, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await promise
    return route.fulfill({ json: { id: 'PRINTING', name: 'Printing', retired: false } })
  })
  await page.goto(`${portalUrl()}/admin/settings/categories`)
  await page.getByLabel('New category').fill('Printing')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New category')).not.toBeEditable()
  await page.keyboard.type('Paper')
  await expect(page.getByLabel('New category')).toHaveValue('Printing')
  answer()
  await expect(page.getByText('Printing added')).toBeAttached()
  await expect(page.getByLabel('New category')).toHaveValue('')
  await expect(page.getByLabel('New category')).toBeFocused()
})

test('settings keep the focus when they are saved from a field', async ({ page }) => {
  await signInAsAdmin(page)
  await page.route(/\/api\/admin\/settings$/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503 }),
  )
  await page.goto(`${portalUrl()}/admin/settings`)
  await page.getByLabel('Contact Link Text').fill('Write to us')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Failed to save settings')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Settings' })).toBeFocused()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
})

test('background work moves the focus on when the last failed job is dismissed', async ({
  page,
}) => {
  await signInAsAdmin(page)
  let isDismissed = false
  const at = new Date().toISOString()
  const job = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'mail', title: 'Send an email' }
  const troubled = { ...job, customer: null, reason: 'Refused', attempts: 5, createdAt: at }
  await page.route(/\/api\/admin\/background-work/, async (route) => {
    if (route.request().method() === 'DELETE') {
      isDismissed = true
      return route.fulfill({ status: 204 })
    }
    const isList = route.request().url().endsWith('/troubled')
    const jobs = isDismissed ? [] : [{ ...troubled, failedAt: at }]
    return route.fulfill({ json: isList ? jobs : { kinds: [] } })
  })
  await page.goto(`${portalUrl()}/admin/background-work`)
  await page.getByRole('button', { name: /^Dismiss/ }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('No failed jobs', { exact: true })).toBeVisible()
  await expect(page.locator('h2').first()).toBeFocused()
})

test('ticket detail leaves the focus in the reply when a comment comes after older ones failed to load', async ({
  page,
}) => {
  await signIn(page, KATHARINA)
  await raiseTicket(page, 'Many have said something')
  const numbers = [1]
  await page.route(/\/api\/tickets\/[\da-f-]+$/, async (route) => {
    const answer = await route.fetch()
    const comments = numbers.map((number) => aComment(number))
    await route.fulfill({ json: { ...(await answer.json()), comments, commentCount: 40 } })
  })
  await page.route(/\/comments\?/, (route) => route.fulfill({ status: 503 }))
  await page.goto(`${portalUrl()}/tickets`)
  await page
    .getByRole('link', { name: /Many have said something/ })
    .first()
    .click()
  await expect(page.getByText('Failed to load older replies')).toBeVisible()
  const failure = page.waitForResponse(/\/comments\?/)
  await page.getByRole('button', { name: 'Show older replies' }).click()
  await failure
  await expect(page.getByText('Failed to load older replies')).toBeVisible()

  numbers.push(2)
  await page.getByLabel('Your reply').fill('Half written')
  await page.getByRole('button', { name: 'Refresh Ticket' }).dispatchEvent('click')
  await expect(page.getByText('Comment 2')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toBeFocused()
})

function aComment(number: number) {
  return {
    id: `01890a5d-ac96-774b-bcce-b302099a805${number}`,
    content: `Comment ${number}`,
    createdAt: `2026-01-0${number}T10:00:00.000Z`,
    attachments: [],
    isAgent: true,
    isSystem: false,
    authorName: 'Ada',
  }
}
