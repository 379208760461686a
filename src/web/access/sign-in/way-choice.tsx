import { KeyRound } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/sign-in.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import { hasUsedPasskey, passkeyObstacle, signInByPasskey } from '#web/access/passkeys/passkeys.ts'
import { isNetworkError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'

import { loginFailure, readLoginInitiation, type Ways } from './login-answer.ts'
import styles from './login-page.module.css'

export async function startSignIn(
  endpoint: typeof accessEndpoints.initiateLogin | typeof accessEndpoints.requestEmailCode,
  email: string,
): Promise<Ways> {
  const start = readLoginInitiation(await call(endpoint, { body: { email } }), location.origin)
  if (!start.ok) throw new Error(start.message)
  return start
}

type Way = 'provider' | 'code' | 'passkey'

const WAYS: Record<Way, { text: string; busyLabel: string }> = {
  provider: { text: words.code.byProvider, busyLabel: words.redirecting },
  code: { text: words.code.byCode, busyLabel: words.code.resending },
  passkey: { text: words.byPasskey, busyLabel: words.waitingForPasskey },
}

/** The way that is likeliest to work, first. */
export function waysOf({ hasCodes, isEmergency }: Omit<Ways, 'redirectUrl'>): Way[] {
  const byCode: Way[] = hasCodes ? ['code'] : []
  if (!isEmergency) return ['provider', ...byCode]
  const byPasskey: Way[] = passkeyObstacle() === null ? ['passkey'] : []
  return hasUsedPasskey()
    ? [...byPasskey, ...byCode, 'provider']
    : [...byCode, ...byPasskey, 'provider']
}

type WayButtonsProps = {
  email: string
  ways: Way[]
  /** Address of the provider. */
  redirectUrl?: string
  /** The first is the main button of the page. */
  hasPrimary?: boolean
  disabled: boolean
  onStarted: (redirectUrl: string) => void
  onConnectionLost?: () => void
}

/** A button for each way, and why one has failed. */
export function WayButtons(props: WayButtonsProps) {
  const { email, ways, redirectUrl = '', hasPrimary, disabled, onStarted, onConnectionLost } = props
  const sending = useSending(async (way: Way) => {
    try {
      onStarted(await begin(way))
    } catch (failure) {
      if (isNetworkError(failure)) onConnectionLost?.()
      throw failure
    }
  })

  async function begin(way: Way): Promise<string> {
    if (way === 'provider') return redirectUrl
    if (way === 'passkey') return signInByPasskey(email)
    return (await startSignIn(accessEndpoints.requestEmailCode, email)).redirectUrl
  }

  return (
    <>
      {ways.map((way, at) => (
        <Button
          key={way}
          variant={hasPrimary && at === 0 ? 'primary' : 'plain'}
          className={styles.tall}
          icon={way === 'passkey' && <KeyRound aria-hidden="true" />}
          busy={sending.input === way}
          busyLabel={WAYS[way].busyLabel}
          disabled={disabled || (sending.isPending && sending.input !== way)}
          onClick={() => sending.run(way)}
        >
          {WAYS[way].text}
        </Button>
      ))}
      <FormFailure error={sending.error} text={loginFailure(sending.error)} />
    </>
  )
}

export type Choice = Ways & { email: string }

type WayChoiceProps = {
  choice: Choice
  isDown: boolean
  isLeaving: boolean
  onStarted: (redirectUrl: string) => void
  onConnectionLost: () => void
  onBack: () => void
}

/** The ways of a customer that has several. Every address of its domains is offered all of them. */
export function WayChoice(props: WayChoiceProps) {
  const { choice, isDown, isLeaving, onStarted, onConnectionLost, onBack } = props
  const { email, redirectUrl, isEmergency } = choice
  const heading = useRef<HTMLHeadingElement>(null)

  useFocusWhen('ready', () => heading.current)

  return (
    <div className={styles.form}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.question}>
          {words.code.chooseTitle}
        </h2>
        <p className={styles.address}>{email}</p>
      </div>
      {isEmergency && <Banner>{words.companyMayBeDown}</Banner>}
      <WayButtons
        email={email}
        ways={waysOf(choice)}
        redirectUrl={redirectUrl}
        hasPrimary
        disabled={isLeaving || isDown}
        onStarted={onStarted}
        onConnectionLost={onConnectionLost}
      />
      <Button variant="ghost" className={styles.back} disabled={isLeaving} onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}
