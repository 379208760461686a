import { randomUUID } from 'node:crypto'

import { type Browser, expect, type Locator, type Page } from '@playwright/test'

import { idp } from '#test/saml-setup.ts'

import { holdAnswers } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { openPage } from './session.ts'
import { openAdminDashboard, portalUrl, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test, WALK } from './test.ts'

test("axe finds nothing when it looks at the administrator's pages", WALK, async ({ page }) => {
  const errors = watchConsole(page)
  await page.goto(`${portalUrl()}/admin/login`)
  await expectPageAccessible(page, 'admin login')
  await openAdminDashboard(page)
  await expectPageAccessible(page, 'admin dashboard')
  const customer = await addByCall(page, { saml: someSaml() })

  await page.goto(`${portalUrl()}/admin/customers`)
  await page.getByRole('button', { name: `Delete ${customer.name}` }).click()
  await expectPageAccessible(page, 'customer list, delete asked')
  await page.goto(`${portalUrl()}/admin/customers?q=nobody+is+called+this`)
  await expect(page.getByText('No customers match your search')).toBeVisible()
  await expectPageAccessible(page, 'customer list, nothing found')

  await page.goto(`${portalUrl()}/admin/customers/new`)
  await page.getByRole('switch', { name: 'Enable SAML SSO' }).click()
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await expect(page.getByText('5 fields need attention')).toBeVisible()
  await expectPageAccessible(page, 'customer form with problems')

  await page.goto(`${portalUrl()}/admin/customers/edit/${customer.id}`)
  await expect(page.getByText('Valid until')).toBeVisible()
  await page.getByLabel('Customer Name').fill('Ours')
  await changeByCall(page, customer, { name: 'Theirs' })
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await expect(page.getByText('saved this customer while you were editing')).toBeVisible()
  await expectPageAccessible(page, 'customer form, changed in the meantime')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectPageAccessible(page, 'customer form, leaving')
  await page.getByRole('button', { name: 'Leave without saving' }).click()

  await page.goto(`${portalUrl()}/admin/customers/sso-guide/${customer.id}`)
  for (const tab of ['Values', 'Steps', 'Attributes', 'Troubleshooting']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectPageAccessible(page, `SSO guide, ${tab}`)
  }
  // The 409 is what was wanted; browsers put every such answer there.
  expect(errors.filter((text) => !text.includes('409'))).toEqual([])
})

