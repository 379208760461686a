import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'

import { isApplicationKind } from '#shared/connections/fields.ts'
import type { OpenedSetupLink } from '#shared/connections/setup-links/contract.ts'
import { setupLinkEndpoints } from '#shared/connections/endpoints.ts'
import { SETUP_LINK_HEADER } from '#shared/connections/setup-links/values.ts'
import type { ConnectionDraft, SignOn } from '#shared/connections/stages/contract.ts'
import { goingLive } from '#words/connections.ts'
import * as words from '#words/setup-links.ts'
import { GoLiveCard } from '#web/connections/stages/go-live-card.tsx'
import { UnsavedBanner } from '#web/connections/tests/begin-test.tsx'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { paths } from '#web/lib/navigation/paths.ts'

import { setupQueries } from './setup-queries.ts'
import styles from './setup-steps.module.css'

type FinishCardProps = {
  link: OpenedSetupLink
  token: string
  signOn: SignOn
  form: Pick<DraftForm, 'values' | 'isChanged' | 'discard' | 'save' | 'isSending' | 'problemCount'>
  onShow: (step: 'import' | 'test') => void
}

/** The last step: to everybody, or to the administrator who does that. */
export function FinishCard({ link, token, signOn, form, onShow }: FinishCardProps) {
  const { draft } = signOn
  const isByApplication = isApplicationKind(form.values['saml.kind'])
  const texts = isByApplication ? words.notYetConnected : words.notYet

  return (
    <>
      {link.mayGoLive && draft && (
        <GoLiveCard
          signOn={signOn}
          draft={draft}
          isUnsaved={form.isChanged}
          onDiscarded={form.discard}
          onTest={() => onShow('test')}
          ask={words.liveAsk({ customer: link.customer.name, madeBy: link.madeBy })}
        />
      )}
      {link.mayGoLive && !draft && !signOn.live.enabled && (
        <Card title={words.notYet.title}>
          <div className={styles.parts}>
            <p>{texts.lead}</p>
            <div>
              <Button variant="primary" onClick={() => onShow(isByApplication ? 'test' : 'import')}>
                {texts.act}
              </Button>
            </div>
          </div>
        </Card>
      )}
      {!link.mayGoLive && (
        <ReadyCard
          link={link}
          token={token}
          draft={draft}
          form={form}
          nothing={isByApplication ? words.notYetConnected.lead : words.ready.nothing}
          onTest={() => onShow('test')}
        />
      )}
    </>
  )
}

/** Page on which people sign in now. */
export function LiveCard({ customer, origin }: { customer: string; origin: string }) {
  const address = `${origin}${paths.login}`
  return (
    <Card title={words.live.title}>
      <div className={styles.parts}>
        <p>
          {words.live.lead(customer)}{' '}
          <a href={address} className={styles.address}>
            {address}
          </a>
        </p>
        <p className={styles.lead}>{words.live.change}</p>
      </div>
    </Card>
  )
}

type ReadyCardProps = Pick<FinishCardProps, 'link' | 'token' | 'form'> & {
  draft: ConnectionDraft | null
  /** Said while there is no draft. */
  nothing: string
  onTest: () => void
}

/** Hands over to the administrator, who goes live. */
function ReadyCard({ link: { readyAt }, token, draft, form, nothing, onTest }: ReadyCardProps) {
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
        {form.isChanged ? (
          <UnsavedBanner form={form}>{goingLive.unsaved}</UnsavedBanner>
        ) : (
          draft === null && <p>{nothing}</p>
        )}
        {readyAt && <p>{words.ready.toldAt(formatDayAndTime(new Date(readyAt)))}</p>}
        <FormFailure title={words.ready.failed} error={report.error} />
        <div className={styles.share}>
          {isUntested && (
            <Button variant="primary" onClick={onTest}>
              {goingLive.test}
            </Button>
          )}
          <Button
            variant={readyAt || isUntested ? 'plain' : 'primary'}
            icon={<Send aria-hidden="true" />}
            disabled={draft === null || form.isChanged}
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
