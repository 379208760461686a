import { useRef, useState } from 'react'

import * as words from '#words/crm.ts'
import type { CrmOverview } from '#shared/crm/contract.ts'
import { crmEndpoints } from '#shared/crm/endpoints.ts'
import type { CrmState, ExistingTickets } from '#shared/crm/values.ts'
import { useChangeCrm } from '#web/crm/use-change-crm.ts'
import { formatAge, formatDayAndTime } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { CrossMark, HalfDiscMark, TickMark } from '#web/ui/display/marks.tsx'
import { AlertMark } from '#web/ui/display/message-marks.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { Facts } from './facts.tsx'
import { RadioChoice } from '#web/ui/controls/radio-choice.tsx'
import styles from '#web/crm/crm-page.module.css'

const LOOKS: Record<CrmState, { tone: BadgeTone; Mark: () => React.JSX.Element }> = {
  on: { tone: 'met', Mark: TickMark },
  paused: { tone: 'pending', Mark: HalfDiscMark },
  off: { tone: 'neutral', Mark: CrossMark },
}

const AWAY = { tone: 'breached', Mark: AlertMark } as const

/** Returns whether the last check found nothing to fix first. */
function isSound({ checkFailure, missingScopes }: CrmOverview): boolean {
  return checkFailure === null && missingScopes.length === 0
}

/** Says whether agents work in the CRM, and whether both are in step. */
export function StateCard({ crm }: { crm: CrmOverview }) {
  const [asking, setAsking] = useState<'on' | 'off' | null>(null)
  const { state, account, isStateGiven } = crm
  const isAway = state === 'on' && (crm.unreachableSince ?? crm.tokenRefusedAt) !== null
  const { tone, Mark } = isAway ? AWAY : LOOKS[state]
  const change = useChangeCrm(
    (wanted: CrmState) => call(crmEndpoints.switchCrm, { body: { state: wanted } }),
    { done: (wanted) => words.switched[wanted], failed: words.switchFailed },
  )

  return (
    <Card
      title={words.state}
      actions={
        <Badge tone={tone} icon={<Mark />}>
          {isAway ? words.onButAway : words.states[state]}
        </Badge>
      }
    >
      <div className={styles.card}>
        <p className={styles.lead}>{words.stateTexts[state]}</p>
        {state !== 'off' && (
          <Facts
            facts={[
              [words.waiting, <Waiting key="waiting" crm={crm} />],
              [words.copy, <Copy key="copy" crm={crm} />],
              [words.lastError, <LastError key="error" crm={crm} />],
            ]}
          />
        )}
        {state === 'off' && <Kept crm={crm} />}
        {state === 'off' && !account && <p>{words.checkFirst}</p>}
        {state === 'off' && account && !isSound(crm) && <p>{words.mendFirst}</p>}
        {isStateGiven && <p className={styles.lead}>{words.stateIsGiven}</p>}
        <span className={styles.actions}>
          {state === 'on' && (
            <Button busy={change.isPending} onClick={() => change.mutate('paused')}>
              {words.pause}
            </Button>
          )}
          {state === 'paused' && (
            <Button variant="primary" busy={change.isPending} onClick={() => change.mutate('on')}>
              {words.resume}
            </Button>
          )}
          {!isStateGiven && (account || state !== 'off') && (
            <Button
              variant={state === 'off' && isSound(crm) ? 'primary' : 'plain'}
              onClick={() => setAsking(state === 'off' ? 'on' : 'off')}
            >
              {state === 'off' ? words.switchOn : words.switchOff}
            </Button>
          )}
        </span>
      </div>
      {asking && <SwitchDialog wanted={asking} crm={crm} onClose={() => setAsking(null)} />}
    </Card>
  )
}

/** Data that remain while it is off. */
function Kept({ crm: { waiting, filesThere } }: { crm: CrmOverview }) {
  return (
    <>
      {waiting.count > 0 && <p>{words.keptChanges(waiting.count)}</p>}
      {filesThere > 0 && <p>{words.filesThere(filesThere)}</p>}
    </>
  )
}

function Waiting({ crm: { waiting } }: { crm: CrmOverview }) {
  if (waiting.oldestAt === null) return words.nothingWaits
  return (
    <>
      {words.waitingSince(waiting.count)} <TimeText at={waiting.oldestAt} format={formatAge} />
    </>
  )
}

function Copy({ crm: { readUntil } }: { crm: CrmOverview }) {
  return readUntil ? <TimeText at={readUntil} format={formatDayAndTime} /> : words.notRead
}

function LastError({ crm: { lastError } }: { crm: CrmOverview }) {
  if (!lastError) return words.noError
  return (
    <>
      {lastError.message} (<TimeText at={lastError.at} format={formatAge} />)
    </>
  )
}

type SwitchDialogProps = { wanted: 'on' | 'off'; crm: CrmOverview; onClose: () => void }

/** Says what follows from it, and asks what becomes of the tickets that are there. */
function SwitchDialog({ wanted, crm, onClose }: SwitchDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [existing, setExisting] = useState<ExistingTickets>('stay')
  const change = useChangeCrm(
    () => call(crmEndpoints.switchCrm, { body: { state: wanted, existing } }),
    { done: () => words.switched[wanted], onDone: onClose },
  )
  const isOn = wanted === 'on'
  const { openTicketCount } = crm

  return (
    <Dialog
      open
      onClose={onClose}
      title={isOn ? words.onTitle : words.offTitle}
      description={isOn ? words.onDescription : words.offDescription}
      initialFocus={cancelButton}
    >
      <FormFailure title={words.switchFailed} error={change.error} />
      {isOn && openTicketCount > 0 && (
        <RadioChoice
          legend={words.existing}
          name="existing"
          value={existing}
          onChange={setExisting}
          options={[
            { value: 'stay', text: words.leaveThem, hint: words.leaveHint },
            { value: 'push', text: words.pushThem(openTicketCount), hint: words.pushHint },
          ]}
        />
      )}
      {isOn && openTicketCount === 0 && <p>{words.noOpenTickets}</p>}
      <DialogActions>
        <Button ref={cancelButton} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          variant={isOn ? 'primary' : 'danger'}
          busy={change.isPending}
          busyLabel={words.switching}
          onClick={() => change.mutate()}
        >
          {isOn ? words.switchOn : words.switchOff}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
