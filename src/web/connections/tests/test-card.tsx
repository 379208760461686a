import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'

import { type ConnectionSettings, missingNames } from '#shared/connections/fields.ts'
import { labels, settings as draftWords } from '#words/connections.ts'
import * as words from '#words/connection-tests.ts'
import * as formWords from '#words/ui.ts'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'

import { testQueries, useNewestTest } from './test-queries.ts'
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
    'values' | 'prepare' | 'isChanged' | 'save' | 'isSending' | 'problemCount' | 'failure'
  >
}

/** Begins tests of what is prepared, or live where nothing is, and shows what the newest found. */
export function TestCard({ settings, preparedAt = '', form }: TestCardProps) {
  const isUnsaved = form.isChanged
  const newest = useNewestTest()
  const { begin, isBeginning, error, blockedUrl } = useBeginTest()
  const { test } = newest
  const failure = error ?? (isUnsaved ? form.failure : null)
  const missing = missingNames(settings).map((name) => labels[name])

  return (
    <Card title={words.title} titleId="test" actions={test && <TestBadge test={test} />}>
      <div className={styles.card}>
        <p className={styles.lead}>{words.lead}</p>
        <div>
          <Button
            icon={<FlaskConical aria-hidden="true" />}
            disabled={missing.length > 0 || isUnsaved}
            busy={isBeginning}
            busyLabel={words.beginning}
            onClick={() => begin(settings)}
          >
            {test ? words.beginAgain : words.begin}
          </Button>
        </div>
        {isUnsaved ? (
          <Banner
            action={
              <Button busy={form.isSending} busyLabel={formWords.saving} onClick={form.save}>
                {draftWords.save}
              </Button>
            }
          >
            {form.problemCount > 0
              ? formWords.fieldsNeedAttention(form.problemCount)
              : words.unsaved}
          </Banner>
        ) : (
          missing.length > 0 && <p>{words.missing(missing.join(', '))}</p>
        )}
        {failure != null && <Banner tone="danger">{errorMessage(failure)}</Banner>}
        {blockedUrl && (
          <Banner
            action={
              <a href={blockedUrl} target="_blank" rel="noopener noreferrer">
                {words.waiting.open}
              </a>
            }
          >
            {words.waiting.blocked}
          </Banner>
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

/** Begins tests, each in a tab of its own. */
function useBeginTest() {
  const calls = useConnectionCalls()
  const queries = useQueryClient()
  const [blockedUrl, setBlockedUrl] = useState<string>()
  const sending = useMutation({
    mutationFn: async ({ settings, tab }: { settings: ConnectionSettings; tab: Window | null }) => {
      try {
        const { redirectUrl } = await calls.beginTest(settings)
        if (tab) tab.location.replace(redirectUrl)
        else setBlockedUrl(redirectUrl)
      } catch (error) {
        tab?.close()
        throw error
      }
      await queries.invalidateQueries({ queryKey: testQueries.newest(calls).queryKey })
    },
  })

  function begin(settings: ConnectionSettings) {
    setBlockedUrl(undefined)
    // Browsers let a tab be opened by a press alone, so it opens before the server has said where to.
    const tab = window.open('', '_blank')
    // The provider's page must not control this one.
    if (tab) tab.opener = null
    sending.mutate({ settings, tab })
  }

  return { begin, isBeginning: sending.isPending, error: sending.error, blockedUrl }
}
