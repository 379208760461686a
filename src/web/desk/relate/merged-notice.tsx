import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-relate.ts'
import { Banner } from '#web/kit/basic/banner.tsx'
import { Link } from '#web/kit/basic/navigation.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Rich } from '#web/kit/parts/rich.tsx'
import { formatDayAndTime } from '#web/lib/format-time.ts'
import { paths } from '#web/lib/paths.ts'

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