test('an administrator adds a customer with SAML, edits it and deletes it', async ({ page }) => {
  const mark = aMark()
  await openAdminDashboard(page)
  await page.getByRole('link', { name: 'Add Customer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('Customer Name').fill(`Lakeside ${mark}`)
  await page.getByLabel('Email Domain *').fill('gmail.com')
  await page.getByLabel('MSP Start Date').fill('2026-02-01')
  await page.getByRole('switch', { name: 'Enable SAML SSO' }).click()
  await page.getByLabel('Identity Provider *').selectOption('Okta')
  // The provider can be set up before anything is saved, with the guide beside the form.
  const acsUrl = await page.getByRole('textbox', { name: 'ACS / Callback URL' }).inputValue()
  const guide = await openedBy(page, () =>
    page.getByRole('link', { name: 'SSO setup guide' }).click(),
  )
  await expect(guide.getByRole('heading', { name: 'Create the app integration' })).toBeVisible()
  await guide.getByRole('tab', { name: 'Values' }).click()
  await expect(guide.getByText(acsUrl, { exact: true }).first()).toBeVisible()
  await expect(guide.getByText('Available once you save the customer.')).toBeVisible()
  await expectPageAccessible(guide, 'SSO guide of a new customer')
  await guide.close()
  await page.getByLabel('Entity ID / Issuer').fill('urn:idp:lakeside')
  await page.getByLabel('Entry Point URL / SSO URL').fill('https://idp.lakeside.example/sso')
  await page.getByLabel('X.509 Certificate *').fill(idp.certPem)
  await expect(page.getByText('Valid until')).toBeVisible()
  await expect(page.getByText('Fingerprint (SHA-256)')).toBeVisible()

  await page.getByRole('button', { name: 'Save Customer' }).click()
  await expect(page.getByText('gmail.com is a public email provider')).toHaveCount(2)
  await expect(page.getByText('Failed to create customer')).toBeVisible()
  await expect(page.getByLabel('Email Domain *')).toBeFocused()
  await page.getByLabel('Email Domain *').fill(`${mark}.example`)
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await page.waitForURL('**/admin/customers')
  await expect(page.getByText('Customer created successfully')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search customers' }).fill(mark.toUpperCase())
  await page.waitForURL(`**/admin/customers?q=${mark.toUpperCase()}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: new RegExp(mark) })
  for (const text of [`${mark}.example`, 'Feb 1, 2026', 'Active', 'Enabled', 'OKTA'])
    await expect(row.getByText(text, { exact: true })).toBeVisible()

  await row.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByLabel('Additional Email Domains, 1')).toBeFocused()
  await page.getByLabel('Additional Email Domains, 1').fill(`also-${mark}.example`)
  await page.getByLabel('Active').uncheck()
  await expect(page.getByRole('textbox', { name: 'ACS / Callback URL' })).toHaveValue(acsUrl)
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await page.getByRole('button', { name: 'Save and stop sign-in' }).click()
  await expect(page.getByText('Customer updated successfully')).toBeVisible()

  await page.goto(`${portalUrl()}/admin/customers?q=also-${mark}`)
  await expect(row.getByText('+1 more')).toBeVisible()
  await expect(row.getByText('Inactive')).toBeVisible()
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('Customer deleted successfully')).toBeVisible()
  await expect(page.getByText('No customers match your search')).toBeVisible()
})

test('a customer comes back with the reason when it cannot be deleted', async ({ page }) => {
  await signInAsAdmin(page)
  const customer = await addByCall(page)
  await page.goto(`${portalUrl()}/admin/customers?q=${customer.domain}`)
  const row = page.getByRole('row', { name: new RegExp(customer.name) })
  let fail = () => {}
  const isToFail = new Promise<void>((resolve) => (fail = resolve))
  await page.route(`**/api/admin/customers/${customer.id}`, async (route) => {
    await isToFail
    await route.abort('connectionrefused')
  })
  await row.getByRole('button', { name: 'Delete' }).click()
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toHaveCount(0)
  fail()
  await expect(page.getByText('Failed to delete customer')).toBeVisible()
  await expect(row).toBeVisible()
})

test('the customer form loses no change when two administrators edit one customer', async ({
  browser,
}) => {
  const [page, other] = await twoAdministrators(browser)
  const customer = await addByCall(page, { saml: someSaml() })
  const address = `${portalUrl()}/admin/customers/edit/${customer.id}`
  await page.goto(address)
  await other.goto(address)
  await page.getByLabel('Customer Name').fill('Ours Ltd')
  await page.getByLabel('Entity ID / Issuer').fill('urn:ours')
  await other.getByLabel('Customer Name').fill('Theirs Ltd')
  await other.getByLabel('MSP Start Date').fill('2026-03-01')
  await other.getByRole('button', { name: 'Save Customer' }).click()
  await other.waitForURL('**/admin/customers')

  await page.getByRole('button', { name: 'Save Customer' }).click()
  const heading = page.getByText(/saved this customer while you were editing/)
  await expect(heading).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Changed by' })).toBeVisible()
  await expect(page.getByLabel('MSP Start Date')).toHaveValue('2026-03-01')
  await expect(page.getByLabel('Customer Name')).toHaveValue('Ours Ltd')

  await page.getByRole('button', { name: 'Save Customer' }).click()
  await expect(page.getByText('1 field needs attention')).toBeVisible()
  const choice = page.getByRole('group', { name: 'Customer Name' })
  await expect(choice.getByRole('radio').first()).toBeFocused()
  await choice.getByRole('radio', { name: /Theirs Ltd/ }).check()
  await expect(page.getByLabel('Customer Name', { exact: false }).last()).toHaveValue('Theirs Ltd')
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await page.waitForURL('**/admin/customers')

  const saved = await (
    await page.request.get(`${portalUrl()}/api/admin/customers/${customer.id}`)
  ).json()
  expect(saved).toMatchObject({
    name: 'Theirs Ltd',
    mspStartDate: '2026-03-01',
    saml: { entityId: 'urn:ours' },
  })
})

test('the customer form asks first when it is changed and left by a link, Back or reload', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const customer = await addByCall(page)
  await page.goto(`${portalUrl()}/admin/customers?q=${customer.domain}`)
  await page.getByRole('link', { name: `Edit ${customer.name}` }).click()
  await page.getByLabel('Customer Name').fill('Half typed')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Customer Name')).toHaveValue('Half typed')

  for (const isLeaving of [false, true]) {
    await page.evaluate(() => history.back())
    await expect(question).toBeVisible()
    await expect(page).toHaveURL(/\/edit\//)
    await expect(page.getByLabel('Customer Name')).toHaveValue('Half typed')
    if (!isLeaving) await page.keyboard.press('Escape')
  }
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(`**/admin/customers?q=${customer.domain}`)
  await expect(page.getByText(customer.name)).toBeVisible()

  await page.goForward()
  await page.getByLabel('Customer Name').fill('Typed again')
  const isAsked = page.waitForEvent('dialog')
  const reloading = page.reload()
  await (await isAsked).accept()
  await reloading
  await expect(page.getByLabel('Customer Name')).toHaveValue('Typed again')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByLabel('Customer Name')).toHaveValue(customer.name)
  // Unchanged, it lets go at once.
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('**/admin/customers')
})

test('the customer form keeps everything when the session ends while an administrator types', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/customers/new`)
  await page.getByLabel('Customer Name').fill('Half typed')
  await page.getByLabel('Email Domain *').fill('half-typed.example')
  await page.getByRole('switch', { name: 'Enable SAML SSO' }).click()
  const acsUrl = await page.getByRole('textbox', { name: 'ACS / Callback URL' }).inputValue()
  await page.getByLabel('Entity ID / Issuer').fill('urn:half')
  await page.getByRole('switch', { name: 'Enable SAML SSO' }).click()
  await endSessionAt(page, 'Save Customer', '**/admin/customers/new')

  await expect(page.getByText('We restored your unsaved customer')).toBeVisible()
  await expect(page.getByLabel('Customer Name')).toHaveValue('Half typed')
  await page.getByRole('switch', { name: 'Enable SAML SSO' }).click()
  await expect(page.getByRole('textbox', { name: 'ACS / Callback URL' })).toHaveValue(acsUrl)
  await expect(page.getByLabel('Entity ID / Issuer')).toHaveValue('urn:half')
  await expectPageAccessible(page, 'customer form with a draft')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByLabel('Customer Name')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Customer Name')).toHaveValue('Half typed')

  // Another tab begins a customer of its own.
  const other = await page.context().newPage()
  await other.goto(`${portalUrl()}/admin/customers/new`)
  await expect(other.getByLabel('Customer Name')).toHaveValue('')
  await other.close()
  await page.getByRole('button', { name: 'Discard draft' }).click()

  await page.goto(`${portalUrl()}/admin/settings`)
  await page.getByLabel('Name *').fill('Half a name')
  await endSessionAt(page, 'Save Settings', '**/admin/settings')
  await expect(page.getByLabel('Name *')).toHaveValue('Half a name')
  await page.getByRole('button', { name: 'Discard draft' }).click()

  await page.goto(`${portalUrl()}/admin/team`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Name').fill('Robin Half')
  await dialog.getByLabel('Email').fill('robin@half.example')
  await endSessionAt(page, 'Invite', '**/admin/team')
  await expect(dialog.getByText('We restored your unfinished invitation')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue('robin@half.example')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a press counts when the facts of a certificate arrive while the button is held', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const customer = await addByCall(page, { saml: someSaml() })
  await page.goto(`${portalUrl()}/admin/customers/edit/${customer.id}`)
  const certificate = page.getByLabel('X.509 Certificate *')
  await expect(page.getByText('Valid until')).toBeVisible()
  await certificate.press('Control+End')
  await certificate.press('Enter')
  await pressWhere(page, page.getByRole('button', { name: 'Save Customer' }))
  await expect(page.getByText('Customer updated successfully')).toBeVisible()

  await page.goto(`${portalUrl()}/admin/customers/edit/${customer.id}`)
  await expect(page.getByText('Valid until')).toBeVisible()
  const check = await holdAnswers(page, 'POST /api/admin/check-certificate')
  await certificate.fill(`\n\n\n${idp.certPem}`)
  const answered = page.waitForResponse('**/api/admin/check-certificate')
  await pressWhere(page, page.getByText('Advanced', { exact: true }), async () => {
    check.letGo()
    await (await answered).finished()
  })
  await expect(page.getByLabel('Audience Restriction')).toBeVisible()
  await expect(page.getByText('Valid until')).toBeVisible()
})

test('the customer form is operable by keyboard alone, and the footer hides nothing when it has the focus', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const customer = await addByCall(page, { saml: someSaml({ auditEnabled: false }) })
  await page.goto(`${portalUrl()}/admin/customers/edit/${customer.id}`)
  // The bar that saves is there once something has changed.
  await page.getByLabel('Customer Name').fill(`${customer.name} Ltd`)
  const names: string[] = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const box = element?.getBoundingClientRect()
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return {
        name: element?.getAttribute('name') ?? element?.textContent ?? '',
        isSeen: top !== null && top !== undefined && (element?.contains(top) ?? false),
      }
    })
    names.push(focused.name)
    expect(focused.isSeen, focused.name).toBe(true)
    if (focused.name.includes('Save Customer')) break
  }
  expect(names).toEqual(
    expect.arrayContaining([
      'domain',
      'mspStartDate',
      'timeZone',
      'active',
      'saml.enabled',
      'saml.provider',
      'saml.entityId',
      'saml.entryPoint',
      'saml.cert',
      'saml.auditEnabled',
      'saml.previousCert',
      'Cancel',
    ]),
  )
  expect(names.at(-1)).toContain('Save Customer')
})

test('the guide shows the values of the customer and the steps of a provider when it is chosen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsAdmin(page)
  const { id, name, domain } = await addByCall(page, { saml: someSaml() })
  await page.goto(`${portalUrl()}/admin/customers?q=${name}`)
  await page.getByRole('link', { name: `SSO guide for ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SSO Setup Guide')
  await page.getByRole('button', { name: 'Copy ACS URL' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${portalUrl()}/api/auth/saml/callback/${id}`,
  )
  await page.getByRole('link', { name: 'View', exact: true }).click()
  const metadata = page.getByRole('dialog', { name: 'SP metadata' })
  await expect(metadata).toContainText(`entityID="${portalUrl()}/saml/metadata/${id}"`)
  await expectPageAccessible(page, 'SP metadata')
  const download = page.waitForEvent('download')
  await metadata.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(`customer-${domain.split('.')[0]}-metadata.xml`)
  await metadata.getByRole('button', { name: 'Close' }).click()

  await page.getByLabel('Identity Provider').selectOption('Microsoft Entra ID')
  await page.waitForURL('**?provider=microsoft_entra')
  await page.getByRole('tab', { name: 'Values' }).press('ArrowRight')
  await page.waitForURL('**&tab=steps')
  await page.getByRole('checkbox', { name: 'Done: Enter this portal’s URLs' }).check()
  await page.getByRole('tab', { name: 'Steps' }).press('ArrowRight')
  await expect(page.getByText('Value in Microsoft Entra ID')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: `SSO guide for ${name}` }).click()
  await page.getByLabel('Identity Provider').selectOption('Microsoft Entra ID')
  await page.getByRole('tab', { name: 'Steps' }).click()
  await expect(page.getByRole('checkbox', { name: 'Done: Enter this portal’s URLs' })).toBeChecked()
  await page.getByRole('link', { name: 'Edit Customer' }).first().click()
  await page.waitForURL(`**/admin/customers/edit/${id}`)
})

