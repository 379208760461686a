import { useQueryClient } from '@tanstack/react-query'

import * as words from '#words/sign-in.ts'
import { unreachable } from '#words/sign-in.ts'
import { accessEndpoints, languageEndpoints } from '#shared/access/endpoints.ts'
import type { SecondFactorRequest } from '#shared/account/values.ts'
import type { PasskeyAssertion } from '#shared/account/passkeys.ts'
import { ApiError, errorMessage, isNetworkError } from '#web/lib/http/api-error.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { CONFIRMATION_HEADER, keepConfirmation } from '#web/lib/http/confirmation.ts'
import { ownReturnPaths } from '#web/lib/navigation/return-path.ts'

import { authQueries } from '#web/access/session/auth-queries.ts'

export type Credentials = { email: string; password: string }
export type Proof = { code?: string; passkey?: PasskeyAssertion }

/** Returns the second factor that the server asks for besides the password. Null for any other failure. */
export function secondFactorAsked(failure: unknown): SecondFactorRequest | null {
  const body = failure instanceof ApiError ? failure.body : null
  return isSecondFactorRequest(body) ? body : null
}

/** By the contract, only an answer that asks for a second factor names methods. */
function isSecondFactorRequest(body: unknown): body is SecondFactorRequest {
  return typeof body === 'object' && body !== null && 'methods' in body
}

/** Signs in. The page leads on by itself as soon as there is a user. */
export function useAdminLogin() {
  const queryClient = useQueryClient()

  return async (body: Credentials & Proof) => {
    const { data, headers } = await callWithHeaders(accessEndpoints.adminLogin, { body })
    const { user } = data
    if (!user) throw new Error(words.invalidAnswer)
    ownReturnPaths(user)
    // They have just been asked who they are.
    keepConfirmation(headers.get(CONFIRMATION_HEADER) ?? '')
    // The page reloads in the language of the account, and leads on.
    if (await isInOtherLanguage()) return location.reload()
    // Nothing that another user was answered may be shown to this one.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
    toast.success(words.adminLoggedIn)
    queryClient.setQueryData(authQueries.currentUser().queryKey, user)
  }
}

/**
 * Returns whether the account is set to another language than the page; when that cannot be read,
 * the page stays.
 */
async function isInOtherLanguage(): Promise<boolean> {
  const { language } = await call(languageEndpoints.getLanguage, {}).catch(() => ({
    language: null,
  }))
  return language !== null && language !== document.documentElement.lang
}

/** These say what to do. */
const TOLD = new Set<ApiError['code']>(['rate_limited', 'unavailable', 'password_not_allowed'])

/** Returns a message when an administrator could not be signed in (specification section 8). */
export function adminLoginFailure(error: unknown): string {
  if (isNetworkError(error)) return unreachable
  if (!(error instanceof ApiError)) return errorMessage(error)
  if (TOLD.has(error.code)) return error.message
  return words.invalidCredentials
}
