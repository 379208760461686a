import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import {
  type ApplicationKind,
  type ConnectionSettings,
  tenantOf,
} from '#shared/connections/fields.ts'
import * as words from '#words/connection-tests.ts'
import { settings as draftWords } from '#words/connections.ts'
import * as formWords from '#words/ui.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { testQueries, useNewestTest } from './test-queries.ts'
import facts from '#web/connections/stages/state-card.module.css'
import styles from './test-card.module.css'

/** Begins tests, each in a tab of its own. */
export function useBeginTest() {
  const calls = useConnectionCalls()
  const queries = useQueryClient()
  const [blockedUrl, setBlockedUrl] = useState<string>()
  type Sent = { prepare: () => Promise<ConnectionSettings>; tab: Window | null }
  const sending = useMutation({
    mutationFn: async ({ prepare, tab }: Sent) => {
      try {
        const { redirectUrl } = await calls.beginTest(await prepare())
        if (tab) tab.location.replace(redirectUrl)
        else setBlockedUrl(redirectUrl)
      } catch (error) {
        tab?.close()
        throw error
      }
      await queries.invalidateQueries({ queryKey: testQueries.newest(calls).queryKey })
    },
  })

  function begin(prepare: Sent['prepare']) {
    setBlockedUrl(undefined)
    // Browsers let a tab be opened by a press alone, so it opens before the server has said where to.
    const tab = window.open('', '_blank')
    // The provider's page must not control this one.
    if (tab) tab.opener = null
    sending.mutate({ prepare, tab })
  }

  return { begin, isBeginning: sending.isPending, error: sending.error, blockedUrl }
}

type UnsavedBannerProps = {
  form: Pick<DraftForm, 'save' | 'isSending' | 'problemCount'>
  children: ReactNode
}

/** Offers to save what a step would leave out. */
export function UnsavedBanner({ form, children }: UnsavedBannerProps) {
  return (
    <Banner
      action={
        <Button busy={form.isSending} busyLabel={formWords.saving} onClick={form.save}>
          {draftWords.save}
        </Button>
      }
    >
      {form.problemCount > 0 ? formWords.fieldsNeedAttention(form.problemCount) : children}
    </Banner>
  )
}

/** Why no test has begun, or how to open it. */
export function BeginProblems({ error, blockedUrl }: { error: unknown; blockedUrl?: string }) {
  return (
    <>
      {error != null && <Banner tone="danger">{errorMessage(error)}</Banner>}
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
    </>
  )
}

type ApplicationConnectionProps = {
  kind: ApplicationKind
  form: Pick<DraftForm, 'values' | 'saveFirst' | 'availableKinds'>
  onBegin?: () => void
}

/**
 * Connects a provider that knows this portal by one application. Nothing is entered: a test is all that it
 * takes, which asks an administrator of Microsoft for consent while no tenant is known.
 */
export function ApplicationConnection({ kind, form, onBegin }: ApplicationConnectionProps) {
  const calls = useConnectionCalls()
  const { begin, isBeginning, error, blockedUrl } = useBeginTest()
  const { test } = useNewestTest()
  const texts = words.applications[kind]
  const tenant =
    kind === 'microsoft' ? tenantOf({ entityId: form.values['saml.entityId'] }) : undefined
  const isAvailable = form.availableKinds.includes(kind)
  const person = test?.kind === kind && test.state === 'passed' ? test.result?.person : null

  function connect(other?: Parameters<typeof form.saveFirst>[0]) {
    begin(() => form.saveFirst(other))
    onBegin?.()
  }

  return (
    <div className={styles.card}>
      {!tenant && (
        <>
          <p className={styles.lead}>{texts.lead}</p>
          <p className={styles.lead}>{texts.reads}</p>
        </>
      )}
      {!isAvailable && (
        <Banner
          action={
            calls.toApplications && (
              <Link to={calls.toApplications}>{words.applications.setUp}</Link>
            )
          }
        >
          {calls.toApplications ? texts.missing : texts.missingByLink}
        </Banner>
      )}
      {tenant && (
        <dl className={facts.list}>
          <dt>{words.applications.tenant}</dt>
          <dd className={facts.mono}>{tenant}</dd>
          {person && (
            <>
              <dt>{words.applications.confirmedAt}</dt>
              <dd>{person.email.slice(person.email.lastIndexOf('@') + 1)}</dd>
            </>
          )}
        </dl>
      )}
      <div className={styles.actions}>
        <Button
          variant={tenant === null ? 'primary' : 'plain'}
          disabled={!isAvailable}
          busy={isBeginning}
          busyLabel={words.beginning}
          onClick={() => connect()}
        >
          {tenant === null ? words.applications.connect : test ? words.beginAgain : words.begin}
        </Button>
        {tenant && (
          <Button
            variant="ghost"
            disabled={!isAvailable || isBeginning}
            onClick={() => connect({ 'saml.entityId': '' })}
          >
            {words.applications.another}
          </Button>
        )}
      </div>
      <BeginProblems error={error} blockedUrl={blockedUrl} />
    </div>
  )
}
