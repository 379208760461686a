import { useState } from 'react'

import type { ConnectionDraft } from '#shared/connections/stages/contract.ts'
import * as words from '#words/setup-links.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ReceivedFields } from '#web/connections/settings/connection-fields.tsx'
import { LogoutFields } from '#web/connections/settings/logout-fields.tsx'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from './setup-steps.module.css'

const MetadataDialog = lazyPart(
  async () => (await import('#web/connections/metadata/metadata-dialog.tsx')).MetadataDialog,
)

type SettingsStepProps = {
  form: DraftForm
  draft: ConnectionDraft | null
  /** Where the provider signs people out of this portal. */
  logoutUrl: string
}

/** What the provider gives, prepared beside what people sign in with. */
export function SettingsStep({ form, draft, logoutUrl }: SettingsStepProps) {
  const isOnline = useOnline()
  const [isImporting, setIsImporting] = useState(false)

  return (
    <Card title={words.settings.title} titleId="settings">
      <PageForm
        form={form}
        isOnline={isOnline}
        onSend={form.save}
        failure={{ title: words.settings.saveFailed, error: form.failure }}
        saveText={words.settings.save}
        note={draft && !form.isChanged ? words.settings.isSaved : undefined}
        isUnsaved={form.isChanged}
      >
        <div className={styles.fields}>
          <p className={styles.lead}>{words.settings.lead}</p>
          <ReceivedFields form={form} onImport={() => setIsImporting(true)} isByLink />
          <LogoutFields form={form} ownUrl={logoutUrl} />
        </div>
      </PageForm>
      {/* Not within the form: it has a form of its own. */}
      {isImporting && <MetadataDialog form={form} onClose={() => setIsImporting(false)} />}
    </Card>
  )
}
