import { Power, PowerOff } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import { stageEndpoints } from '#shared/connections/endpoints.ts'
import { isApplicationKind, tenantOf } from '#shared/connections/fields.ts'
import { applications } from '#words/connection-tests.ts'
import * as words from '#words/connections.ts'
import { certificateEnds, linkHolder } from '#words/connections.ts'
import * as staffWords from '#words/staff.ts'
import { sayActor } from '#shared/connections/link-holder.ts'
import { certificateEnd } from '#shared/connections/certificate-end.ts'
import { providerName } from '#web/connections/settings/connection-values.ts'
import { call } from '#web/lib/http/call.ts'
import { Button, type ButtonVariant } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { formatDay, formatDayAndTime } from '#web/lib/format/format-time.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { AskDialog } from './ask-dialog.tsx'
import { useSignOnChange } from './use-sign-on-change.ts'
import styles from './state-card.module.css'

/** Settings that people sign in with now, and the switch. */
export function StateCard({ signOn }: { signOn: SignOn }) {
  const { customer, live, off, draft } = signOn
  const hint = useRef<HTMLParagraphElement>(null)
  const [switchedTo, setSwitchedTo] = useState<'on' | 'off' | null>(null)
  const state = live.enabled ? 'on' : 'off'
  const hints = customer.isTeam
    ? { on: staffWords.signOnIsOn, off: staffWords.signOnIsOff }
    : { on: words.state.liveHint, off: words.state.offHint }
  const params = { customerId: customer.id }

  // The button that was pressed is gone then.
  useFocusWhen(switchedTo === state && state, () => hint.current)

  return (
    <Card title={words.state.title} actions={<StateBadge isLive={live.enabled} />}>
      <p ref={hint} tabIndex={-1} className={styles.hint}>
        {hints[state]}
      </p>
      {live.enabled && (
        <dl className={styles.list}>
          <dt>{words.state.provider}</dt>
          <dd>{providerName(live)}</dd>
          {!isApplicationKind(live.kind) && (
            <>
              <dt>{words.state.entityId}</dt>
              <dd className={styles.mono}>{live.entityId}</dd>
            </>
          )}
          {live.kind === 'saml' && (
            <>
              <dt>{words.state.certificate}</dt>
              <dd>{certificateText(live.certExpiresAt)}</dd>
            </>
          )}
          {live.kind === 'microsoft' && (
            <>
              <dt>{applications.tenant}</dt>
              <dd className={styles.mono}>{tenantOf(live)}</dd>
            </>
          )}
          {live.kind === 'saml' && live.logoutUrl !== null && (
            <>
              <dt>{words.logout.title}</dt>
              <dd className={styles.mono}>{live.logoutUrl}</dd>
            </>
          )}
        </dl>
      )}
      {live.enabled && (
        <Switch
          texts={words.switchingOff}
          icon={<PowerOff aria-hidden="true" />}
          danger
          act={() => call(stageEndpoints.switchSignOnOff, { params })}
          onDone={() => setSwitchedTo('off')}
        >
          <p>
            {customer.isTeam ? words.switchingOff.ofTeam : words.switchingOff.of(customer.name)}
          </p>
          {draft?.stage === 'pilot' && <p>{words.switchingOff.endsPilot}</p>}
          <p>{words.switchingOff.kept}</p>
        </Switch>
      )}
      {off && (
        <>
          <p>
            <TimeText
              at={off.at}
              format={(date) =>
                words.state.offSince(formatDayAndTime(date), sayActor(off.by, linkHolder))
              }
            />
          </p>
          <Switch
            texts={words.switchingOn}
            icon={<Power aria-hidden="true" />}
            variant={draft ? 'plain' : 'primary'}
            act={() =>
              call(stageEndpoints.returnToVersion, {
                params: { ...params, number: String(off.version) },
              })
            }
            onDone={() => setSwitchedTo('on')}
          >
            <p>
              {customer.isTeam ? words.switchingOn.ofTeam : words.switchingOn.of(customer.name)}
            </p>
          </Switch>
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

type SwitchProps = {
  texts: { act: string; ask: string; busy: string; done: string }
  icon: ReactNode
  variant?: ButtonVariant
  danger?: boolean
  act: () => Promise<SignOn>
  onDone: () => void
  /** The consequence, in a sentence. */
  children: ReactNode
}

/** Begins or ends sign-in through the provider for everyone, after a question. */
function Switch({ texts, icon, variant, danger, act, onDone, children }: SwitchProps) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const change = useSignOnChange(act, {
    done: () => texts.done,
    onDone: () => {
      close()
      onDone()
    },
  })

  return (
    <>
      <Button
        className={styles.switch}
        variant={variant}
        icon={icon}
        onClick={() => setIsAsking(true)}
      >
        {texts.act}
      </Button>
      {isAsking && (
        <AskDialog
          title={texts.ask}
          confirm={{
            label: texts.act,
            busyLabel: texts.busy,
            variant: danger ? 'danger' : 'primary',
          }}
          busy={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate(undefined)}
          onCancel={close}
        >
          {children}
        </AskDialog>
      )}
    </>
  )
}
