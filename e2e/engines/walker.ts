import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { expect } from '@playwright/test'

import { type Driver, run } from './driver.ts'

/** An element as a person finds it: by its role and name, by its label or by its text. */
export type Target = { within?: string } & (
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
)

const LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

/** Finds, clicks and fills in as a person does, in any browser. */
export function walkerOf(driver: Driver) {
  /** Waits until one such element is seen, and returns the middle of it. */
  async function find(target: Target): Promise<{ x: number; y: number }> {
    let found: Awaited<ReturnType<typeof look>> | undefined
    await expect(async () => {
      found = await look(driver, target)
      expect(found, nameOf(target)).toMatchObject({ isCovered: false })
    }).toPass({ timeout: 60_000 })
    // Set above, else that would have failed.
    return found as { x: number; y: number }
  }
  async function click(target: Target): Promise<void> {
    const { x, y } = await find(target)
    await driver.click(x, y)
  }
  return {
    find,
    click,
    async enter(target: Target, text: string) {
      await click(target)
      await driver.press('Control+a')
      await driver.type(text)
    },
    async expectGone(target: Target) {
      await expect.poll(() => count(driver, target), { message: nameOf(target) }).toBe(0)
    },
    async expectHeading(name: string | RegExp) {
      await find({ role: 'heading', name })
    },
    async expectFocus(target: Target) {
      await expect
        .poll(() => hasFocus(driver, target), { message: `focus on ${nameOf(target)}` })
        .toBe(true)
    },
  }
}

export type Walker = ReturnType<typeof walkerOf>

/**
 * Targets as functions in the page receive them: a pattern and its flags, since these have no form
 * in JSON.
 */
type PlainTarget = { within: string; kind: string; role: string; pattern: string; flags: string }

function plain(target: Target): PlainTarget {
  const { within = 'body' } = target
  if ('role' in target) return { within, kind: 'role', role: target.role, ...parts(target.name) }
  if ('label' in target) return { within, kind: 'label', role: '', ...parts(target.label) }
  return { within, kind: 'text', role: '', ...parts(target.text) }
}

function parts(name: string | RegExp = /(?:)/): { pattern: string; flags: string } {
  if (name instanceof RegExp) return { pattern: name.source, flags: name.flags }
  return { pattern: `^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`, flags: '' }
}

function nameOf(target: Target): string {
  return Object.values(target).map(String).join(' ')
}

/** Finds the elements in the page, and leaves them there for the functions below. */
async function search(driver: Driver, target: Target): Promise<number> {
  const isReady = await run(driver, () => 'TestingLibraryDom' in window)
  if (!isReady) await driver.evaluate(await readFile(LIBRARY, 'utf8'))
  return run(driver, findInPage, plain(target))
}

async function count(driver: Driver, target: Target): Promise<number> {
  return search(driver, target)
}

async function look(driver: Driver, target: Target) {
  const found = await search(driver, target)
  return found === 1 ? run(driver, pointInPage) : { found }
}

async function hasFocus(driver: Driver, target: Target): Promise<boolean> {
  return (await search(driver, target)) === 1 && run(driver, focusInPage)
}

type PageWindow = {
  TestingLibraryDom: Record<string, (...args: unknown[]) => HTMLElement[]>
  foundByWalker: HTMLElement[]
}

function findInPage({ within, kind, role, pattern, flags }: PlainTarget): number {
  const page = window as unknown as PageWindow
  const name = new RegExp(pattern, flags)
  const library = page.TestingLibraryDom
  const found = [...document.querySelectorAll(within)].flatMap((root) =>
    kind === 'role'
      ? library.queryAllByRole!(root, role, { name })
      : kind === 'label'
        ? library.queryAllByLabelText!(root, name)
        : library.queryAllByText!(root, name),
  )
  page.foundByWalker = found.filter((element) => element.checkVisibility())
  return page.foundByWalker.length
}

function pointInPage() {
  const [element] = (window as unknown as PageWindow).foundByWalker
  element!.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const box = element!.getBoundingClientRect()
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  const hit = document.elementFromPoint(x, y)
  return { x, y, isCovered: !element!.contains(hit) }
}

function focusInPage(): boolean {
  const [element] = (window as unknown as PageWindow).foundByWalker
  return element!.contains(document.activeElement)
}
