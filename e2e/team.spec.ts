import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { answerNormally, answerWith, answerWithError, holdAnswers } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { confirmWhenAsked } from './confirm-identity.ts'
import { expectFits } from './fit.ts'
import { expectWalkable } from './keyboard-walk.ts'
import { openPage } from './session.ts'
import { openAdminDashboard, portalUrl, watchConsole } from './sign-in.ts'
import { test, WALK } from './test.ts'

const PASSWORD = 'three words in a row'
const WIDTHS = [320, 390, 1024, 1280]

test('a new colleague sets a password and signs in when invited, and is out once deactivated', async ({
  page,
  browser,
}) => {
  const person = aPerson()
  await openTeam(page)
  const link = await invite(page, person)
  const row = page.getByRole('row', { name: person.name })
  await expect(row.getByText('Invited')).toBeVisible()
  await expect(row.getByText('Never')).toBeVisible()

  const theirs = await openPage(browser)
  const errors = watchConsole(theirs)
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Set your password' })).toBeVisible()
  await expect(theirs).toHaveURL(`${portalUrl()}/set-password`)
  await theirs.reload()
  await expect(theirs.getByLabel('Email')).toHaveValue(person.email)
  await choosePassword(theirs, 'too short')
  await expect(theirs.getByText('Password must be at least 12 characters')).toBeVisible()
  await expect(theirs.getByLabel('New password')).toBeFocused()
  await choosePassword(theirs, person.email)
  await expect(theirs.getByText('Password can’t be your email or name')).toBeVisible()
  await theirs.getByRole('button', { name: 'Show password' }).click()
  await expect(theirs.getByLabel('New password')).toHaveAttribute('type', 'text')
  await choosePassword(theirs, PASSWORD)

  await theirs.waitForURL('**/admin/login')
  await expect(theirs.getByText('Your password has been set. You can now sign in.')).toBeVisible()
  await signIn(theirs, person.email, PASSWORD)
  await theirs.waitForURL('**/desk')
  expect(errors).toEqual([])

  await page.reload()
  await expect(row.getByText('Active')).toBeVisible()
  await choose(page, person.name, 'Deactivate')
  const question = page.getByRole('dialog', { name: `Deactivate ${person.name}?` })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText(`${person.name} deactivated`)).toBeVisible()
  await expect(question).toBeHidden()
  await expect(actionsOf(page, person.name)).toBeFocused()
  await expect(row.getByText('Deactivated')).toBeVisible()
  expect((await theirs.request.get(`${portalUrl()}/api/tickets`)).status()).toBe(401)

  await choose(page, person.name, 'Reactivate')
  await expect(row.getByText('Active')).toBeVisible()
})

