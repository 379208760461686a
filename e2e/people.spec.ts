import { expect, type Page } from '@playwright/test'

import { idp } from '#test/saml-setup.ts'

import { addCustomer, callAsAdmin, findCustomer } from './admin-calls.ts'
import { answerNormally, refuseConnections } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { expectWalkable } from './keyboard-walk.ts'
import { raiseTicket } from './raise-ticket.ts'
import { openPage } from './session.ts'
import { portalUrl, signIn, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test, WALK } from './test.ts'

/** In no other journey, so that her sessions are known. */
const LAILA = { email: 'laila.haddad@northwind.example', name: 'ليلى حداد' }
/** Their portal manager. */
const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const TELEPHONE = { width: 390, height: 844 }

async function openPeople(page: Page) {
  await signInAsAdmin(page)
  const { id } = await findCustomer(page, 'northwind.example')
  await page.goto(`${portalUrl()}/admin/customers/people/${id}`)
  const row = page.getByRole('row', { name: new RegExp(LAILA.name) })
  await expect(row).toBeVisible()
  return { row, id }
}

test('a person is led to the login page immediately when deactivated, and comes back once reactivated', async ({
  browser,
  page,
}) => {
  const person = await openPage(browser)
  await signIn(person, LAILA)
  const stream = person.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await person.goto(`${portalUrl()}/tickets/new`)
  await person.getByLabel('Subject').fill('Half written')
  await stream

  const { row } = await openPeople(page)
  await expect(row.getByText('1 session')).toBeVisible()
  const actions = row.getByRole('button', { name: `Actions for ${LAILA.name}` })
  await actions.click()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Deactivate ${LAILA.name}?` })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Person deactivated and signed out')).toBeVisible()
  await expect(row.getByText('Inactive')).toBeVisible()
  await expect(actions).toBeFocused()
  await person.waitForURL('**/login')

  await person.getByLabel('Company email').fill(LAILA.email)
  await person.getByRole('button', { name: 'Sign in with Email' }).click()
  await person.getByRole('button', { name: LAILA.name }).click()
  await person.waitForURL('**/login?error=person_deactivated*')

  await actions.click()
  await page.getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByText('Person reactivated')).toBeVisible()
  await expect(row.getByText('Inactive')).toHaveCount(0)
  await person.getByLabel('Company email').fill(LAILA.email)
  await person.getByRole('button', { name: 'Sign in with Email' }).click()
  await person.getByRole('button', { name: LAILA.name }).click()
  // Back to the same place, with what was written there.
  await person.waitForURL('**/tickets/new')
  await expect(person.getByLabel('Subject')).toHaveValue('Half written')
})

test('the browser remembers no page when a person signs out', WALK, async ({ page }) => {
  await signIn(page, LAILA)
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.goto(`${portalUrl()}/tickets`)
  await stream
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => sessionStorage.getItem('return-to'))).toBeNull()
})

test('a person of a customer is found by name and email when people are opened from list or form', async ({
  page,
}) => {
  const errors = watchConsole(page)
  const { row, id } = await openPeople(page)
  await page.getByRole('searchbox', { name: 'Search people' }).fill('KATHARINA')
  await page.waitForURL('**?q=KATHARINA')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Katharina Vogel/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody is called this')
  await expect(page.getByText('No people match your search')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toBeFocused()
  await expect(row).toBeVisible()

  await page.getByRole('link', { name: 'Details' }).click()
  await page.waitForURL(`**/admin/customers/edit/${id}`)
  await page.getByRole('link', { name: /^People/ }).click()
  await page.waitForURL(`**/admin/customers/people/${id}`)
  await page.goto(`${portalUrl()}/admin/customers`)
  await page.getByRole('link', { name: 'Northwind Traders', exact: true }).click()
  await page.getByRole('link', { name: /^People/ }).click()
  await page.waitForURL(`**/admin/customers/people/${id}`)
  expect(errors).toEqual([])
})

test('the people of a customer pass axe and fit when they are shown', WALK, async ({ page }) => {
  const { row, id } = await openPeople(page)
  const actions = row.getByRole('button', { name: `Actions for ${LAILA.name}` })
  await actions.click()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expectAccessible(page, 'people')
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
  await expectWalkable(page, 'people')
  await page.setViewportSize(TELEPHONE)
  await expectFits(page, 'people on a telephone')

  // Its header has the longest state: single sign-on is on, and no one has signed in.
  const saml = {
    enabled: true,
    provider: 'okta',
    entityId: 'https://idp.lakeside.example/metadata',
    entryPoint: 'https://idp.lakeside.example/sso',
    cert: idp.certPem,
  }
  const empty = await addCustomer(page, { saml })
  await page.goto(`${portalUrl()}/admin/customers/people/${empty.id}`)
  await expect(
    page.getByText('People appear here once they sign in or take part in a ticket'),
  ).toBeVisible()
  await expect(page.getByText('No one has signed in yet')).toBeVisible()
  await expectFits(page, 'nobody yet on a telephone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectAccessible(page, 'nobody yet')

  await refuseConnections(page, '**/people?*')
  await page.goto(`${portalUrl()}/admin/customers/people/${id}`)
  await expect(page.getByText('Failed to load people')).toBeVisible()
  answerNormally(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(row).toBeVisible()

  await callAsAdmin(page, 'DELETE', `/api/admin/customers/${empty.id}`)
  await page.goto(`${portalUrl()}/admin/customers/people/${empty.id}`)
  await page.waitForURL('**/admin/customers')
  await expect(page.getByText('Failed to load customer details')).toBeVisible()
})

test('a colleague opens and answers the hardware tickets of their company once a portal manager grants them', async ({
  browser,
  page,
}) => {
  const errors = watchConsole(page)
  await signIn(page, KATHARINA)
  const address = await raiseTicket(page, 'The label printer jams', ['HARDWARE_ISSUE'])
  const colleague = await openPage(browser)
  await signIn(colleague, LAILA)
  await colleague.goto(address)
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(colleague.getByText('The label printer jams')).toHaveCount(0)

  await page.goto(`${portalUrl()}/dashboard`)
  await page.getByRole('link', { name: 'People' }).click()
  await page.waitForURL('**/people')
  const row = page.getByRole('row', { name: new RegExp(LAILA.name) })
  await expect(row.getByText('Own tickets')).toBeVisible()
  await expect(page.getByRole('row', { name: /Katharina Vogel/ }).getByRole('button')).toHaveCount(
    0,
  )
  const actions = row.getByRole('button', { name: `Actions for ${LAILA.name}` })
  await actions.click()
  await expect(page.getByRole('button', { name: 'Make portal manager' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change visibility...' }).click()
  const dialog = page.getByRole('dialog', { name: `What ${LAILA.name} sees` })
  await dialog.getByRole('radio', { name: /^Tickets in some categories/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Select at least one category')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Hardware Issue' }).check()
  await dialog.getByRole('checkbox', { name: 'Can reply to these tickets' }).check()
  await expectAccessible(page, 'the dialog of a visibility')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Visibility changed')).toBeVisible()
  await expect(row.getByText('Hardware Issue')).toBeVisible()
  await expect(row.getByText('Can reply')).toBeVisible()
  await expect(actions).toBeFocused()

  await colleague.goto(address)
  await expect(colleague.getByRole('heading', { name: 'The label printer jams' })).toBeVisible()
  await colleague.getByLabel('Your reply').fill('Ours jams too')
  await colleague.getByRole('button', { name: 'Send Reply' }).click()
  await expect(colleague.getByRole('article').getByText('Ours jams too')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('Ours jams too')).toBeVisible()
  expect(errors).toEqual([])

  await page.goto(`${portalUrl()}/people`)
  await actions.click()
  await page.getByRole('button', { name: 'Change visibility...' }).click()
  await dialog.getByRole('radio', { name: /^Own tickets/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Own tickets')).toBeVisible()
})

test('a person gets the page of people while an administrator has made them a portal manager', async ({
  browser,
  page,
}) => {
  const person = await openPage(browser)
  await signIn(person, LAILA)
  await person.goto(`${portalUrl()}/people`)
  await expect(person.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  const stream = person.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await person.goto(`${portalUrl()}/dashboard`)
  await stream

  const { row } = await openPeople(page)
  const change = async (action: string) => {
    await row.getByRole('button', { name: `Actions for ${LAILA.name}` }).click()
    await page.getByRole('button', { name: action }).click()
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
  }
  await change('Make portal manager')
  await expect(row.getByText('Portal manager')).toBeVisible()
  // The open page has the link without being loaded again.
  await person.getByRole('link', { name: 'People' }).click()
  await expect(person.getByRole('row', { name: /Katharina Vogel/ })).toBeVisible()
  await change('Remove as portal manager')
  await expect(person.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})

test(
  'the people of a portal manager pass axe and fit when they are shown',
  WALK,
  async ({ page }) => {
    await signIn(page, KATHARINA)
    await page.goto(`${portalUrl()}/people`)
    const row = page.getByRole('row', { name: new RegExp(LAILA.name) })
    await row.getByRole('button', { name: `Actions for ${LAILA.name}` }).click()
    await expectAccessible(page, 'people of a manager')
    await page.keyboard.press('Escape')
    await expectWalkable(page, 'people of a manager')
    await page.setViewportSize(TELEPHONE)
    await expectFits(page, 'people of a manager on a telephone')
    await row.getByRole('button', { name: `Actions for ${LAILA.name}` }).click()
    await page.getByRole('button', { name: 'Change visibility...' }).click()
    await page.getByRole('radio', { name: /^Tickets in some categories/ }).check()
    await expectFits(page, 'the dialog of a visibility on a telephone')
  },
)

test('technical contacts are added, corrected, kept through a conflict and removed', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const customer = await addCustomer(page)
  const address = `${portalUrl()}/admin/customers/edit/${customer.id}`
  await page.goto(address)
  await page.getByLabel('Time Zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Add contact' }).click()
  const first = page.getByRole('group', { name: 'Contact 1' })
  await expect(first.getByLabel('Name')).toBeFocused()
  await first.getByLabel('Name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await expect(first.getByText('Enter an email address or a phone number')).toBeVisible()
  await expect(page.getByText('1 field needs attention')).toBeVisible()
  await expect(first.getByLabel('Email')).toBeFocused()
  await first.getByLabel('Phone').fill('+49 30 1234567')
  await page.getByRole('button', { name: 'Add contact' }).click()
  await expectAccessible(page, 'a customer with contacts')
  await expectFits(page, 'a customer with contacts')
  // A blank one is left out.
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await page.waitForURL('**/admin/customers')

  await page.goto(address)
  await expect(page.getByLabel('Time Zone')).toHaveValue('Asia/Tokyo')
  await expect(first.getByLabel('Name')).toHaveValue('Ada Lovelace')
  await expect(page.getByRole('group', { name: 'Contact 2' })).toHaveCount(0)
  await first.getByLabel('Email').fill('ada@lakeside.example')
  await callAsAdmin(page, 'PUT', `/api/admin/customers/${customer.id}`, {
    ...customer,
    version: undefined,
    technicalContacts: [{ name: 'Grace Hopper', phone: '555 0100' }],
  })
  await page.getByRole('button', { name: 'Save Customer' }).click()
  const choice = page.getByRole('group', { name: 'Technical Contacts' })
  await expect(choice.getByText('Grace Hopper (555 0100)')).toBeVisible()
  await choice.getByRole('radio', { name: /Ada Lovelace/ }).check()
  await page.getByRole('button', { name: 'Save Customer' }).click()
  await page.waitForURL('**/admin/customers')

  await page.goto(address)
  await expect(first.getByLabel('Email')).toHaveValue('ada@lakeside.example')
  await page.getByRole('button', { name: 'Remove Ada Lovelace' }).click()
  await expect(page.getByRole('button', { name: 'Add contact' })).toBeFocused()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
})
