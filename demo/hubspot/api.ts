import type { Account } from './account.ts'
import { HubSpotError, missing } from './hubspot-error.ts'

/** One call to the emulator's API, after its token was checked. */
export type Call = {
  account: Account
  origin: string
  method: string
  url: URL
  /** The parts of the path that the route's pattern names. */
  params: Record<string, string>
  contentType: string
  body: Buffer
}
export type Answer = { status: number; body?: unknown }
export type Route = {
  method: string
  path: RegExp
  /** Every one of them is needed. */
  scopes?: string[]
  answer: (call: Call) => Answer | Promise<Answer>
}

export const VERSION = '20\\d\\d-\\d\\d'

/** Makes a pattern of `/crm/objects/{v}/{type}/{id}`. */
export function route(
  method: string,
  path: string,
  answer: Route['answer'],
  scopes: string[] = [],
): Route {
  const pattern = path
    .replaceAll('{v}', VERSION)
    .replaceAll(/\{(\w+)\*\}/g, '(?<$1>.+)')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { method, path: new RegExp(`^${pattern}$`), answer, scopes }
}

/** Finds the route of a call and asks for its scopes. */
export async function answerCall(routes: Route[], call: Omit<Call, 'params'>): Promise<Answer> {
  for (const { method, path, answer, scopes = [] } of routes) {
    const match = path.exec(call.url.pathname)
    if (!match || method !== call.method) continue
    const lacking = scopes.filter((scope) => !call.account.settings.scopes.has(scope))
    if (lacking.length > 0) throw missingScopes(lacking)
    const params = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
    return answer({ ...call, params })
  }
  throw missing(`No route of the API matches ${call.method} ${call.url.pathname}`)
}

function missingScopes(scopes: string[]): HubSpotError {
  const message =
    "This app hasn't been granted all required scopes to make this call. Read more about required scopes here: https://developers.hubspot.com/scopes."
  return new HubSpotError(403, message, {
    category: 'MISSING_SCOPES',
    errors: [
      {
        message: 'One or more of the following scopes are required.',
        context: { requiredGranularScopes: scopes },
      },
    ],
  })
}

export function jsonOf({ body }: Pick<Call, 'body'>): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new HubSpotError(400, 'Invalid input JSON on line 1, column 1', {
      category: 'VALIDATION_ERROR',
    })
  }
}

/** A list that the query has once, comma-joined, or several times. */
export function listOf({ url }: Pick<Call, 'url'>, name: string): string[] {
  return url.searchParams
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter(Boolean)
}

export function limitOf(
  { url }: Pick<Call, 'url'>,
  { fallback, most }: { fallback: number; most: number },
) {
  const limit = Number(url.searchParams.get('limit') ?? fallback)
  if (!Number.isInteger(limit) || limit < 1 || limit > most) {
    throw new HubSpotError(400, `limit must be between 1 and ${most}`, {
      category: 'VALIDATION_ERROR',
    })
  }
  return limit
}