test('an invitation says so when it was used, and a reset makes another', async ({
  page,
  browser,
}) => {
  const person = aPerson()
  await openTeam(page)
  const link = await invite(page, person)
  const theirs = await openPage(browser)
  await theirs.goto(link)
  await choosePassword(theirs, PASSWORD)
  await theirs.waitForURL('**/admin/login')
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await theirs.goto(`${portalUrl()}/set-password`)
  await expect(theirs.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()

  await page.reload()
  await choose(page, person.name, 'Reset password')
  await page.getByRole('button', { name: 'Create link' }).click()
  const reset = await takeLink(page)
  await expect(actionsOf(page, person.name)).toBeFocused()
  await theirs.goto(reset)
  await expect(theirs.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await choosePassword(theirs, `${PASSWORD}, anew`)
  await theirs.waitForURL('**/admin/login')
  await signIn(theirs, person.email, PASSWORD)
  await expect(theirs.getByText('Invalid email or password')).toBeVisible()
  await signIn(theirs, person.email, `${PASSWORD}, anew`)
  await theirs.waitForURL('**/desk')
})

test('the invitation shows the error at its field and loses nothing when the address has an account', async ({
  page,
}) => {
  await openTeam(page)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await expect(dialog.getByText('Enter an email address')).toBeVisible()
  await dialog.getByLabel('Name').fill('Jordan Ellis')
  await dialog.getByLabel('Email').fill('Admin@portico.example')
  await dialog.getByLabel('Role').selectOption('Administrator')
  await dialog.getByLabel('Email').press('Enter')
  await expect(dialog.getByText('admin@portico.example already has an account.')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Jordan Ellis')
  await expect(dialog.getByLabel('Role')).toHaveValue('admin')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeFocused()
})

test('the team page changes name and role, and says why not when the last administrator is concerned', async ({
  page,
}) => {
  const person = aPerson()
  await openTeam(page)
  await invite(page, person)
  const renamed = `${person.name} the Second`
  await choose(page, person.name, 'Edit name and role')
  const dialog = page.getByRole('dialog', { name: 'Edit name and role' })
  await dialog.getByLabel('Name').fill(renamed)
  await dialog.getByLabel('Role').selectOption('Administrator')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row', { name: renamed })
  await expect(row.getByText('Administrator')).toBeVisible()
  await expect(actionsOf(page, renamed)).toBeFocused()

  const sofia = page.getByRole('row', { name: /Sofia Lindqvist/ })
  await choose(page, 'Sofia Lindqvist', 'Deactivate')
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(sofia.getByText('Deactivated')).toBeVisible()
  await choose(page, 'Jordan Ellis', 'Deactivate')
  const own = page.getByRole('dialog', { name: 'Deactivate your own account?' })
  await own.getByRole('button', { name: 'Deactivate' }).click()
  await expect(own.getByText('This is the last administrator who can sign in.')).toBeVisible()
  await own.getByRole('button', { name: 'Cancel' }).click()
  await choose(page, 'Sofia Lindqvist', 'Reactivate')
  await expect(sofia.getByText('Active', { exact: true })).toBeVisible()
})

test(
  "the team's page and its dialogs pass axe and fit when they are open",
  WALK,
  async ({ page }) => {
    await openTeam(page)
    await expectAccessible(page, 'team')
    await expectWalkable(page, 'team')
    await fitAtAllWidths(page, 'team')
    await actionsOf(page, 'Tomás Okafor').click()
    await expectAccessible(page, 'menu of a member')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
    await expectAccessible(page, 'invitation with errors')
    await fitAtAllWidths(page, 'invitation')
    await page.keyboard.press('Escape')
    await choose(page, 'Tomás Okafor', 'New invitation link')
    await expectAccessible(page, 'question before a new link')
    await page.getByRole('button', { name: 'Create link' }).click()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expectAccessible(page, 'link')
    await fitAtAllWidths(page, 'link')
  },
)

test('two-step sign-in is compulsory from a day when it is set, and optional again when it is removed', async ({
  page,
}) => {
  await openTeam(page)
  await page.goto(`${portalUrl()}/admin/settings/team-sign-on`)
  const card = page.getByRole('region', { name: 'Two-step sign-in' })
  await expect(card.getByText('n’t set up two-step sign-in yet.')).toBeVisible()
  await card.getByLabel('Required from').fill('2099-01-31')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const notice = page.getByText('Two-step sign-in will be required from Jan 31, 2099.')
  await expect(notice).toBeVisible()
  // A passing message covers part of the page.
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await expectAccessible(page, 'team with a rule')
  await fitAtAllWidths(page, 'team with a rule')
  await card.getByLabel('Required from').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notice).toBeHidden()

  const rules = {
    secondFactorFrom: '2026-01-31',
    hasSecondFactor: false,
    mustAddSecondFactor: true,
  }
  await answerWith(page, 'GET /api/account/sign-in-rules', rules)
  await page.goto(`${portalUrl()}/account`)
  await expect(page.getByText('Two-step sign-in is required.')).toBeVisible()
  await expectAccessible(page, 'account that needs a second factor')
})

test("the team's page says that it loads, that it failed, and when there are no others", async ({
  page,
}) => {
  await openAdminDashboard(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  const held = await holdAnswers(page, 'GET /api/admin/staff')
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page.getByText('Loading team')).toBeAttached()
  await expectAccessible(page, 'loading')
  held.letGo()
  await expect(page.getByRole('row', { name: /Jordan Ellis/ })).toBeVisible()

  answerNormally(page)
  await answerWithError(page, 'GET /api/admin/staff')
  await page.reload()
  await expect(page.getByText('Failed to load team')).toBeVisible()
  await expectAccessible(page, 'failed')
  answerNormally(page)
  const team = await (await page.request.get(`${portalUrl()}/api/admin/staff`)).json()
  const self = team.find(({ email }: { email: string }) => email === 'admin@portico.example')
  await answerWith(page, 'GET /api/admin/staff', [self])
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('You’re the only team member')).toBeVisible()
  await expectAccessible(page, 'alone')
  await fitAtAllWidths(page, 'alone')
})

test(
  'the page for a new password passes axe and fits when it is open',
  WALK,
  async ({ page, browser }) => {
    await openTeam(page)
    const link = await invite(page, aPerson())
    const theirs = await openPage(browser)
    await theirs.goto(link)
    await expect(theirs.getByLabel('New password')).toBeVisible()
    await theirs.getByRole('button', { name: 'Set password' }).click()
    await expectAccessible(theirs, 'password with error')
    await expectWalkable(theirs, 'password')
    await theirs.setViewportSize({ width: 320, height: 800 })
    expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await theirs.goto(`${portalUrl()}/set-password#nothing`)
    await expect(theirs.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await expectAccessible(theirs, 'dead link')
    await fitAtAllWidths(theirs, 'dead link')
  },
)

function aPerson() {
  const mark = randomUUID().slice(0, 8)
  return { name: `Robin ${mark}`, email: `robin-${mark}@portico.example` }
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Admin Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login as Admin' }).click()
}

async function openTeam(page: Page) {
  await openAdminDashboard(page)
  await confirmWhenAsked(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Jordan Ellis/ })).toBeVisible()
}

async function invite(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('dialog', { name: `${name} invited` })).toContainText(
    'Email isn’t set up',
  )
  return takeLink(page)
}

/** The link that the dialog shows, which is closed. */
async function takeLink(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const link = await page.getByRole('dialog').locator('code').textContent()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return link ?? ''
}

function actionsOf(page: Page, name: string) {
  return page.getByRole('button', { name: `Actions for ${name}` })
}

async function choose(page: Page, name: string, action: string) {
  await actionsOf(page, name).click()
  await page
    .getByRole('region', { name: `Actions for ${name}` })
    .getByRole('button', { name: action })
    .click()
}

async function choosePassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
}

async function fitAtAllWidths(page: Page, screen: string) {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page, `${screen} at ${width}`)
  }
  if (before) await page.setViewportSize(before)
}
