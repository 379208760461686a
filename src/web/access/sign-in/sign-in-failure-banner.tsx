import * as words from '#words/sign-in.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import type { SignInFailure } from './sign-in-failure.ts'
import styles from './sign-in-failure-banner.module.css'

/** Why nobody was signed in, with the code to pass on. */
export function SignInFailureBanner({ failure: { sentence, code } }: { failure: SignInFailure }) {
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
