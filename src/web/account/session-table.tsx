import * as words from '#words/account.ts'
import type { AccountSession } from '#shared/account/contract.ts'
import { formatDayAndTime, formatShortAge } from '#web/lib/format/format-time.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { TickMark } from '#web/ui/display/marks.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'

import styles from './session-table.module.css'

type SessionTableProps = {
  sessions: AccountSession[]
  onEnd: (sessionId: string) => void
  onFocusLost: () => void
}

export function SessionTable({ sessions, onEnd, onFocusLost }: SessionTableProps) {
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
