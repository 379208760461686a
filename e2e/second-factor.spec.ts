import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { expectAccessible } from './axe.ts'
import { confirmIdentity, identityDialog } from './confirm-identity.ts'
import { expectFits } from './fit.ts'
import { expectWalkable } from './keyboard-walk.ts'
import { openPage } from './session.ts'
import { plugInKey } from './security-key.ts'
import { portalUrl, signIn, watchConsole } from './sign-in.ts'
import { test, WALK } from './test.ts'

const ADMIN = { email: 'admin@portico.example', password: 'portico-demo-admin' }
const AGENT = { email: 'agent@portico.example', password: 'portico-demo-agent' }
const STEP_MS = 30_000

test('an administrator sets up an app, signs in with it and with a recovery code, and removes it', async ({
  page,
  browser,
}) => {
  await logIn(page, ADMIN)
  await page.waitForURL('**/admin/dashboard')
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // The password of the sign-in just now is no longer known to the page.
  await page.reload()
  await page.getByRole('button', { name: 'Set up app' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await confirmIdentity(page, 'not the password')
  await expect(page.getByText('Current password is incorrect')).toBeVisible()
  await expectAccessible(page, 'confirmation')
  await confirmIdentity(page, ADMIN.password)
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page, 'key for the app')
  const app = await readKey(page)
  await page.getByLabel('Authentication code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('That code isn’t correct.')).toBeVisible()
  await page.getByLabel('Authentication code').fill(codeBefore(app))
  await page.getByRole('button', { name: 'Confirm' }).click()

  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await expectAccessible(page, 'recovery codes')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(page.getByText('Authenticator app added')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove app' })).toBeFocused()
  await expectAccessible(page, 'account with a second factor')

  const other = await openPage(browser)
  const errors = watchConsole(other)
  await logIn(other, ADMIN)
  const code = other.getByLabel('Authentication code')
  await expect(code).toBeFocused()
  await expectAccessible(other, 'second step')
  await code.fill('000000')
  await code.press('Enter')
  await expect(other.getByText('This code isn’t right.')).toBeVisible()
  await expect(code).toBeFocused()
  await other.getByRole('button', { name: 'Back' }).click()
  await expect(other.getByLabel('Password', { exact: true })).toBeFocused()
  await other.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await other.getByRole('button', { name: 'Login as Admin' }).click()
  await code.fill(app.generate())
  await code.press('Enter')
  await other.waitForURL('**/admin/dashboard')
  await expect(other.getByText('Admin login successful')).toBeVisible()

  const third = await openPage(browser)
  await logIn(third, ADMIN)
  await third.getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery = third.getByLabel('Recovery code')
  await expect(recovery).toBeFocused()
  await recovery.fill(codes[0]!.toLowerCase())
  await recovery.press('Enter')
  await third.waitForURL('**/admin/dashboard')
  // Browsers put every answer of this kind there.
  expect(errors.filter((text) => !text.includes('401'))).toEqual([])

  await page.reload()
  await expect(page.getByText('9 codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out all other sessions' }).click()
  await expect(page.getByText('All other sessions signed out')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  // The page is told at once.
  await other.waitForURL('**/admin/login')

  await page.getByRole('button', { name: 'Remove app' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove the authenticator app?' })
  await expect(removal.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await removal.getByRole('button', { name: 'Remove app' }).click()
  await identityDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(removal.getByText('so nothing was changed')).toBeVisible()
  await removal.getByRole('button', { name: 'Remove app' }).click()
  await confirmIdentity(page, ADMIN.password)
  const asked = identityDialog(page)
  await expect(asked.getByLabel('Authentication code')).toBeFocused()
  await expectAccessible(page, 'confirmation with a code')
  await asked.getByLabel('Authentication code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(asked.getByText('This code isn’t right.')).toBeVisible()
  await asked.getByLabel('Authentication code').fill(codes[1]!)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authenticator app removed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toHaveCount(0)
})

test('an agent adds a passkey, signs in with it, renames it and removes it', async ({
  browser,
}) => {
  const page = await openPage(browser)
  const key = await plugInKey(page)
  await logIn(page, AGENT)
  await page.waitForURL('**/desk')
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('link', { name: 'Your account' }).click()

  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expectAccessible(page, 'new passkey')
  await page.getByLabel('Name', { exact: true }).fill('Work laptop')
  // The password was given when they signed in just now.
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(page.getByText('Work laptop')).toBeVisible()

  await signOut(page)
  await logIn(page, AGENT)
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeFocused()
  await expect(page.getByLabel('Authentication code')).toHaveCount(0)
  await key.without(async () => {
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('The passkey request was canceled or timed out')).toBeVisible()
    await expectAccessible(page, 'second step with a passkey')
  })
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/desk')

  await page.goto(`${portalUrl()}/account`)
  await expect(page.getByText('last used Just now')).toBeVisible()
  await page.getByRole('button', { name: 'Rename Work laptop' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Old laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Passkey renamed')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Old laptop' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await confirmIdentity(page, AGENT.password)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add passkey' })).toBeFocused()
  await expect(page.getByText('Old laptop')).toHaveCount(0)
})

test('the account changes the password once it is confirmed, and shows and ends sessions', async ({
  page,
  browser,
}) => {
  await logIn(page, AGENT)
  await page.waitForURL('**/desk')
  await page.goto(`${portalUrl()}/account`)
  const other = await openPage(browser)
  await logIn(other, AGENT)
  await other.waitForURL('**/desk')

  await page.reload()
  await page
    .getByRole('button', { name: /^Sign out (?!all)/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Session signed out')).toBeVisible()

  const newPassword = page.getByLabel('New password')
  const change = page.getByRole('button', { name: 'Change password' })
  await newPassword.fill('short')
  await change.click()
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible()
  await expect(newPassword).toBeFocused()
  await expectAccessible(page, 'password refused')
  await newPassword.fill(`${AGENT.password}-2`)
  await change.click()
  await confirmIdentity(page, 'not the password')
  await expect(page.getByText('Current password is incorrect')).toBeVisible()
  await confirmIdentity(page, AGENT.password)
  await expect(page.getByText('Password changed.')).toBeVisible()

  // Not asked again so soon.
  await newPassword.fill(AGENT.password)
  await change.click()
  await expect(newPassword).toHaveValue('')
})

test(
  'the account is operable by keyboard and fits when the telephone is narrow',
  WALK,
  async ({ page }) => {
    await logIn(page, ADMIN)
    await page.waitForURL('**/admin/dashboard')
    await page.goto(`${portalUrl()}/account`)
    await expect(page.getByRole('row')).not.toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible()
    await expectAccessible(page, 'account')
    await expectWalkable(page, 'account')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectFits(page, 'account')
  },
)

test('the account has passkeys and no password when a person of a customer opens it, and leads them to their own sign-in page when the session has ended', async ({
  page,
}) => {
  await signIn(page, { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' })
  await page.goto(`${portalUrl()}/account`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Passkeys',
    'Email notifications',
    'Language',
  ])
  await page.context().clearCookies({ name: 'portico_session' })
  const left = page.waitForURL('**/login')
  // Unless a call in the background notices first, and the page is left before anything is chosen.
  const choice = page.getByLabel('Email me about', { exact: true })
  await Promise.race([left, choice.selectOption('Daily summary')])
  await left
  expect(new URL(page.url()).pathname).toBe('/login')
})

async function logIn(page: Page, { email, password }: typeof ADMIN) {
  await page.goto(`${portalUrl()}/admin/login`)
  await page.getByLabel('Admin Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login as Admin' }).click()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
}

async function readKey(page: Page): Promise<TOTP> {
  const text = await page.getByRole('dialog').locator('code').textContent()
  return new TOTP({ secret: Secret.fromBase32(text?.replaceAll(' ', '') ?? '') })
}

/** Returns the code of the half minute before, so that the current one is left for the sign-in. */
function codeBefore(app: TOTP): string {
  return app.generate({ timestamp: Date.now() - STEP_MS })
}
