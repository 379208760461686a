import { accessEndpoints } from '#shared/access/endpoints.ts'

export const ANTI_FORGERY_HEADER = 'X-XSRF-TOKEN'

/** Returns all of that name, since a script cannot tell ours from one that was set for a longer path. */
export function antiForgeryTokenIn(cookies: string): string | null {
  const values = [...cookies.matchAll(/(?:^|;\s*)XSRF-TOKEN=([^;]+)/g)].flatMap(([, value = '']) =>
    decoded(value),
  )
  return values.length > 0 ? values.join(',') : null
}

function decoded(value: string): string[] {
  try {
    const text = decodeURIComponent(value)
    // A value that no header can carry is not ours.
    return /^[\x21-\x7e]+$/.test(text) ? [text] : []
  } catch {
    return []
  }
}

/** Any GET of the API sets the cookie. */
export async function renewAntiForgeryToken(): Promise<string> {
  await fetch(accessEndpoints.getCurrentUser.path, {
    credentials: 'same-origin',
    cache: 'no-store',
  })
  return antiForgeryTokenIn(document.cookie) ?? ''
}

export async function antiForgeryToken(): Promise<string> {
  return antiForgeryTokenIn(document.cookie) ?? renewAntiForgeryToken()
}
