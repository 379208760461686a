import { SignedOutBanner } from './signed-out-banner.tsx'
import { signInFailureIn } from './sign-in-failure.ts'
import { SignInFailureBanner } from './sign-in-failure-banner.tsx'

/** Why nobody was signed in, or where they were signed out, for whoever was led here. */
export function ArrivalBanner({ query }: { query: URLSearchParams }) {
  const failure = signInFailureIn(query)
  const signedOut = query.get('signed-out')

  return (
    <>
      {failure && <SignInFailureBanner failure={failure} />}
      {signedOut && <SignedOutBanner where={signedOut} />}
    </>
  )
}
