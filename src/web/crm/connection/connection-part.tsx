import { useMutation, useQuery } from '@tanstack/react-query'
import { Cable } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import * as words from '#words/crm.ts'
import type { CrmOverview } from '#shared/crm/contract.ts'
import { crmEndpoints } from '#shared/crm/endpoints.ts'
import { CRM_PARTS } from '#web/crm/crm-parts.ts'
import { crmQueries } from '#web/crm/crm-queries.ts'
import { formatAge, formatDayAndTime } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { BackfillCard } from './backfill-card.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { Facts } from './facts.tsx'
import { RefusedCard } from './refused-card.tsx'
import { StateCard } from './state-card.tsx'
import { TokenDialog } from './token-dialog.tsx'
import { WebhookCard } from './webhook-card.tsx'
import styles from '#web/crm/crm-page.module.css'

/** Brings the bar of progress along, which few pages have. */

/** Returns whether nothing was ever connected, so that there is nothing else to show. */
function isNew({ state, hasToken, account, refusedCount }: CrmOverview): boolean {
  return state === 'off' && !hasToken && !account && refusedCount === 0
}

/** How the connection fares, and what can be done about it. */
export function ConnectionPart() {
  const crm = useQuery(crmQueries.overview())

  return (
    <>
      {crm.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.loadFailed}
            busy={crm.isFetching}
            onRetry={() => void crm.refetch()}
          />
        </Card>
      )}
      {crm.isPending && (
        <Loading label={words.loading}>
          <Card>
            <div className={styles.skeleton}>
              <SkeletonText width="half" />
              <SkeletonText width="most" />
              <SkeletonText width="half" />
              <SkeletonText width="short" />
            </div>
          </Card>
        </Loading>
      )}
      {crm.data && isNew(crm.data) && <ConnectCard />}
      {crm.data && !isNew(crm.data) && (
        <div className={styles.page}>
          <CrmTrouble crm={crm.data} />
          <div className={styles.pair}>
            <StateCard crm={crm.data} />
            <ConnectionCard crm={crm.data} />
          </div>
          <RefusedCard crm={crm.data} />
          <div className={styles.pair}>
            <UnplacedCard crm={crm.data} />
            <BackfillCard crm={crm.data} />
          </div>
          <div className={styles.pair}>
            <WebhookCard crm={crm.data} />
            <ReadAgainCard />
          </div>
        </div>
      )}
    </>
  )
}

/** The page before anything is connected. */
function ConnectCard() {
  const [isEntering, setIsEntering] = useState(false)

  return (
    <Card flush>
      <EmptyState
        title={words.notConnected}
        icon={<Cable aria-hidden="true" />}
        action={
          <Button variant="primary" onClick={() => setIsEntering(true)}>
            {words.connect}
          </Button>
        }
      >
        {words.notConnectedText}
      </EmptyState>
      {isEntering && <TokenDialog onClose={() => setIsEntering(false)} />}
    </Card>
  )
}

/** Says at the top of the page what keeps both from being in step. */
function CrmTrouble({ crm }: { crm: CrmOverview }) {
  const { state, tokenRefusedAt, unreachableSince, retryAt } = crm
  if (state === 'off') return null

  return (
    <>
      {tokenRefusedAt && (
        <Trouble title={words.tokenRefused} text={words.tokenRefusedText}>
          <Since at={tokenRefusedAt} />
        </Trouble>
      )}
      {unreachableSince && !tokenRefusedAt && (
        <Trouble title={words.unreachable} text={words.unreachableText}>
          <Since at={unreachableSince} />
          {retryAt && (
            <>
              {' '}
              {words.nextTry} <TimeText at={retryAt} format={formatDayAndTime} />.
            </>
          )}
        </Trouble>
      )}
    </>
  )
}

function Trouble({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Banner tone="danger">
      <strong>{title}</strong>
      <br />
      {text} {children}
    </Banner>
  )
}

function Since({ at }: { at: string }) {
  return (
    <>
      {words.since} <TimeText at={at} format={formatAge} />.
    </>
  )
}

/** Counts the tickets of the CRM that no customer sees, by what is missing. */
function UnplacedCard({ crm: { unplaced } }: { crm: CrmOverview }) {
  const isCompanyMissing = unplaced.some(({ reason }) => reason === 'unknown_company')

  return (
    <Card title={words.unplaced}>
      <div className={styles.card}>
        <p className={styles.lead}>{words.unplacedLead}</p>
        {unplaced.length === 0 && <p>{words.nothingUnplaced}</p>}
        <Facts
          facts={unplaced.map(({ reason, count }) => [
            words.unplacedReasons[reason],
            words.ticketCount(count),
          ])}
        />
        {isCompanyMissing && (
          <span className={styles.actions}>
            <Link to={CRM_PARTS.companies.to} className={buttonClass('plain')}>
              {words.bindCompanies}
            </Link>
          </span>
        )}
      </div>
    </Card>
  )
}

/** Reads one ticket again, when an administrator sees that both differ. */
function ReadAgainCard() {
  const read = useMutation({
    mutationFn: (number: number) => call(crmEndpoints.readCrmTicketAgain, { body: { number } }),
    onSuccess: (_, number) => {
      form.reset({ number: '' })
      toast.success(words.readAsked(number))
    },
  })
  const form = useForm({
    initial: { number: '' },
    check: ({ number }) => (/^#?\d{1,9}$/.test(number.trim()) ? {} : { number: words.giveNumber }),
    sending: read,
    onChange: read.reset,
  })

  return (
    <Card title={words.readAgain}>
      <Form
        form={form}
        className={styles.card}
        onSend={() => read.mutate(Number(form.values.number.replace('#', '')))}
      >
        <p className={styles.lead}>{words.readAgainLead}</p>
        <FormFailure title={words.readFailed} error={form.failure} />
        <Field
          label={words.ticketNumber}
          hint={words.ticketNumberHint}
          error={form.problemOf('number')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="number"
              inputMode="numeric"
              autoComplete="off"
              value={form.values.number}
              onChange={(event) => form.change('number', event.target.value)}
            />
          )}
        </Field>
        <span className={styles.actions}>
          <Button type="submit" busy={read.isPending}>
            {words.readNow}
          </Button>
        </span>
      </Form>
    </Card>
  )
}
