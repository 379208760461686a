import { PowerOff } from 'lucide-react'
import { useRef, useState } from 'react'

import type { SignOn } from '#shared/connections/stages/contract.ts'
import { stageEndpoints } from '#shared/connections/endpoints.ts'
import { SAML_PROVIDER_LABELS } from '#shared/customers/values.ts'
import { certificateEnds } from '#words/connections.ts'
import * as words from '#words/connections.ts'
import * as staffWords from '#words/staff.ts'
import { certificateEnd } from '#shared/connections/certificate-end.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { formatDay } from '#web/lib/format/format-time.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'

import { AskDialog } from './ask-dialog.tsx'
import { useSignOnChange } from './use-sign-on-change.ts'
import styles from './state-card.module.css'

/** Settings that people sign in with now. */
export function StateCard({ signOn }: { signOn: SignOn }) {
  const { customer, live } = signOn
  const hint = useRef<HTMLParagraphElement>(null)
  const [isSwitchedOff, setIsSwitchedOff] = useState(false)
  const hints = customer.isTeam
    ? { on: staffWords.signOnIsOn, off: staffWords.signOnIsOff }
    : { on: words.state.liveHint, off: words.state.offHint }

  // The button that was pressed is gone then.
  useFocusWhen(isSwitchedOff && !live.enabled, () => hint.current)

  return (
    <Card title={words.state.title} actions={<StateBadge isLive={live.enabled} />}>
      <p ref={hint} tabIndex={-1} className={styles.hint}>
        {live.enabled ? hints.on : hints.off}
      </p>
      {live.enabled && (
        <>
          <dl className={styles.list}>
            <dt>{words.state.provider}</dt>
            <dd>{SAML_PROVIDER_LABELS[live.provider]}</dd>
            <dt>{words.state.entityId}</dt>
            <dd className={styles.mono}>{live.entityId}</dd>
            <dt>{words.state.certificate}</dt>
            <dd>{certificateText(live.certExpiresAt)}</dd>
            {live.logoutUrl !== null && (
              <>
                <dt>{words.logout.title}</dt>
                <dd className={styles.mono}>{live.logoutUrl}</dd>
              </>
            )}
          </dl>
          <SwitchOff
            signOn={signOn}
            className={styles.switchOff}
            onDone={() => setIsSwitchedOff(true)}
          />
        </>
      )}
    </Card>
  )
}

function StateBadge({ isLive }: { isLive: boolean }) {
  return isLive ? (
    <Badge tone="met" icon={<TickMark />}>
      {words.state.live}
    </Badge>
  ) : (
    <Badge tone="closed" icon={<CrossMark />}>
      {words.state.off}
    </Badge>
  )
}

function certificateText(certExpiresAt: string | null): string {
  if (!certExpiresAt) return words.state.noCertificate
  const end = certificateEnd(certExpiresAt)
  return end ? certificateEnds(end) : words.state.validUntil(formatDay(new Date(certExpiresAt)))
}

type SwitchOffProps = {
  signOn: Pick<SignOn, 'customer' | 'draft'>
  className?: string
  onDone: () => void
}

/** Ends sign-in through the provider for everyone, after a question. */
function SwitchOff({ signOn, className, onDone }: SwitchOffProps) {
  const { customer, draft } = signOn
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const params = { customerId: customer.id }
  const off = useSignOnChange(() => call(stageEndpoints.switchSignOnOff, { params }), {
    done: () => words.switchingOff.done,
    onDone: () => {
      close()
      onDone()
    },
  })

  return (
    <>
      <Button
        className={className}
        icon={<PowerOff aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {words.switchingOff.act}
      </Button>
      {isAsking && (
        <AskDialog
          title={words.switchingOff.ask}
          confirm={{
            label: words.switchingOff.act,
            busyLabel: words.switchingOff.busy,
            variant: 'danger',
          }}
          busy={off.isPending}
          error={off.error}
          onConfirm={() => off.mutate(undefined)}
          onCancel={close}
        >
          <p>
            {customer.isTeam ? words.switchingOff.ofTeam : words.switchingOff.of(customer.name)}
          </p>
          {draft?.stage === 'pilot' && <p>{words.switchingOff.endsPilot}</p>}
          <p>{words.switchingOff.kept}</p>
        </AskDialog>
      )}
    </>
  )
}
