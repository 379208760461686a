import { expect, type Page } from '@playwright/test'

export function portalUrl(): string {
  const url = process.env.PORTICO_URL
  if (url === undefined) throw new Error('the demo has not been started')
  return url
}

/** Goes the whole way: work email, identity provider, dashboard. */
export async function signIn(page: Page, person: { email: string; name: string }) {
  await page.goto(`${portalUrl()}/login`)
  await page.getByLabel('Company email').fill(person.email)
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
  await page.getByRole('button', { name: person.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${person.name}!`)
}

/** Fails the test for an error in the console, and for a page that does not answer as it should. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
