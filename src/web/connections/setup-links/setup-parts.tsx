import { useState } from 'react'

import { type ConnectionKind, isApplicationKind, missingNames } from '#shared/connections/fields.ts'
import type { OpenedSetupLink } from '#shared/connections/setup-links/contract.ts'
import type { ConnectionDraft } from '#shared/connections/stages/contract.ts'
import { kindHints, labels } from '#words/connections.ts'
import { list } from '#words/language.ts'
import * as words from '#words/setup-links.ts'
import { MetadataDialog } from '#web/connections/metadata/metadata-dialog.tsx'
import { LogoutFields, ReceivedFields } from '#web/connections/settings/connection-fields.tsx'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useFieldInAddress } from '#web/lib/navigation/use-field-in-address.ts'
import {
  guideLabel,
  GUIDE_NAMES,
  type GuideName,
  KIND_GUIDES,
  markOf,
} from '#web/sso-guide/guide/guide-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ChoiceCards } from '#web/ui/controls/choice-cards.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { setupAddress } from './use-setup-token.ts'
import styles from './setup-steps.module.css'

export type LinkProps = { link: OpenedSetupLink; token: string }

/** Author, company and end of the invitation. */
export function Welcome({
  link: { name, customer, madeBy, expiresAt },
  token,
  origin,
}: LinkProps & { origin: string }) {
  const { name: installation } = useBrand()

  return (
    <div className={styles.welcome}>
      <p>
        {words.pageGreeting(name)}{' '}
        {words.invitedBy({ madeBy, customer: customer.name, installation })}
      </p>
      <p className={styles.share}>
        {words.pageOpenUntil(formatDayAndTime(new Date(expiresAt)))}
        <CopyButton value={setupAddress(origin, token)} name={words.linkName} hasText />
      </p>
      <p>{words.nothingChanges}</p>
    </div>
  )
}

/** Providers whose values are copied. */
const OTHERS: GuideName[] = [...GUIDE_NAMES.filter((name) => name !== 'custom'), 'oidc', 'custom']

type ProviderStepProps = {
  /** Null until one is chosen. */
  chosen: GuideName | null
  availableKinds: ConnectionKind[]
  onChoose: (name: GuideName) => void
}

/** All that can be connected: at Microsoft and Google with a consent, elsewhere by values to copy. */
export function ProviderStep({ chosen, availableKinds, onChoose }: ProviderStepProps) {
  const byConsent = KIND_GUIDES.filter(
    (kind) => isApplicationKind(kind) && (availableKinds.includes(kind) || kind === chosen),
  )

  return (
    <Card title={words.provider.title}>
      <div className={styles.parts}>
        {byConsent.length > 0 && (
          <>
            <p className={styles.lead}>{words.provider.byConsent}</p>
            <ChoiceCards
              label={words.provider.accounts}
              chosen={byConsent.find((kind) => kind === chosen) ?? null}
              onChoose={onChoose}
              choices={byConsent.map((name) => ({
                name,
                text: guideLabel(name),
                mark: markOf(name),
                hint: kindHints[name],
              }))}
            />
          </>
        )}
        <p className={styles.lead}>
          {byConsent.length > 0 && `${words.provider.others} `}
          {words.provider.hint}
        </p>
        <ChoiceCards
          label={words.provider.label}
          chosen={OTHERS.find((name) => name === chosen) ?? null}
          onChoose={onChoose}
          choices={OTHERS.map((name) => ({ name, text: guideLabel(name), mark: markOf(name) }))}
        />
      </div>
    </Card>
  )
}

type SettingsStepProps = {
  form: DraftForm
  draft: ConnectionDraft | null
  /** Our address to which the provider sends people who sign out. */
  logoutUrl: string
  /** Issuer that the provider has sent with a valid signature, where the settings have another. */
  issuer: string | undefined
}

/** That all is saved, and what is still missing before a test. */
function savedText({ settings }: ConnectionDraft): string {
  const missing = missingNames(settings)
  if (missing.length === 0) return words.settings.isSaved
  return words.settings.stillMissing(list(missing.map((name) => labels[name])))
}

/** Values that the provider gives, prepared next to those that people sign in with. */
export function SettingsStep({ form, draft, logoutUrl, issuer }: SettingsStepProps) {
  const isOnline = useOnline()
  const [isImporting, setIsImporting] = useState(false)
  useFieldInAddress(form.element)

  return (
    <Card title={words.settings.title}>
      <PageForm
        form={form}
        isOnline={isOnline}
        onSend={form.save}
        failure={{ title: words.settings.saveFailed, error: form.failure }}
        saveText={words.settings.save}
        note={draft && !form.isChanged ? savedText(draft) : undefined}
        isUnsaved={form.isChanged}
        onDiscard={form.discard}
      >
        <div className={styles.fields}>
          <p className={styles.lead}>
            {form.values['saml.kind'] === 'saml' ? words.settings.lead : words.settings.oidcLead}
          </p>
          {issuer !== undefined && form.values['saml.entityId'] !== issuer && (
            <Banner
              action={
                <Button onClick={() => form.change('saml.entityId', issuer)}>
                  {words.settings.applyValue}
                </Button>
              }
            >
              {words.settings.providerSends(labels.entityId, issuer)}
            </Banner>
          )}
          <ReceivedFields form={form} onImport={() => setIsImporting(true)} isByLink />
          <LogoutFields form={form} ownUrl={logoutUrl} />
        </div>
      </PageForm>
      {/* Not within the form: it has a form of its own. */}
      {isImporting && (
        <MetadataDialog form={form} live={form.live} onClose={() => setIsImporting(false)} />
      )}
    </Card>
  )
}
