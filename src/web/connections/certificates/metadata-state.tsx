import type { Following } from '#shared/connections/following/contract.ts'
import { followingEndpoints } from '#shared/connections/following/endpoints.ts'
import * as words from '#words/certificates.ts'
import { metadataProblem as problem } from '#words/certificates.ts'
import { FieldError } from '#web/ui/controls/field.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { call } from '#web/lib/http/call.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import styles from './certificates-card.module.css'
import { useChangeFollowing } from './use-change-following.ts'

type MetadataStateProps = {
  customerId: string
  metadata: Following['metadata']
  isCurrent: boolean
}

/** How the last look went, and when the next one is. */
export function MetadataState({ customerId, metadata, isCurrent }: MetadataStateProps) {
  const look = useChangeFollowing(customerId, () =>
    call(followingEndpoints.lookAtMetadata, { params: { customerId } }),
  )
  const { readAt, lookedAt, nextAt, failingSince } = metadata

  return (
    <div className={styles.state}>
      <div className={styles.told} aria-live="polite">
        {metadata.problem !== null && (
          <FieldError>{problem(metadata.problem, metadata.detail)}</FieldError>
        )}
        <p className={styles.facts}>
          {lookedAt === null && words.neverLooked}
          {failingSince !== null && `${words.notReadSince(at(failingSince))} `}
          {failingSince === null && readAt !== null && `${words.readAt(at(readAt))} `}
          {failingSince !== null && lookedAt !== null && `${words.lookedAt(at(lookedAt))} `}
          {failingSince === null && readAt !== null && isCurrent && `${words.isCurrent} `}
          {nextAt !== null && words.nextAt(at(nextAt))}
        </p>
        <FormFailure title={words.lookFailed} error={look.error} />
      </div>
      <Button
        busy={look.isPending}
        busyLabel={words.looking}
        onClick={() => look.mutate(undefined)}
      >
        {words.look}
      </Button>
    </div>
  )
}

function at(instant: string): string {
  return formatDayAndTime(new Date(instant))
}
