import type { AccountSession } from '#shared/account/contract.ts'
import { formatDayAndTime, formatShortAge } from '#web/lib/format-time.ts'
import { Badge } from '#web/kit/parts/badge.tsx'
import { Button } from '#web/kit/parts/button.tsx'
import { DataTable } from '#web/kit/extras/data-table.tsx'
import { InlineConfirm } from '#web/kit/extras/inline-confirm.tsx'
import { TickMark } from '#web/kit/parts/marks.tsx'
import { TimeText } from '#web/kit/parts/time-text.tsx'

import styles from './session-table.module.css'

type SessionTableProps = {
  sessions: AccountSession[]
  onEnd: (sessionId: string) => void
  onFocusLost: () => void
}

export function SessionTable({ sessions, onEnd, onFocusLost }: SessionTableProps) {
  return (
    <DataTable
      caption="Your sessions"
      columns={['Device', 'Signed in', 'Last used', 'Actions']}
      className={styles.table}
    >
      {sessions.map((session) => (
        <tr key={session.id}>
          <th scope="row" className={styles.device}>
            <span>{deviceOf(session)}</span>
            <span className={styles.address}>{session.address ?? 'Unknown address'}</span>
          </th>
          <td className={styles.time} data-label="Signed in">
            <TimeText at={session.createdAt} format={formatDayAndTime} />
          </td>
          <td className={styles.time} data-label="Last used">
            {session.isCurrent ? (
              'Now'
            ) : (
              <TimeText at={session.lastSeenAt} format={formatShortAge} />
            )}
          </td>
          <td className={styles.actions}>
            {session.isCurrent ? (
              <Badge tone="met" icon={<TickMark />}>
                This one
              </Badge>
            ) : (
              <InlineConfirm
                label={`Actions for ${deviceOf(session)}`}
                question={`End the session of ${deviceOf(session)}?`}
                onConfirm={() => onEnd(session.id)}
                onFocusLost={onFocusLost}
              >
                {(button) => (
                  <Button {...button} aria-label={`End session of ${deviceOf(session)}`}>
                    End session
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
  return device ?? 'Unknown device'
}
