import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

import { answerNormally, interceptCalls, refuseConnections } from './answers.ts'
import { everyPage, findIds } from './every-page.ts'
import { openPage } from './session.ts'
import { portalUrl, signIn, signInAsAdmin } from './sign-in.ts'
import { test, WALK } from './test.ts'

// Parts that load after a page, or on request, may not arrive: the network is gone, or the server.

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }

const MANIFEST = path.resolve(import.meta.dirname, '../dist/web/.vite/manifest.json')
/** Modules that are a page, or are loaded with one. */
const PAGE_MODULE = /(?:page|pages|routes|frame|alerts)\.tsx$/

const STOPPED = { name: 'Something went wrong on this page' }

for (const who of ['requester', 'administrator'] as const) {
  test(
    `a page for the ${who} stays when a file that comes late does not`,
    WALK,
    async ({ browser }) => {
      // It opens some pages dozens of times.
      test.slow()
      const page = await openPage(browser)
      const ids = await findIds(page)
      await page.context().clearCookies()
      if (who === 'requester') await signIn(page, KATHARINA)
      else await signInAsAdmin(page)
      // Pressing everything changes nothing.
      await interceptCalls(page, '**/api/**', (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.abort('connectionrefused'),
      )
      const parts = await filesOfParts()
      const seen = new Set<string>()
      for (const address of everyPage[who](ids)) {
        const late = await filesAskedFor(page, address)
        for (const file of late.filter((one) => parts.has(one) && !seen.has(one))) {
          seen.add(file)
          let isEnded = false
          await interceptCalls(page, `**/${file}`, (route) =>
            isEnded ? route.fallback() : route.abort('connectionrefused'),
          )
          await pressEverything(page, address)
          const message = `${address} without ${file}`
          await expect(page.getByRole('heading', STOPPED), message).toHaveCount(0)
          await expect(page.locator('h1').first(), message).toBeAttached()
          isEnded = true
        }
      }
      expect(seen.size, [...seen].join('\n')).toBeGreaterThanOrEqual(LEAST_FILES[who])
    },
  )
}

/** How many files the pages of each ask for late, at least. */
const LEAST_FILES = { requester: 0, administrator: 2 }

test('the bell offers to try again when its code does not come', async ({ page }) => {
  await refuseConnections(page, /assets\/staff-bell-/)
  await signInAsAdmin(page)
  await page.goto(`${portalUrl()}/desk`)
  const retry = page.getByRole('button', { name: 'Failed to load this part of the page. Retry' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
  await refuseConnections(page, '**/healthz')
  await retry.click()
  // It is still looking otherwise, and finds the server that the page needs for the next try.
  await expect(retry).not.toHaveAttribute('aria-busy', 'true')

  answerNormally(page)
  await retry.click()
  // A browser that keeps the failure makes the page load again.
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
})

/** The files that begin with a module which is no page. */
async function filesOfParts(): Promise<Set<string>> {
  // Written by the build.
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Record<
    string,
    { file: string; isDynamicEntry?: boolean }
  >
  const parts = Object.entries(manifest).filter(
    ([module, { isDynamicEntry }]) => isDynamicEntry && !PAGE_MODULE.test(module),
  )
  return new Set(parts.map(([, { file }]) => file))
}

async function filesAskedFor(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) files.add(pathname.slice(1))
  })
  await pressEverything(page, address)
  page.removeAllListeners('request')
  return [...files]
}

/** Opens the page and presses each of its buttons, those that come with it and those that follow. */
async function pressEverything(page: Page, address: string): Promise<void> {
  await page.goto(portalUrl() + address, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    const pressed = new Set<Element>()
    for (let round = 0; round < 3; round += 1) {
      for (const button of document.querySelectorAll<HTMLElement>('button:enabled, summary')) {
        // Those that leave the page.
        const name = button.ariaLabel ?? button.textContent
        if (/retry|sign out|logout|reload/i.test(name)) continue
        if (pressed.has(button) || !button.checkVisibility()) continue
        pressed.add(button)
        button.click()
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }
  })
  await page.waitForLoadState('networkidle')
}
