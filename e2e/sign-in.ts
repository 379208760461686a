import { expect, type Page } from '@playwright/test'

import { demoPlace } from './demo-place.ts'

export function portalUrl(): string {
  return demoPlace().url
}

/** Goes the whole way: work email, identity provider, dashboard. */
export async function signIn(page: Page, person: { email: string; name: string }) {
  await page.goto(`${portalUrl()}/login`)
  await page.getByLabel('Company email').fill(person.email)
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
  await page.getByRole('button', { name: person.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${person.name}!`)
}

/** What the portal's own pages complain about in the console, as it comes. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    const isOurs = message.location().url.startsWith(portalUrl())
    if (message.type() === 'error' && isOurs) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** By password, as the demo's administrator. */
export async function signInAsAdmin(page: Page) {
  await page.goto(`${portalUrl()}/admin/login`)
  await page.getByLabel('Admin Email').fill('admin@portico.example')
  await page.getByLabel('Password', { exact: true }).fill('portico-demo-admin')
  await page.getByRole('button', { name: 'Login as Admin' }).click()
  await page.waitForURL('**/admin/dashboard')
}
