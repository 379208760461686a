import { portalEndpoints } from '#shared/portal-endpoints.ts'

export const ANTI_FORGERY_HEADER = 'X-XSRF-TOKEN'

export function antiForgeryTokenIn(cookies: string): string | null {
  const match = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)
  return match?.[1] ? decodeURIComponent(match[1]) : null
}

/** Any GET of the API sets the cookie. */
export async function renewAntiForgeryToken(): Promise<string> {
  await fetch(portalEndpoints.getCurrentUser.path, {
    credentials: 'same-origin',
    cache: 'no-store',
  })
  return antiForgeryTokenIn(document.cookie) ?? ''
}

export async function antiForgeryToken(): Promise<string> {
  return antiForgeryTokenIn(document.cookie) ?? renewAntiForgeryToken()
}
