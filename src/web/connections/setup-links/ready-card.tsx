import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'

import type { OpenedSetupLink } from '#shared/connections/setup-links/contract.ts'
import { setupLinkEndpoints } from '#shared/connections/setup-links/endpoints.ts'
import { SETUP_LINK_HEADER } from '#shared/connections/setup-links/values.ts'
import type { ConnectionDraft } from '#shared/connections/stages/contract.ts'
import * as words from '#words/setup-links.ts'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { call } from '#web/lib/http/call.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import { setupQueries } from './setup-queries.ts'
import styles from './setup-steps.module.css'

type ReadyCardProps = { link: OpenedSetupLink; token: string; draft: ConnectionDraft | null }

/** Hands over to the administrator, who goes live. */
export function ReadyCard({ link: { readyAt }, token, draft }: ReadyCardProps) {
  const queryClient = useQueryClient()
  const report = useMutation({
    mutationFn: () =>
      call(setupLinkEndpoints.reportReady, {}, { headers: { [SETUP_LINK_HEADER]: token } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(setupQueries.link(token))
      toast.success(words.ready.told)
    },
  })
  const isUntested = draft !== null && draft.testedAt === null

  return (
    <Card title={words.ready.title}>
      <div className={styles.parts}>
        <p className={styles.lead}>{words.ready.lead}</p>
        {isUntested && <p>{words.ready.untested}</p>}
        {draft === null && <p>{words.ready.nothing}</p>}
        {readyAt && <p>{words.ready.toldAt(formatDayAndTime(new Date(readyAt)))}</p>}
        <FormFailure title={words.ready.failed} error={report.error} />
        <div>
          <Button
            variant={readyAt ? 'plain' : 'primary'}
            icon={<Send aria-hidden="true" />}
            disabled={draft === null}
            busy={report.isPending}
            busyLabel={words.ready.telling}
            onClick={() => report.mutate()}
          >
            {readyAt ? words.ready.again : words.ready.button}
          </Button>
        </div>
      </div>
    </Card>
  )
}
