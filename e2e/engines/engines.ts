import { expect } from '@playwright/test'

import { type Driver, run } from './driver.ts'
import { missingFirefox, startFirefox } from './firefox.ts'
import { missingWebKit, startWebKit } from './webkit.ts'

/** The browsers of Debian that the portal is walked in besides Chromium. */
export const ENGINES = [
  { name: 'WebKit', missing: missingWebKit, start: startWebKit },
  { name: 'Firefox', missing: missingFirefox, start: startFirefox },
]

/** Opens a page and waits until it no longer shows that it loads. */
export async function openPage(driver: Driver, url: string): Promise<void> {
  await driver.open(url)
  await expect.poll(() => run(driver, isShown), { message: `${url} is shown` }).toBe(true)
}

function isShown(): boolean {
  return (
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy=true], output svg') === null
  )
}
