import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-relations.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import { useWake } from './use-snooze.ts'

/** Says why a ticket is not in the queue, and brings it back. */
export function SnoozedNotice({ ticket }: { ticket: DeskTicket }) {
  const { id, snoozed, requester } = ticket
  const wake = useWake(id)

  return (
    <Banner
      action={
        <Button busy={wake.isPending} onClick={() => wake.mutate()}>
          {words.bringBack}
        </Button>
      }
    >
      {snoozed?.until
        ? words.isSnoozedUntil(formatDayAndTime(new Date(snoozed.until)), requester.name)
        : words.isSnoozed(requester.name)}
    </Banner>
  )
}
