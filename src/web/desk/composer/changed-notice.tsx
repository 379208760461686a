import type { DeskChange } from '#shared/desk/contract.ts'
import * as words from '#words/desk-ticket.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'

import { changeText } from './changed-since.ts'

type ChangedNoticeProps = { changes: DeskChange[]; onSeen: () => void }

/** Says what colleagues have made of a ticket while its viewer writes. */
export function ChangedNotice({ changes, onSeen }: ChangedNoticeProps) {
  const { id: viewerId } = useViewer()

  return (
    <Banner action={<Button onClick={onSeen}>{words.changeSeen}</Button>}>
      <strong>{words.changedMeanwhile}</strong>
      {changes.map((change) => (
        <p key={change.id} dir="auto">
          {changeText(change, viewerId)}
        </p>
      ))}
    </Banner>
  )
}
