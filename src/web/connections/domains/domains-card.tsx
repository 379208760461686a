import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as words from '#words/connections.ts'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './domains-card.module.css'
import type { DomainProof } from '#shared/customers/domain-contract.ts'
import { domainEndpoints, type DomainState } from '#shared/customers/endpoints.ts'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ClockMark, CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { call } from '#web/lib/http/call.ts'
import { formatCalendarDay, formatDay, formatDayAndTime } from '#web/lib/format/format-time.ts'

/** The domains of a customer, each with the record that proves it. */
export function DomainsCard({
  calls,
  lead = words.whatDomainsAre,
}: {
  calls: DomainCalls
  lead?: string
}) {
  const proofs = useQuery(domainQueries.of(calls))

  return (
    <Card title={words.domainsTitle}>
      <p className={styles.facts}>{lead}</p>
      <Loaded query={proofs} loading={words.loadingDomains} failed={words.domainsLoadFailed}>
        {(data) => (
          <ul className={styles.domains}>
            {data.length === 0 && <li>{words.noDomains}</li>}
            {data.map((proof) => (
              <DomainLine key={proof.domain} calls={calls} proof={proof} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

/** Calls of the card. An administrator names the customer, the holder of a link does not. */
export type DomainCalls = {
  key: readonly string[]
  list: (signal: AbortSignal) => Promise<DomainProof[]>
  check: (domain: string) => Promise<DomainProof>
}

export function staffDomainCalls(customerId: string): DomainCalls {
  return {
    key: ['sign-on', customerId],
    list: (signal) =>
      call(domainEndpoints.listDomainProofs, { params: { customerId } }, { signal }),
    check: (domain) => call(domainEndpoints.checkDomainProof, { params: { customerId, domain } }),
  }
}

export const domainQueries = {
  of: ({ key, list }: DomainCalls) =>
    queryOptions({
      queryKey: [...key, 'domains'],
      queryFn: ({ signal }) => list(signal),
    }),
}

const TONES: Record<DomainState, BadgeTone> = {
  unproven: 'neutral',
  proven: 'met',
  gone: 'breached',
}
const MARKS = { unproven: <ClockMark />, proven: <TickMark />, gone: <CrossMark /> }

type DomainLineProps = { calls: DomainCalls; proof: DomainProof }

export function DomainLine({ calls, proof }: DomainLineProps) {
  const { domain, shown, state, record, problem, detail } = proof
  const queryClient = useQueryClient()
  const check = useMutation({
    mutationFn: () => calls.check(domain),
    onSuccess: async (checked) => {
      if (checked.state === 'proven') toast.success(words.domainProven(shown))
      await queryClient.invalidateQueries(domainQueries.of(calls))
    },
  })

  return (
    <li className={styles.domain}>
      <p className={styles.name}>
        <strong>{shown}</strong>
        <Badge tone={TONES[state]} icon={MARKS[state]}>
          {words.domainState(state)}
        </Badge>
      </p>
      <p className={styles.facts}>{factsOf(proof)}</p>
      {/* A proven record is not needed again soon. */}
      <details open={state !== 'proven' || undefined}>
        <summary>{words.showRecord(shown)}</summary>
        <div className={styles.record}>
          <Value label={words.recordName} hint={words.recordNameHint} value={record.name} />
          <Value label={words.recordValue} value={record.value} />
        </div>
      </details>
      <div className={styles.check} aria-live="polite">
        <Button
          aria-label={words.checkDomainOf(shown)}
          busy={check.isPending}
          busyLabel={words.checkingDomain}
          onClick={() => check.mutate()}
        >
          {words.checkDomain}
        </Button>
        {problem !== null &&
          (check.isSuccess || state !== 'unproven' ? (
            <FieldError>{words.domainProblem(problem, detail)}</FieldError>
          ) : (
            // The daily check has looked: it is no fault of those who have not begun.
            <span className={styles.facts}>{words.domainProblem(problem, detail)}</span>
          ))}
        <FormFailure title={words.domainCheckFailed} error={check.error} />
      </div>
    </li>
  )
}

function factsOf({ state, provenAt, goneAt, checkedAt, refusedFrom }: DomainProof): string {
  const since =
    state === 'gone' && goneAt !== null
      ? words.recordGoneSince(formatDay(new Date(goneAt)))
      : state === 'proven' &&
        provenAt !== null &&
        words.domainProvenSince(formatDay(new Date(provenAt)))
  return [
    since,
    checkedAt === null
      ? words.domainNeverChecked
      : words.domainCheckedAt(formatDayAndTime(new Date(checkedAt))),
    refusedFrom !== null && words.domainRefusedFrom(formatCalendarDay(refusedFrom)),
  ]
    .filter(Boolean)
    .join(' ')
}

function Value({ label, hint, value }: { label: string; hint?: string; value: string }) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className={styles.value}>
          <TextInput {...control} className={styles.mono} readOnly value={value} />
          <CopyButton value={value} name={label} />
        </span>
      )}
    </Field>
  )
}
