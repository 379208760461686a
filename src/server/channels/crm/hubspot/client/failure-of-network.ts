import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { factsOf } from '#server/platform/error-facts.ts'
import * as words from '#words/crm.ts'

/** Code of a call that its caller ended. */
const STOPPED = 'STOPPED'

/** Codes of a connection that never came about, so that nothing can have been done. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
/** So are those of a certificate that was not accepted. */
const CERTIFICATE = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/** Says what a request that got no answer means for the one who called. */
export function failureOfNetwork(
  error: unknown,
  { isRepeatable, signal }: { isRepeatable: boolean; signal: AbortSignal },
): CrmFailure {
  if (error instanceof CrmFailure) return error
  const code = codeOf(error)
  const isUndone = NOT_CONNECTED.has(code) || CERTIFICATE.test(code)
  const kind = isUndone || isRepeatable ? 'retry' : 'unknown'
  // A stopped call says nothing about the CRM.
  if (signal.aborted)
    return new CrmFailure(kind, words.callStopped, { code: STOPPED, cause: error })
  const message =
    factsOf(error).name === 'TimeoutError' ? words.noAnswer : words.couldNotReach(code)
  return new CrmFailure(kind, message, { code, isOutage: true, cause: error })
}

/** `fetch` hides the reason in the cause of its error. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const facts = [cause, error].map((one) => (one === undefined ? undefined : factsOf(one).code))
  return facts.find((code) => code !== undefined && code !== '') ?? factsOf(error).name
}
