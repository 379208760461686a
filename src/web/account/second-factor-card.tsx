import { KeyRound, Plus, Smartphone, Ticket } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'

import type { Account } from '#shared/account/contract.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Badge } from '#web/kit/parts/badge.tsx'
import { Button } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { CrossMark, TickMark } from '#web/kit/parts/marks.tsx'
import { TimeText } from '#web/kit/parts/time-text.tsx'

import type { AccountDialog } from './account-dialog.ts'
import { PasskeyList } from './passkey-list.tsx'
import styles from './second-factor-card.module.css'

// They come after the page, and before anything is pressed.
const SecondFactorDialogs = lazy(async () => ({
  default: (await import('./second-factor-dialogs.tsx')).SecondFactorDialogs,
}))

/** When so few are left, it is time for new ones. */
const FEW_CODES = 3

export function SecondFactorCard({ account }: { account: Account }) {
  const { totpSince, passkeys, recoveryCodesLeft } = account
  const [dialog, setDialog] = useState<AccountDialog | null>(null)
  const [removals, setRemovals] = useState(0)
  const addButton = useRef<HTMLButtonElement>(null)
  const isOn = totpSince !== null || passkeys.length > 0

  // The dialog cannot give the focus back to a button that went with its passkey.
  useFocusWhen(removals, () => addButton.current)

  return (
    <Card
      title="Two-step sign-in"
      actions={
        isOn ? (
          <Badge tone="met" icon={<TickMark />}>
            On
          </Badge>
        ) : (
          <Badge tone="neutral" icon={<CrossMark />}>
            Off
          </Badge>
        )
      }
    >
      <p className={styles.lead}>
        {isOn
          ? 'After your password you confirm that it is you, in one of these ways.'
          : 'Whoever learns your password can sign in as you. Add a second step that only you can take.'}
      </p>
      <div className={styles.ways}>
        <section className={styles.way} aria-labelledby="account-app">
          <Smartphone className={styles.icon} aria-hidden="true" />
          <div className={styles.text}>
            <h3 id="account-app">Authenticator app</h3>
            <p>
              {totpSince ? (
                <>
                  Set up <TimeText at={totpSince} format={formatDay} />. It shows a new code every
                  half minute.
                </>
              ) : (
                'An app on your phone that shows a new code every half minute.'
              )}
            </p>
          </div>
          <Button onClick={() => setDialog({ name: totpSince ? 'remove-app' : 'confirm-app' })}>
            {totpSince ? 'Remove app' : 'Set up app'}
          </Button>
        </section>
        <section className={styles.way} aria-labelledby="account-passkeys">
          <KeyRound className={styles.icon} aria-hidden="true" />
          <div className={styles.text}>
            <h3 id="account-passkeys">Passkeys</h3>
            <p>Your fingerprint, face, device PIN or a security key. Cannot be phished.</p>
          </div>
          <Button
            ref={addButton}
            icon={<Plus aria-hidden="true" />}
            onClick={() => setDialog({ name: 'add-passkey' })}
          >
            Add passkey
          </Button>
          {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onAsk={setDialog} />}
        </section>
        {isOn && (
          <section className={styles.way} aria-labelledby="account-codes">
            <Ticket className={styles.icon} aria-hidden="true" />
            <div className={styles.text}>
              <h3 id="account-codes">Recovery codes</h3>
              <p>
                {codesText(recoveryCodesLeft)}
                {recoveryCodesLeft <= FEW_CODES && (
                  <strong className={styles.warning}> Make new ones soon.</strong>
                )}
              </p>
            </div>
            <Button onClick={() => setDialog({ name: 'make-codes' })}>Make new codes</Button>
          </section>
        )}
      </div>
      <Suspense>
        <SecondFactorDialogs
          dialog={dialog}
          onAsk={setDialog}
          onPasskeyRemoved={() => setRemovals(removals + 1)}
        />
      </Suspense>
    </Card>
  )
}

function codesText(left: number): string {
  if (left === 0) return 'None are left.'
  return `${left} ${left === 1 ? 'is' : 'are'} left, for when your other ways are out of reach.`
}
