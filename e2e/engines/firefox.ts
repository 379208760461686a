import { existsSync } from 'node:fs'

import { type KeyInput, launch, type Page } from 'puppeteer-core'

import { demoPlace } from '../demo-place.ts'
import { type Driver, type Engine, partsOf } from './driver.ts'

const BROWSER = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file))

/** Undefined when nothing is missing. */
export const missingFirefox =
  BROWSER === undefined
    ? 'Firefox is not installed here: apt-get install --no-install-recommends firefox-esr'
    : undefined

export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: BROWSER,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.prefersReducedMotion': 1 },
  })
  return {
    driver: tabOf(await browser.newPage()),
    stop: () => browser.close(),
  }
}

function tabOf(page: Page): Driver {
  return {
    async open(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const { held, key } = partsOf(keys)
      for (const one of held) await page.keyboard.down(one as KeyInput)
      await page.keyboard.press(key as KeyInput)
      for (const one of held.toReversed()) await page.keyboard.up(one as KeyInput)
    },
    async chooseFiles(selector, files) {
      const input = await page.waitForSelector(selector)
      // The selector names a field for files.
      await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(
        ...files,
      )
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async addCookie({ name, value }) {
      const { hostname: domain } = new URL(demoPlace().url)
      await page
        .browserContext()
        .setCookie({ name, value, domain, path: '/', httpOnly: true, sameSite: 'Lax' })
    },
    async takePicture(file: `${string}.png`) {
      await page.screenshot({ path: file })
    },
    openTab: async () => tabOf(await page.browserContext().newPage()),
    close: () => page.close(),
  }
}
