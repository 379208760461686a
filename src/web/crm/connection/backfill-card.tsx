import type { CrmBackfill, CrmOverview } from '#shared/crm/contract.ts'
import { crmEndpoints } from '#shared/crm/endpoints.ts'
import type { BackfillStep } from '#shared/crm/values.ts'
import * as words from '#words/crm.ts'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Progress } from '#web/ui/files/progress.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { call } from '#web/lib/http/call.ts'

import styles from '#web/crm/crm-page.module.css'
import { minutesLeft } from './forecast.ts'
import { useChangeCrm } from '#web/crm/use-change-crm.ts'

/** The import of all tickets: how far it is, when it will be done, and how it is steered. */
export function BackfillCard({ crm: { backfill, state } }: { crm: CrmOverview }) {
  const steer = useChangeCrm(
    (step: BackfillStep) => call(crmEndpoints.steerCrmBackfill, { body: { step } }),
    { failed: words.steerFailed },
  )
  const isOpen = backfill?.state === 'running' || backfill?.state === 'paused'
  const isPaused = backfill?.state === 'paused'

  return (
    <Card
      title={words.backfill}
      actions={
        backfill && (
          <Badge tone={isOpen ? 'pending' : 'neutral'}>
            {words.backfillStates[backfill.state]}
          </Badge>
        )
      }
    >
      <div className={styles.card}>
        <p className={styles.lead}>{words.backfillLead}</p>
        {backfill && <BackfillProgress backfill={backfill} />}
        {state !== 'on' && <p>{words.backfillNeedsOn}</p>}
        <InlineConfirm
          label={words.backfillActions}
          question={words.askStop}
          onConfirm={() => steer.mutate('stop')}
        >
          {(button) =>
            isOpen ? (
              <>
                <Button
                  busy={steer.isPending}
                  onClick={() => steer.mutate(isPaused ? 'resume' : 'pause')}
                >
                  {isPaused ? words.backfillResume : words.backfillPause}
                </Button>
                <Button {...button} busy={steer.isPending}>
                  {words.backfillStop}
                </Button>
              </>
            ) : (
              <Button
                disabled={state !== 'on'}
                busy={steer.isPending}
                onClick={() => steer.mutate('start')}
              >
                {backfill ? words.backfillAgain : words.backfillStart}
              </Button>
            )
          }
        </InlineConfirm>
      </div>
    </Card>
  )
}

function BackfillProgress({ backfill }: { backfill: CrmBackfill }) {
  const { state, readCount, expectedCount, importedCount, skippedCount, startedBy } = backfill
  const minutes = minutesLeft(backfill)
  const counts = [
    words.progress(readCount, expectedCount),
    words.imported(importedCount),
    words.skipped(skippedCount),
    minutes !== null && words.timeLeft(minutes),
  ]

  return (
    <div className={styles.card}>
      {state === 'running' && (
        <Progress
          label={words.backfill}
          value={expectedCount === null ? undefined : Math.min(readCount, expectedCount)}
          max={expectedCount ?? 1}
        />
      )}
      <p>
        {counts.filter((text) => text !== false).join(' · ')}
        <br />
        <span className={styles.lead}>{words.startedBy(startedBy)}</span>
      </p>
    </div>
  )
}
