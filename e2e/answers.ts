import type { Page, Route } from '@playwright/test'

/** Answers calls of a path, such as `GET /api/tickets`, in the place of the server. */
async function answer(page: Page, call: string, handler: (route: Route) => Promise<void>) {
  const [method, path] = call.split(' ')
  await page.route(
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
  for (const call of calls) {
    await answer(page, call, async (route) => {
      await isLetGo
      await route.continue()
    })
  }
  return { letGo }
}

/** From now on the server answers itself. */
export async function answerNormally(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
