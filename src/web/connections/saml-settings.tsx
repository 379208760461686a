import { ExternalLink, Import } from 'lucide-react'

import * as words from '#words/customers.ts'
import { SAML_PROVIDER_LABELS, SAML_PROVIDERS } from '#shared/customers/values.ts'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { Field } from '#web/kit/basic/field.tsx'
import { Switch } from '#web/kit/parts/switch.tsx'
import { Select } from '#web/kit/basic/text-input.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

import { GivenValues } from './given-values.tsx'
import { portalValuesAt } from './portal-values.ts'
import { SamlAdvanced } from './saml-advanced.tsx'
import { ConnectionField } from './connection-field.tsx'
import { CONNECTION_PLACES, type ConnectionForm, fieldAt } from './connection-values.ts'
import styles from './saml-settings.module.css'

type SamlSettingsProps = {
  form: ConnectionForm
  id: string
  /** Of the portal, as the server knows it. */
  origin: string
  isNew: boolean
  onImport: () => void
}

const RECEIVED = CONNECTION_PLACES.filter(
  (place) => fieldAt(place).required && place !== 'saml.provider',
)

/** What the provider is told comes before what the provider gives. */
export function SamlSettings({ form, id, origin, isNew, onImport }: SamlSettingsProps) {
  const isEnabled = form.values['saml.enabled']

  return (
    <Card title="Single Sign-On">
      <div className={styles.fields}>
        <Switch
          label={fieldAt('saml.enabled').label}
          name="saml.enabled"
          hint={fieldAt('saml.enabled').hint}
          isOn={isEnabled}
          onToggle={(isOn) => form.change('saml.enabled', isOn)}
        />
        {isEnabled && (
          <>
            <ProviderSelect form={form} id={id} isNew={isNew} />
            <fieldset className={styles.group}>
              <legend className={styles.legend}>Values you give to the provider</legend>
              <GivenValues values={portalValuesAt(origin, id)} />
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.legend}>Values you receive from the provider</legend>
              <Button
                className={styles.import}
                icon={<Import aria-hidden="true" />}
                onClick={onImport}
              >
                {words.importMetadata}
              </Button>
              {RECEIVED.map((place) => (
                <ConnectionField key={place} form={form} place={place} className={styles.mono} />
              ))}
            </fieldset>
            <SamlAdvanced form={form} />
          </>
        )}
      </div>
    </Card>
  )
}

/** As the specification lists them: the one that fits any provider first. */
const PROVIDERS = ['custom', ...SAML_PROVIDERS.filter((provider) => provider !== 'custom')] as const

function ProviderSelect({ form, id, isNew }: Pick<SamlSettingsProps, 'form' | 'id' | 'isNew'>) {
  const provider = form.values['saml.provider']

  return (
    <Field
      label={fieldAt('saml.provider').label}
      required
      error={form.problemOf('saml.provider')}
      aside={
        // Beside the form, in which something may be typed already.
        <a
          href={adminPaths.ssoGuideFor(id, { provider, isNew })}
          target="_blank"
          rel="noreferrer"
          className={styles.guide}
        >
          SSO setup guide
          <ExternalLink aria-hidden="true" />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </a>
      }
    >
      {(control) => (
        <Select
          {...control}
          name="saml.provider"
          value={provider}
          onChange={(event) => {
            const chosen = PROVIDERS.find((known) => known === event.target.value)
            if (chosen) form.change('saml.provider', chosen)
          }}
        >
          {PROVIDERS.map((known) => (
            <option key={known} value={known}>
              {SAML_PROVIDER_LABELS[known]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
