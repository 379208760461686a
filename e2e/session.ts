import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

import { signIn } from './sign-in.ts'

export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Signs a person in once, for all the pages that a file of tests opens. */
export async function startSession(
  browser: Browser,
  person: Parameters<typeof signIn>[1],
): Promise<Session> {
  const context = await browser.newContext()
  await signIn(await context.newPage(), person)
  const session = await context.storageState()
  await context.close()
  return session
}

/** What moves would have to be waited for; that nothing then moves has a test of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage()
}
