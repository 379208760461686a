import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import * as words from '#words/account.ts'
import type { AccountSession } from '#shared/account/contract.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import { formatDayAndTime, formatShortAge } from '#web/lib/format/format-time.ts'
import { isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TickMark } from '#web/ui/display/marks.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'

import { accountQueries } from './account-queries.ts'
import styles from './sessions-card.module.css'

export function SessionsCard() {
  const queryClient = useQueryClient()
  const sessions = useQuery(accountQueries.sessions())
  const heading = useRef<HTMLSpanElement>(null)
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent)

  const refresh = () => queryClient.invalidateQueries(accountQueries.sessions())
  const end = useMutation({
    mutationFn: endSession,
    onSuccess: async () => {
      await refresh()
      toast.success(words.sessionEnded)
    },
    onError: () => toast.error(words.endFailed),
  })
  const endOthers = useMutation({
    mutationFn: () => call(accountEndpoints.endOtherSessions, {}),
    onSuccess: async () => {
      await refresh()
      // The button that was pressed is gone.
      heading.current?.focus()
      toast.success(words.othersEnded)
    },
    onError: () => toast.error(words.othersFailed),
  })

  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {words.sessions}
        </span>
      }
      actions={
        hasOthers && (
          <Button
            busy={endOthers.isPending}
            busyLabel={words.endingOthers}
            onClick={() => endOthers.mutate()}
          >
            {words.endOthers}
          </Button>
        )
      }
      flush={sessions.data !== undefined}
    >
      {sessions.data ? (
        <SessionTable
          sessions={sessions.data}
          onEnd={(sessionId) => end.mutate(sessionId)}
          onFocusLost={() => heading.current?.focus()}
        />
      ) : sessions.isPending ? (
        <Loading label={words.loadingSessions}>
          <div className={styles.skeleton}>
            <SkeletonText width="most" />
            <SkeletonText width="half" />
          </div>
        </Loading>
      ) : (
        <LoadFailure
          message={words.sessionsFailed}
          busy={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
    </Card>
  )
}

async function endSession(sessionId: string) {
  try {
    await call(accountEndpoints.endSession, { params: { sessionId } })
  } catch (error) {
    // It has ended by itself meanwhile, as was wanted.
    if (!isStatus(error, 404)) throw error
  }
}

type SessionTableProps = {
  sessions: AccountSession[]
  onEnd: (sessionId: string) => void
  onFocusLost: () => void
}

function SessionTable({ sessions, onEnd, onFocusLost }: SessionTableProps) {
  return (
    <DataTable
      caption={words.yourSessions}
      columns={[words.device, words.signedIn, words.lastUsed, words.actions]}
      className={styles.table}
    >
      {sessions.map((session) => (
        <tr key={session.id}>
          <th scope="row" className={styles.device}>
            <span>{deviceOf(session)}</span>
            <span className={styles.address}>{session.address ?? words.unknownAddress}</span>
          </th>
          <td className={styles.time} data-label={words.signedIn}>
            <TimeText at={session.createdAt} format={formatDayAndTime} />
          </td>
          <td className={styles.time} data-label={words.lastUsed}>
            {session.isCurrent ? (
              words.now
            ) : (
              <TimeText at={session.lastSeenAt} format={formatShortAge} />
            )}
          </td>
          <td className={styles.actions}>
            {session.isCurrent ? (
              <Badge tone="met" icon={<TickMark />}>
                {words.thisOne}
              </Badge>
            ) : (
              <InlineConfirm
                label={words.actionsFor(deviceOf(session))}
                question={words.askEnd(deviceOf(session))}
                onConfirm={() => onEnd(session.id)}
                onFocusLost={onFocusLost}
              >
                {(button) => (
                  <Button {...button} aria-label={words.endSessionOf(deviceOf(session))}>
                    {words.endSession}
                  </Button>
                )}
              </InlineConfirm>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function deviceOf({ device }: AccountSession): string {
  return device ?? words.unknownDevice
}
