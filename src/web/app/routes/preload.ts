import { matchRoutes } from 'react-router'

import { isAdminPath, isDeskPath } from '#web/lib/navigation/return-path.ts'

import { frames } from '#web/app/frames/frames.ts'
import type { LazyPage } from './lazy-page.ts'
import type { Route } from './route.ts'
import { routes } from './routes.tsx'

const FRAMES: Record<Route['guard'], LazyPage[]> = {
  none: [],
  user: [frames.portal],
  manager: [frames.portal],
  any: [],
  staff: [frames.staff],
  admin: [frames.staff],
}

export const loadAdminArea = () => import('./admin-routes.tsx')
export const loadDeskArea = () => import('./desk-routes.tsx')

/** Fetches the code of a page before it is asked for. */
export function preloadPath(pathname: string) {
  const route = findRoute(Object.values(routes), pathname)
  if (route) preloadRoute(route)
  else if (isAdminPath(pathname)) {
    quietly(async () => (await loadAdminArea()).preloadAdminPath(pathname))
  } else if (isDeskPath(pathname)) {
    quietly(async () => (await loadDeskArea()).preloadDeskPath(pathname))
  }
}

/** Fetches the pages that must be there when they are opened while the server is away. */
export function preloadWhenIdle() {
  Object.values(routes)
    .filter(({ preload }) => preload === 'when_idle')
    .forEach(preloadRoute)
}

/**
 * Fetches the code behind a link as soon as it is pointed at. One listener serves every link,
 * however often this is called.
 */
export function preloadLinks() {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preloadTarget, { passive: true })
}

export function findRoute(table: Route[], pathname: string): Route | undefined {
  return matchRoutes(
    table.map((route) => ({ path: route.path, route })),
    pathname,
  )?.at(-1)?.route.route
}

export function preloadRoute({ guard, page }: Route) {
  for (const { load } of [...FRAMES[guard], page]) quietly(load)
}

/** A failure here repeats, and is shown, on navigation. */
function quietly(load: () => Promise<unknown>) {
  load().catch(() => undefined)
}

function preloadTarget(event: Event) {
  if (!(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (link?.origin === location.origin && link.pathname !== location.pathname) {
    preloadPath(link.pathname)
  }
}
