import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { isApplicationKind } from '#shared/connections/fields.ts'
import { applications } from '#words/connection-tests.ts'
import * as words from '#words/connections.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import { MetadataDialog } from '#web/connections/metadata/metadata-dialog.tsx'
import { ApplicationConnection } from '#web/connections/tests/begin-test.tsx'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { useFieldInAddress } from '#web/lib/navigation/use-field-in-address.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConnectionFields, LogoutFields } from './connection-fields.tsx'
import { originOf, portalValuesAt } from './portal-values.ts'
import type { DraftForm } from './use-draft-form.ts'
import styles from './settings-card.module.css'

type SettingsCardProps = {
  signOn: SignOn
  form: DraftForm
  /** The test is shown next to these settings. */
  isTesting: boolean
  /** Shows the test that has begun. */
  onTest: () => void
}

/** Card in which settings are prepared, next to those that people sign in with. */
export function SettingsCard({ signOn, form, isTesting, onTest }: SettingsCardProps) {
  const [isWanted, setIsWanted] = useState(false)
  const { live, draft } = signOn
  const { hash } = useLocation()
  const isOpen = isWanted || hash !== '' || form.isChanged || draft !== null || !live.enabled

  return (
    <Card title={words.settings.title}>
      <p className={styles.lead}>
        {draft?.stage === 'pilot' ? words.settings.endsPilot : words.settings.beside}
      </p>
      {isOpen ? (
        <SettingsForm signOn={signOn} form={form} isTesting={isTesting} onTest={onTest} />
      ) : (
        <Button icon={<Settings2 aria-hidden="true" />} onClick={() => setIsWanted(true)}>
          {words.settings.change}
        </Button>
      )}
    </Card>
  )
}

/** The fields of what is prepared. */
function SettingsForm({ signOn, form, isTesting, onTest }: SettingsCardProps) {
  const isOnline = useOnline()
  const calls = useConnectionCalls()
  const [isImporting, setIsImporting] = useState(false)
  const { customer, live, draft } = signOn
  const kind = form.values['saml.kind']
  useFieldInAddress(form.element)

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
        onDiscard={form.discard}
      >
        <ConnectionFields
          form={form}
          id={customer.id}
          origin={originOf({ saml: live })}
          guideOf={calls.guideOf}
          onImport={() => setIsImporting(true)}
          hasKinds={!customer.isTeam}
          application={
            isTesting ? (
              <p className={styles.lead}>{applications.above}</p>
            ) : (
              isApplicationKind(kind) && (
                <ApplicationConnection kind={kind} form={form} onBegin={onTest} />
              )
            )
          }
        />
        <LogoutFields
          form={form}
          ownUrl={portalValuesAt(originOf({ saml: live }), customer.id).logoutUrl}
        />
      </PageForm>
      {/* Not within the form: it has a form of its own. */}
      {isImporting && (
        <MetadataDialog form={form} live={form.live} onClose={() => setIsImporting(false)} />
      )}
    </>
  )
}
