import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'

import { sayActor } from '#shared/connections/link-holder.ts'
import type { ConnectionVersion } from '#shared/connections/stages/contract.ts'
import { stageEndpoints } from '#shared/connections/endpoints.ts'
import * as words from '#words/connections.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { linkHolder } from '#words/connections.ts'

import { ChangedSettings } from './changed-settings.tsx'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { signOnQueries } from '#web/connections/page/sign-on-queries.ts'
import { useSignOnChange } from '#web/connections/stages/use-sign-on-change.ts'
import styles from './versions-card.module.css'

/** Every change of what people sign in with, each with the way back. */
export function VersionsCard({ customerId }: { customerId: string }) {
  const calls = useConnectionCalls()
  const versions = useQuery(signOnQueries.versions(calls, customerId))
  const back = useSignOnChange(
    (number: number) =>
      call(stageEndpoints.returnToVersion, { params: { customerId, number: String(number) } }),
    { done: words.versions.returned },
  )

  function returnTo(number: number) {
    back.mutate(number, { onError: (error) => toast.error(errorMessage(error)) })
  }

  return (
    <Card title={words.versions.title}>
      <Loaded query={versions} loading={words.versions.loading} failed={words.versions.loadFailed}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState title={words.versions.none}>{words.versions.noneHint}</EmptyState>
          ) : (
            <>
              <p className={styles.lead}>{words.versions.lead}</p>
              <ol className={styles.versions} reversed>
                {data.map((version) => (
                  <Version
                    key={version.number}
                    version={version}
                    isReturning={back.isPending && back.variables === version.number}
                    onReturn={() => returnTo(version.number)}
                  />
                ))}
              </ol>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

type VersionProps = { version: ConnectionVersion; isReturning: boolean; onReturn: () => void }

function Version({ version, isReturning, onReturn }: VersionProps) {
  const { number, changes, isLive } = version

  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <h3 className={styles.number}>{words.versions.heading(number)}</h3>
        {isLive && version.isOn && (
          <Badge tone="met" icon={<TickMark />}>
            {words.versions.live}
          </Badge>
        )}
        {!version.isOn && (
          <Badge tone="closed" icon={<CrossMark />}>
            {words.versions.off}
          </Badge>
        )}
        {version.testedAt !== null && (
          <Badge tone="open" icon={<TickMark />}>
            {words.versions.tested}
          </Badge>
        )}
      </div>
      <p className={styles.made}>
        {sayActor(version.madeBy, linkHolder)}, <TimeText at={version.madeAt} format={formatAge} />,{' '}
        {wayText(version)}
      </p>
      <details className={styles.changes}>
        <summary>{words.versions.changed(changes.length)}</summary>
        <ChangedSettings changes={changes} />
      </details>
      {!isLive && (
        <Button
          className={styles.back}
          icon={<RotateCcw aria-hidden="true" />}
          busy={isReturning}
          busyLabel={words.versions.returning}
          onClick={onReturn}
        >
          {words.versions.returnTo(number)}
        </Button>
      )}
    </li>
  )
}

function wayText({ way, returnedTo, isOn }: ConnectionVersion): string {
  if (way === 'page' && !isOn) return words.switchingOff.way
  return returnedTo === null ? words.way[way] : words.wayBack(words.way[way], returnedTo)
}
