import { FlaskConical, Rocket } from 'lucide-react'
import { useState } from 'react'

import { certificatesOf, losesProvider, missingNames } from '#shared/connections/fields.ts'
import { sayActor } from '#shared/connections/link-holder.ts'
import type { ConnectionDraft, SignOn } from '#shared/connections/stages/contract.ts'
import * as testWords from '#words/connection-tests.ts'
import * as words from '#words/connections.ts'
import { list } from '#words/language.ts'
import { useNewestTest } from '#web/connections/tests/test-queries.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { formatAge } from '#web/lib/format/format-time.ts'
import { linkHolder } from '#words/connections.ts'
import { ChangedSettings } from '#web/connections/settings/changed-settings.tsx'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'

import { AskDialog } from './ask-dialog.tsx'
import { useSignOnChange } from './use-sign-on-change.ts'
import styles from './go-live-card.module.css'

type GoLiveCardProps = {
  signOn: SignOn
  draft: ConnectionDraft
  /** Something was typed that is not in the draft. */
  isUnsaved: boolean
  onDiscarded: () => void
  /** Leads to the test. */
  onTest: () => void
  /** Says what happens then. */
  ask: string
}

/** Differences of the draft, its test, and the button that makes it live for everyone. */
export function GoLiveCard(props: GoLiveCardProps) {
  const { signOn, draft, isUnsaved, onDiscarded, onTest, ask } = props
  const calls = useConnectionCalls()
  const [asked, setAsked] = useState<'live' | 'discard' | null>(null)
  const close = () => setAsked(null)
  const goLive = useSignOnChange(calls.goLive, {
    done: () => words.goingLive.isLive,
    onDone: close,
  })
  const discard = useSignOnChange(calls.discardDraft, {
    done: () => words.goingLive.discarded,
    onDone: () => {
      close()
      onDiscarded()
    },
  })
  const { test: newest } = useNewestTest()
  const isFailed = newest?.state === 'failed' && newest.begunAt >= draft.changedAt
  const problems = isFailed ? (newest.result?.refusals ?? []).map(({ title }) => title) : []
  const missing = missingNames(draft.settings)
  const isFirst = signOn.live.entityId === ''
  const accepted = certificatesOf(signOn.live)
  const certificates = certificatesOf(draft.settings)
  const hasUnseen = certificates.slice(1).some((pem) => !accepted.includes(pem))
  const isBlocked = isUnsaved || missing.length > 0
  const isUntested = draft.testedAt === null
  const { version } = draft

  return (
    <Card title={words.goingLive.title}>
      <div className={styles.parts}>
        <Tested draft={draft} />
        {draft.changes.length > 0 ? (
          <div>
            <h3 className={styles.heading}>
              {isFirst ? words.settings.title : words.goingLive.changes}
            </h3>
            <ChangedSettings changes={draft.changes} isFirst={isFirst} />
          </div>
        ) : (
          <p>{words.goingLive.nothing}</p>
        )}
        {problems.length > 0 && (
          <Banner tone="danger">{words.goingLive.lastFailed(list(problems))}</Banner>
        )}
        {hasUnseen && <Banner>{words.goingLive.severalCertificates(certificates.length)}</Banner>}
        {isUnsaved && <Banner>{words.goingLive.unsaved}</Banner>}
        {missing.length > 0 && (
          <Banner>
            {words.goingLive.missing(list(missing.map((name) => words.labels[name])))}
          </Banner>
        )}
        {asked === null && <FormFailure title={words.goingLive.failed} error={goLive.error} />}
        <div className={styles.actions}>
          <Button onClick={() => setAsked('discard')}>{words.goingLive.discard}</Button>
          {draft.testedAt === null && (
            <Button variant="primary" icon={<FlaskConical aria-hidden="true" />} onClick={onTest}>
              {isFailed ? testWords.beginAgain : words.goingLive.test}
            </Button>
          )}
          <Button
            variant={draft.testedAt === null ? 'plain' : 'primary'}
            icon={<Rocket aria-hidden="true" />}
            aria-disabled={isBlocked}
            busy={goLive.isPending}
            busyLabel={words.goingLive.going}
            onClick={() => !isBlocked && setAsked('live')}
          >
            {words.goingLive.go}
          </Button>
        </div>
      </div>
      {asked === 'live' && (
        <AskDialog
          title={isUntested ? words.goingLive.ask : words.goingLive.askAnyway}
          confirm={{
            label: isUntested ? words.goingLive.anyway : words.goingLive.go,
            busyLabel: words.goingLive.going,
            variant: isUntested ? 'danger' : 'primary',
          }}
          busy={goLive.isPending}
          error={goLive.error}
          onConfirm={() => goLive.mutate({ version, ...(isUntested && { untested: true }) })}
          onCancel={close}
        >
          {problems.length > 0 && <p>{words.goingLive.lastFailed(list(problems))}</p>}
          {isUntested && <p>{words.goingLive.risk}</p>}
          {ask !== undefined && <p>{ask}</p>}
          {losesProvider(signOn.live, draft.settings) && <p>{words.goingLive.signsOut}</p>}
        </AskDialog>
      )}
      {asked === 'discard' && (
        <AskDialog
          title={words.goingLive.askDiscard}
          confirm={{ label: words.goingLive.discard, variant: 'danger' }}
          busy={discard.isPending}
          error={discard.error}
          onConfirm={() => discard.mutate(undefined)}
          onCancel={close}
        >
          <p>
            {draft.stage === 'pilot' ? words.goingLive.discardPilot : words.goingLive.discardNote}
          </p>
        </AskDialog>
      )}
    </Card>
  )
}

function Tested({ draft: { testedAt, changedBy } }: { draft: ConnectionDraft }) {
  return (
    <p className={styles.tested} data-tested={testedAt !== null}>
      <span className={styles.state}>
        {testedAt === null ? (
          <>
            <CrossMark />
            {words.goingLive.untested}
          </>
        ) : (
          <>
            <TickMark />
            {words.goingLive.tested} <TimeText at={testedAt} format={formatAge} />
          </>
        )}
      </span>
      <span className={styles.by}>{words.goingLive.by(sayActor(changedBy, linkHolder))}</span>
    </p>
  )
}
