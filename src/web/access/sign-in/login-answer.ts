import * as words from '#words/sign-in.ts'
import type { IdpDetection, LoginInitiation } from '#shared/access/contract.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { ApiError, errorMessage, isNetworkError, textOfAnswer } from '#web/lib/http/api-error.ts'

/** Only a web address is followed, never a script in its place. */
export function isWebAddress(url: string, origin: string): boolean {
  return URL.canParse(url, origin) && /^https?:$/.test(new URL(url, origin).protocol)
}

/**
 * How people of an email's domain sign in. `hasCodes`: by email code as well as at their provider.
 * `isEmergency`: by passkey, too, because the provider may be down.
 */
export type Ways = { redirectUrl: string; hasCodes: boolean; isEmergency: boolean }
type Start = ({ ok: true } & Ways) | { ok: false; message: string }

/** Reads the answer to an email (specification sections 5 and 8). */
export function readLoginInitiation(answer: Partial<LoginInitiation>, origin: string): Start {
  if ('success' in answer && answer.success === false) {
    const error = 'error' in answer ? answer.error : undefined
    return { ok: false, message: error || words.loginFailed }
  }
  const redirectUrl = 'redirectUrl' in answer ? answer.redirectUrl : undefined
  if (!redirectUrl || !isWebAddress(redirectUrl, origin)) {
    return { ok: false, message: words.noRedirect }
  }
  const hasPasskeys = 'passkey' in answer && answer.passkey === true
  const hasCodes = 'emailCode' in answer && answer.emailCode === true
  const { href } = new URL(redirectUrl, origin)
  const hasProvider = !href.startsWith(`${origin}${paths.loginCode}#`)
  return {
    ok: true,
    // The page for the code, which is on its way, has the passkey next to it.
    redirectUrl: hasPasskeys && !hasProvider ? `${redirectUrl}&passkey=1` : redirectUrl,
    hasCodes,
    isEmergency: hasPasskeys && hasProvider,
  }
}

/** A session at an identity provider that can be gone on with. */
export function idpSessionIn(
  detection: IdpDetection | null | undefined,
  origin: string,
): { customerName: string; redirectUrl: string; activeUrl: string } | null {
  if (!detection?.hasIdpSession || !detection.customer || !detection.redirectUrl) return null
  if (!isWebAddress(detection.redirectUrl, origin)) return null
  return {
    customerName: detection.customer.name,
    redirectUrl: detection.redirectUrl,
    activeUrl: withoutPassive(detection.redirectUrl, origin),
  }
}

/** Pressing a button is a wish to sign in, even if the identity provider has to ask. */
function withoutPassive(redirectUrl: string, origin: string): string {
  const url = new URL(redirectUrl, origin)
  url.searchParams.delete('passive')
  return url.href
}

/**
 * Returns a message when a visitor could not be sent to their identity provider (specification
 * section 8).
 */
export function loginFailure(error: unknown): string {
  if (isNetworkError(error)) return words.unreachable
  if (!(error instanceof ApiError) || error.status === 0) return errorMessage(error)
  return error.fields.email ?? textOfAnswer(error.body) ?? words.authenticationFailed
}
