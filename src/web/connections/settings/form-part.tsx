import { useState } from 'react'

import type { SignOn } from '#shared/connections/stages/contract.ts'
import * as words from '#words/connections.ts'
import { ConnectionFields } from './connection-fields.tsx'
import { originOf, portalValuesAt } from './portal-values.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { PageForm } from '#web/ui/form/page-form.tsx'

import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { LogoutFields } from './logout-fields.tsx'
import type { DraftForm } from './use-draft-form.ts'
import { MetadataDialog } from '#web/connections/metadata/metadata-dialog.tsx'

/** The fields of what is prepared. */
export function SettingsForm({ signOn, form }: { signOn: SignOn; form: DraftForm }) {
  const isOnline = useOnline()
  const calls = useConnectionCalls()
  const [isImporting, setIsImporting] = useState(false)
  const { customer, live, draft } = signOn

  return (
    <>
      <PageForm
        form={form}
        isOnline={isOnline}
        onSend={form.save}
        failure={{ title: words.settings.saveFailed, error: form.failure }}
        saveText={words.settings.save}
        note={draft && !form.isChanged ? words.settings.isSaved : undefined}
        isUnsaved={form.isChanged}
      >
        <ConnectionFields
          form={form}
          id={customer.id}
          origin={originOf({ saml: live })}
          guideOf={calls.guideOf}
          onImport={() => setIsImporting(true)}
        />
        <LogoutFields
          form={form}
          ownUrl={portalValuesAt(originOf({ saml: live }), customer.id).logoutUrl}
        />
      </PageForm>
      {/* Not within the form: it has a form of its own. */}
      {isImporting && <MetadataDialog form={form} onClose={() => setIsImporting(false)} />}
    </>
  )
}
