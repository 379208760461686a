import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import type { ContractVersion, ServiceContract } from '#shared/service-contracts/contract.ts'
import { serviceContractEndpoints } from '#shared/service-contracts/endpoints.ts'
import { termsOfCustomer } from '#shared/sla/terms.ts'
import * as words from '#words/service-contracts.ts'
import { useCustomer } from '#web/customers/use-customer.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { formatCalendarDay, formatDay } from '#web/lib/format/format-time.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useNow } from '#web/ui/display/time-text.tsx'
import { contractQueries, useZoneOf } from './contract-queries.ts'
import { dayBefore, standardTerms } from './terms-form-model.ts'
import { TermsText } from './terms-text.tsx'
import styles from './service-contracts.module.css'

/** The versions of a customer's contract as sentences. */
export function ContractPage() {
  const { customerId = '' } = useParams()
  const customer = useCustomer(customerId)
  const contract = useQuery(contractQueries.ofCustomer(customerId))
  useDocumentTitle(customer ? words.contractOf(customer.name) : words.contract)
  const timeZone = useZoneOf(customer)
  const hasVersions = contract.data !== undefined && contract.data.versions.length > 0

  return (
    <div className={styles.page}>
      <PageHeader
        title={words.contract}
        actions={
          hasVersions && (
            <Link to={adminPaths.newContractVersion(customerId)} className={buttonClass('primary')}>
              {words.newVersion}
            </Link>
          )
        }
      >
        {words.contractLead}
      </PageHeader>
      <Loaded
        query={contract}
        loading={words.loadingContract}
        failed={words.contractFailed}
        isInCard
      >
        {(data) =>
          hasVersions ? (
            <Versions customerId={customerId} contract={data} />
          ) : (
            <NoContract customerId={customerId} timeZone={timeZone} />
          )
        }
      </Loaded>
    </div>
  )
}

type NoContractProps = { customerId: string; timeZone: string | undefined }

/** Says what counts without a contract. */
function NoContract({ customerId, timeZone = 'UTC' }: NoContractProps) {
  return (
    <>
      <Card flush>
        <EmptyState
          title={words.noContract}
          icon={<ScrollText aria-hidden="true" />}
          action={
            <Link to={adminPaths.newContractVersion(customerId)} className={buttonClass('primary')}>
              {words.writeContract}
            </Link>
          }
        >
          {words.noContractText}
        </EmptyState>
      </Card>
      <Card title={words.usualTerms}>
        <TermsText terms={termsOfCustomer(standardTerms(timeZone))} />
      </Card>
    </>
  )
}

type State = keyof typeof words.states
const TONES = { current: 'met', coming: 'open', past: 'closed' } as const

type VersionsProps = { customerId: string; contract: ServiceContract }

function Versions({ customerId, contract }: VersionsProps) {
  const { versions, currentId } = contract
  const now = useNow()
  const stateOf = ({ id, startsAt }: ContractVersion): State =>
    id === currentId ? 'current' : Date.parse(startsAt) > now.getTime() ? 'coming' : 'past'
  const shown = versions.map((version, index) => ({
    version,
    state: stateOf(version),
    until: versions[index + 1]?.validFrom,
  }))
  const past = shown.filter(({ state }) => state === 'past').toReversed()
  const first = versions[0]

  return (
    <>
      {shown
        .filter(({ state }) => state !== 'past')
        .map((one) => (
          <VersionCard key={one.version.id} customerId={customerId} {...one} />
        ))}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{words.pastVersions(past.length)}</summary>
          <div className={styles.page}>
            {past.map((one) => (
              <VersionCard key={one.version.id} customerId={customerId} {...one} />
            ))}
          </div>
        </details>
      )}
      {first && (
        <p className={styles.quiet}>{words.beforeFirst(formatCalendarDay(first.validFrom))}</p>
      )}
    </>
  )
}

type VersionCardProps = {
  customerId: string
  version: ContractVersion
  state: State
  /** First day of the version after it. */
  until: string | undefined
}

function VersionCard({ customerId, version, state, until }: VersionCardProps) {
  const { data: choices } = useQuery(deskChoices())
  const { id, validFrom, template, revisions } = version
  const latest = revisions.at(-1)
  const from = formatCalendarDay(validFrom)
  const title =
    until === undefined
      ? words.fromDay(from)
      : words.spanOfVersion(from, formatCalendarDay(dayBefore(until)))
  const corrections = revisions.filter(({ reason }) => reason !== null).toReversed()

  return (
    <Card
      title={
        <span className={styles.head}>
          {title} <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        </span>
      }
      actions={
        <VersionActions customerId={customerId} versionId={id} title={title} state={state} />
      }
    >
      <div className={styles.fields}>
        {template && (
          <p>
            <Rich>
              {words.followsTemplate(
                <Link to={adminPaths.contractTemplate(template.id)} dir="auto">
                  {template.name}
                </Link>,
              )}
            </Rich>
          </p>
        )}
        {latest && (
          <TermsText
            terms={latest.terms}
            agentName={(agentId) => choices?.agents.find((agent) => agent.id === agentId)?.name}
          />
        )}
        {corrections.length > 0 && (
          <section>
            <h3 className={styles.title}>{words.corrections}</h3>
            <ul className={styles.sentences}>
              {corrections.map(({ at, by, reason }) => (
                <li key={at}>
                  <span dir="auto">{reason}</span>{' '}
                  <span className={styles.quiet}>
                    {words.correctionBy(formatDay(new Date(at)), by)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  )
}

type VersionActionsProps = { customerId: string; versionId: string; title: string; state: State }

function VersionActions({ customerId, versionId, title, state }: VersionActionsProps) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () =>
      call(serviceContractEndpoints.removeContractVersion, { params: { customerId, versionId } }),
    onSuccess: () => toast.success(words.versionRemoved),
    onError: (error) => toast.error(`${words.removeVersionFailed}. ${errorMessage(error)}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contractQueries.all() }),
  })
  const correct = (
    <Link
      to={adminPaths.contractCorrection(customerId, versionId)}
      className={buttonClass('plain')}
      aria-label={words.correctVersion(title)}
    >
      {words.correct}
    </Link>
  )
  if (state !== 'coming') return correct

  return (
    <InlineConfirm
      label={words.actionsOf(title)}
      question={words.askRemoveVersion}
      note={words.removeVersionNote}
      onConfirm={() => remove.mutate()}
    >
      {(button): ReactNode => (
        <>
          {correct}
          <Button {...button} disabled={remove.isPending}>
            {words.remove}
          </Button>
        </>
      )}
    </InlineConfirm>
  )
}
