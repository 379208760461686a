import type { WatchedChange } from '#shared/connections/stages/contract.ts'
import { stageEndpoints } from '#shared/connections/endpoints.ts'
import * as words from '#words/connections.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

import { useSignOnChange } from './use-sign-on-change.ts'

type StoppedNoticeProps = { customerId: string; change: WatchedChange }

/** Tells that a change has stopped sign-ins, with the way back. */
export function StoppedNotice({ customerId, change }: StoppedNoticeProps) {
  const { version, before, stopped } = change
  const params = { customerId, number: String(before) }
  const back = useSignOnChange(() => call(stageEndpoints.returnToVersion, { params }), {
    done: () => words.versions.returned(before),
  })

  return (
    <Banner
      tone="danger"
      action={
        <Button
          busy={back.isPending}
          onClick={() =>
            back.mutate(undefined, { onError: (error) => toast.error(errorMessage(error)) })
          }
        >
          {words.versions.returnTo(before)}
        </Button>
      }
    >
      {words.watch.broken(version, stopped, before)}
    </Banner>
  )
}