test('the customer page leads back to the list and says so when the customer is missing', async ({
  page,
}) => {
  await signInAsAdmin(page)
  for (const path of ['edit', 'sso-guide']) {
    await page.goto(`${portalUrl()}/admin/customers/${path}/${randomUUID()}`)
    await page.waitForURL('**/admin/customers')
    await expect(page.getByText('Failed to load customer details')).toBeVisible()
  }
})

/** Presses where the button is now, and lets go at the same place after the page has changed in between. */
async function pressWhere(page: Page, button: Locator, meanwhile?: () => Promise<void>) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('there is no such button')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await meanwhile?.()
  // Anything that the page draws on losing the focus and on the answer is on the screen two frames
  // later.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await page.mouse.up()
}

/** The session is over when the button is pressed; the same person signs in again. */
async function endSessionAt(page: Page, button: string, place: string) {
  // This very button: once the page is left, none of the next one's may be pressed.
  const pressed = await page
    .getByRole('button', { name: button, exact: true })
    .last()
    .elementHandle()
  await page.context().clearCookies({ domain: 'localhost' })
  // The first of the page's calls leads there; the bell asks by itself, and then the button may be
  // gone before it is pressed.
  const isLed = page.waitForURL('**/admin/login')
  await pressed?.evaluate((element: HTMLElement) => element.click()).catch(() => isLed)
  await isLed
  await page.getByLabel('Admin Email').fill('admin@portico.example')
  await page.getByLabel('Password', { exact: true }).fill('portico-demo-admin')
  await page.getByRole('button', { name: 'Login as Admin' }).click()
  await page.waitForURL(place)
}

