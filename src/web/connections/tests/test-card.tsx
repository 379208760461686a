import { FlaskConical } from 'lucide-react'

import {
  type ConnectionSettings,
  isApplicationKind,
  missingNames,
} from '#shared/connections/fields.ts'
import { labels } from '#words/connections.ts'
import * as words from '#words/connection-tests.ts'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { ApplicationConnection, BeginProblems, UnsavedBanner, useBeginTest } from './begin-test.tsx'
import { useNewestTest } from './test-queries.ts'
import { TestReport } from './test-report.tsx'
import { TestBadge } from './test-badge.tsx'
import styles from './test-card.module.css'

type TestCardProps = {
  settings: ConnectionSettings
  /** When they were prepared: a test from before was of others. */
  preparedAt?: string
  /** The form of what is prepared, which what was received can be mapped in. */
  form: Pick<
    DraftForm,
    | 'values'
    | 'prepare'
    | 'isChanged'
    | 'save'
    | 'saveFirst'
    | 'availableKinds'
    | 'isSending'
    | 'problemCount'
    | 'failure'
  >
}

/** Begins tests of what is prepared, or live where nothing is, and shows what the newest found. */
export function TestCard({ settings, preparedAt = '', form }: TestCardProps) {
  const newest = useNewestTest()
  const { test } = newest
  const kind = form.values['saml.kind']
  const isByApplication = isApplicationKind(kind)

  return (
    <Card
      title={isByApplication ? words.applications[kind].title : words.title}
      titleId="test"
      actions={test && <TestBadge test={test} />}
    >
      <div className={styles.card}>
        {isByApplication ? (
          <ApplicationConnection kind={kind} form={form} />
        ) : (
          <BeginTest settings={settings} form={form} hasTest={Boolean(test)} />
        )}
        <Loaded query={newest} loading={words.loading} failed={words.loadFailed}>
          {() =>
            test ? (
              <TestReport test={test} isOfOthers={test.begunAt < preparedAt} form={form} />
            ) : (
              <p className={styles.none}>{words.never}</p>
            )
          }
        </Loaded>
      </div>
    </Card>
  )
}

type BeginTestProps = Pick<TestCardProps, 'settings' | 'form'> & { hasTest: boolean }

function BeginTest({ settings, form, hasTest }: BeginTestProps) {
  const isUnsaved = form.isChanged
  const { begin, isBeginning, error, blockedUrl } = useBeginTest()
  const missing = missingNames(settings).map((name) => labels[name])

  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <div>
        <Button
          icon={<FlaskConical aria-hidden="true" />}
          disabled={missing.length > 0 || isUnsaved}
          busy={isBeginning}
          busyLabel={words.beginning}
          onClick={() => begin(() => Promise.resolve(settings))}
        >
          {hasTest ? words.beginAgain : words.begin}
        </Button>
      </div>
      {isUnsaved ? (
        <UnsavedBanner form={form}>{words.unsaved}</UnsavedBanner>
      ) : (
        missing.length > 0 && <p>{words.missing(missing.join(', '))}</p>
      )}
      <BeginProblems error={error ?? (isUnsaved ? form.failure : null)} blockedUrl={blockedUrl} />
    </>
  )
}
