import type { Page, Route } from '@playwright/test'

/** How each answer that is given in the place of the server is ended. */
const endings = new WeakMap<Page, (() => void)[]>()

function whenEnded(page: Page, end: () => void) {
  endings.set(page, [...(endings.get(page) ?? []), end])
}

/** Answers calls in the place of the server, until answerNormally ends it. */
export async function interceptCalls(
  page: Page,
  url: Parameters<Page['route']>[0],
  handler: (route: Route) => Promise<void>,
) {
  let isEnded = false
  whenEnded(page, () => (isEnded = true))
  await page.route(url, (route) => (isEnded ? route.fallback() : handler(route)))
}

/** Answers calls of a path, such as `GET /api/tickets`, in the place of the server. */
async function answer(page: Page, call: string, handler: (route: Route) => Promise<void>) {
  const [method, path] = call.split(' ')
  await interceptCalls(
    page,
    (url) => url.pathname === path,
    (route) => (route.request().method() === method ? handler(route) : route.fallback()),
  )
}

export async function answerWith(page: Page, call: string, json: unknown) {
  await answer(page, call, (route) => route.fulfill({ json }))
}

export async function answerWithError(page: Page, call: string) {
  const json = { error: 'internal', message: 'The disk is on fire' }
  await answer(page, call, (route) => route.fulfill({ status: 500, json }))
}

/** Holds calls back until they are let go, however long a test takes to look. */
export async function holdAnswers(page: Page, ...calls: string[]) {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  whenEnded(page, letGo)
  for (const call of calls) {
    await answer(page, call, async (route) => {
      await isLetGo
      await route.continue()
    })
  }
  return { letGo }
}

/** Lets no call to these addresses reach the server. */
export async function refuseConnections(page: Page, url: string | RegExp) {
  await interceptCalls(page, url, (route) => route.abort('connectionrefused'))
}

/**
 * From now on the server answers itself, also what was held back. The routes stay and pass everything
 * on, because a page that loads while the last route is removed may wait for a file for ever.
 */
export function answerNormally(page: Page) {
  for (const end of endings.get(page)?.splice(0) ?? []) end()
}