async function openedBy(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await press()
  return opened
}

async function twoAdministrators(browser: Browser): Promise<[Page, Page]> {
  const open = async () => {
    const page = await openPage(browser)
    await signInAsAdmin(page)
    return page
  }
  return [await open(), await open()]
}

function aMark() {
  return `c${randomUUID().slice(0, 8)}`
}

function someSaml(overrides: object = {}) {
  return {
    enabled: true,
    provider: 'okta',
    entityId: 'https://idp.lakeside.example/metadata',
    entryPoint: 'https://idp.lakeside.example/sso',
    cert: idp.certPem,
    ...overrides,
  }
}

type Added = { id: string; name: string; domain: string }

/** A customer that was there before. */
async function addByCall(page: Page, overrides: object = {}): Promise<Added> {
  const mark = aMark()
  const answer = await page.request.post(`${portalUrl()}/api/admin/customers`, {
    data: { name: `Customer ${mark}`, domain: `${mark}.example`, ...overrides },
    headers: await antiForgery(page),
  })
  return answer.json()
}

/** Makes a change as another administrator would meanwhile. */
async function changeByCall(page: Page, { id, domain }: Added, changes: object) {
  await page.request.put(`${portalUrl()}/api/admin/customers/${id}`, {
    data: { domain, ...changes },
    headers: await antiForgery(page),
  })
}

async function antiForgery(page: Page) {
  const cookies = await page.context().cookies()
  return { 'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' }
}

/** Not while it is still being fetched. */
async function expectPageAccessible(page: Page, state: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page, state)
}
