import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-relations.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'

import { useUnmerge } from './use-unmerge.ts'

type MergedNoticeProps = {
  ticketId: string
  into: NonNullable<DeskTicket['relations']['mergedInto']>
}

/** Says where a merged ticket goes on, and takes the merge back. */
export function MergedNotice({ ticketId, into }: MergedNoticeProps) {
  const unmerge = useUnmerge(ticketId)

  return (
    <Banner
      action={
        <Button busy={unmerge.isPending} onClick={() => unmerge.mutate()}>
          {words.takeMergeBack}
        </Button>
      }
    >
      <Rich>
        {words.goesOnIn(
          <Link key="ticket" to={paths.deskTicket(into.id)}>
            {words.numbered(String(into.number))}
          </Link>,
          into.byName,
          formatDayAndTime(new Date(into.at)),
        )}
      </Rich>
    </Banner>
  )
}
