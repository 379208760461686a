import type { Page } from '@playwright/test'

/** The dialog that asks for proof of identity before a way in is made or changed. */
export function identityDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Confirm it’s you' })
}

export async function confirmIdentity(page: Page, password: string) {
  await identityDialog(page).getByLabel('Your password').fill(password)
  await identityDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
}

/** For journeys about something else: answers whenever the page asks. */
export async function confirmWhenAsked(page: Page, password = 'portico-demo-admin') {
  await page.addLocatorHandler(identityDialog(page), () => confirmIdentity(page, password))
}
