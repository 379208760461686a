import { expect, type Page } from '@playwright/test'

import { demoPlace } from './demo-place.ts'
import { addSession } from './session.ts'

export function portalUrl(): string {
  return demoPlace().url
}

type Person = { email: string; name: string }

/** Gives the page a session of the person, as if they had signed in a while ago, and opens nothing. */
export async function signIn(page: Page, person: Person) {
  await addSession(page.context(), person.email)
}

/** Begins at the dashboard, signed in. */
export async function openDashboard(page: Page, person: Person) {
  await signIn(page, person)
  await page.goto(`${portalUrl()}/dashboard`)
  await expectWelcome(page, person)
}

/** Goes the whole way: work email, identity provider, dashboard. For what is about signing in. */
export async function signInThroughProvider(page: Page, person: Person) {
  await page.goto(`${portalUrl()}/login`)
  await page.getByLabel('Company email').fill(person.email)
  await page.getByRole('button', { name: 'Sign in with Email' }).click()
  await page.getByRole('button', { name: person.name }).click()
  await expectWelcome(page, person)
}

function expectWelcome(page: Page, { name }: Person) {
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${name}!`)
}

/** Collects complaints in the console about the portal's own pages. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    const isOurs = message.location().url.startsWith(portalUrl())
    if (message.type() === 'error' && isOurs) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Gives the page a session of the demo's administrator, and opens nothing. */
export async function signInAsAdmin(page: Page) {
  await addSession(page.context(), 'admin@portico.example')
}

/** Begins at the admin dashboard, signed in. */
export async function openAdminDashboard(page: Page) {
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/admin/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
