import { accountRoutes } from './account-routes.ts'
import { type Answer, answerCall, type Route } from './api.ts'
import { associationRoutes } from './association-routes.ts'
import { batchRoutes } from './batch-routes.ts'
import { conversationRoutes } from './conversation-routes.ts'
import { answerOfFault, type FaultRule } from './faults.ts'
import { fileRoutes } from './file-routes.ts'
import { HubSpotError } from './hubspot-error.ts'
import { objectRoutes } from './object-routes.ts'
import type { Emulator } from './server.ts'

const ROUTES: Route[] = [
  ...associationRoutes,
  ...batchRoutes,
  ...objectRoutes,
  ...accountRoutes,
  ...fileRoutes,
  ...conversationRoutes,
]

type Given = {
  method: string
  url: URL
  body: Buffer
  contentType: string
  authorization: string
}
type Sent = { status: number; headers: Record<string, string>; text: string }

/** Checks token and limits, lets happen what is to go wrong, and answers. */
export async function answerApiCall(
  emulator: Emulator,
  given: Given,
): Promise<Sent | 'hang' | 'cut'> {
  const path = `${given.url.pathname}${given.url.search}`
  const isSearch = given.url.pathname.endsWith('/search')
  const fault = emulator.faults.pick({ method: given.method, path })
  if (fault?.kind === 'slow') await pause(fault.delayMs ?? 1000)
  if (fault && isBefore(fault)) return broken(fault)

  const answer = await attempt(emulator, given, isSearch)
  // An error answer has changed nothing, so there is nothing to hide.
  const isCommitted = answer.status < 400
  if (fault && isCommitted && fault.kind !== 'slow') return broken(fault)
  return answer
}

async function attempt(emulator: Emulator, given: Given, isSearch: boolean): Promise<Sent> {
  const { account, limits, token, origin } = emulator
  try {
    if (given.authorization !== `Bearer ${token}`) {
      const message =
        'Authentication credentials not found. This API supports OAuth 2.0 authentication.'
      throw new HubSpotError(401, message, { category: 'INVALID_AUTHENTICATION' })
    }
    const headers = limits.count({ isSearch })
    const { method, url, body, contentType } = given
    const call = { account, origin: origin(), method, url, body, contentType }
    return withJson(await answerCall(ROUTES, call), headers)
  } catch (error) {
    if (!(error instanceof HubSpotError)) throw error
    return withJson({ status: error.status, body: error.body() }, error.headers)
  }
}

function withJson({ status, body }: Answer, headers: Record<string, string>): Sent {
  if (body === undefined) return { status, headers, text: '' }
  const json = { ...headers, 'Content-Type': 'application/json;charset=utf-8' }
  return { status, headers: json, text: JSON.stringify(body) }
}

function isBefore({ kind }: FaultRule): boolean {
  return kind === 'fail' || kind === 'hang' || kind === 'cut'
}

function broken(fault: FaultRule): Sent | 'hang' | 'cut' {
  if (fault.kind === 'hang' || fault.kind === 'commit-then-hang') return 'hang'
  if (fault.kind === 'cut' || fault.kind === 'commit-then-cut') return 'cut'
  return answerOfFault(fault)
}

function pause(delayMs: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, delayMs)
  })
}
