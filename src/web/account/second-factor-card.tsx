import { KeyRound, Plus, Smartphone, Ticket } from 'lucide-react'
import { useRef, useState } from 'react'

import * as words from '#words/account.ts'
import type { Account } from '#shared/account/contract.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'

import { type AccountDialog, PasskeyList } from './passkeys.tsx'
import { SecondFactorDialogs } from './second-factor-dialogs.tsx'
import styles from './second-factor-card.module.css'

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
      title={words.twoSteps}
      actions={
        isOn ? (
          <Badge tone="met" icon={<TickMark />}>
            {words.on}
          </Badge>
        ) : (
          <Badge tone="neutral" icon={<CrossMark />}>
            {words.off}
          </Badge>
        )
      }
    >
      <p className={styles.lead}>{isOn ? words.howItIsOn : words.whyToSwitchOn}</p>
      <div className={styles.ways}>
        <section className={styles.way} aria-labelledby="account-app">
          <Smartphone className={styles.icon} aria-hidden="true" />
          <div className={styles.text}>
            <h3 id="account-app">{words.authenticatorApp}</h3>
            <p>
              {totpSince ? (
                <Rich>{words.appSince(<TimeText at={totpSince} format={formatDay} />)}</Rich>
              ) : (
                words.whatAppIs
              )}
            </p>
          </div>
          <Button onClick={() => setDialog({ name: totpSince ? 'remove-app' : 'confirm-app' })}>
            {totpSince ? words.removeApp : words.setUpApp}
          </Button>
        </section>
        <section className={styles.way} aria-labelledby="account-passkeys">
          <KeyRound className={styles.icon} aria-hidden="true" />
          <div className={styles.text}>
            <h3 id="account-passkeys">{words.passkeys}</h3>
            <p>{words.whatPasskeysAre}</p>
          </div>
          <Button
            ref={addButton}
            icon={<Plus aria-hidden="true" />}
            onClick={() => setDialog({ name: 'add-passkey' })}
          >
            {words.addPasskey}
          </Button>
          {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onAsk={setDialog} />}
        </section>
        {isOn && (
          <section className={styles.way} aria-labelledby="account-codes">
            <Ticket className={styles.icon} aria-hidden="true" />
            <div className={styles.text}>
              <h3 id="account-codes">{words.recoveryCodes}</h3>
              <p>
                {recoveryCodesLeft === 0 ? words.noCodesLeft : words.codesLeft(recoveryCodesLeft)}
                {recoveryCodesLeft <= FEW_CODES && (
                  <strong className={styles.warning}>{words.makeCodesSoon}</strong>
                )}
              </p>
            </div>
            <Button onClick={() => setDialog({ name: 'make-codes' })}>{words.makeCodes}</Button>
          </section>
        )}
      </div>
      <SecondFactorDialogs
        dialog={dialog}
        onAsk={setDialog}
        onPasskeyRemoved={() => setRemovals(removals + 1)}
      />
    </Card>
  )
}
