import * as words from '#words/sign-in.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { type SignInFailure, signInFailureIn } from './sign-in-failure.ts'
import styles from './arrival-banner.module.css'

/** Reason why a sign-in failed, or how a sign-out went, for the visitor who was led here. */
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

/** After a sign-out that led over the identity provider: whether it has confirmed its part. */
export function SignedOutBanner({ where }: { where: string }) {
  const isEverywhere = where === 'everywhere'
  return (
    <Banner tone={isEverywhere ? 'info' : 'danger'}>
      {isEverywhere ? words.signedOutEverywhere : words.signedOutHere}
    </Banner>
  )
}

/** Reason why a sign-in failed, with the code to pass on. */
function SignInFailureBanner({ failure: { sentence, code } }: { failure: SignInFailure }) {
  return (
    <Banner tone="danger">
      {sentence}
      {code && (
        <span className={styles.code}>
          {words.codeToReport} <code>{code}</code>
        </span>
      )}
    </Banner>
  )
}
