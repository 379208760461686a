import { refusals as sentences, rateLimited } from '#words/sign-in.ts'
import { signInSentence } from '#shared/access/sign-in-refusals.ts'

export type SignInFailure = { sentence: string; code: string | null }

/**
 * Reads the failure from `?error=<reason>&ref=<code>`. Anyone can write a link, so only the code's
 * own shape is shown.
 */
export function signInFailureIn(query: URLSearchParams): SignInFailure | null {
  const reason = query.get('error')
  if (!reason) return null
  const ref = query.get('ref')
  const code = ref && /^[A-Za-z0-9-]{1,40}$/.test(ref) ? ref : null
  const sentence =
    reason === 'rate_limited'
      ? rateLimited
      : signInSentence(sentences, reason, { hasCode: code !== null })
  return { sentence, code }
}
