import { ExternalLink } from 'lucide-react'

import { SAML_PROVIDER_LABELS, SAML_PROVIDERS } from '#shared/customers/values.ts'
import { adminPaths } from '#web/lib/admin-paths.ts'
import { Card } from '#web/kit/parts/card.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { Switch } from '#web/kit/form/switch.tsx'
import { Select } from '#web/kit/form/text-input.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

import { CertificateField } from './certificate-field.tsx'
import { CUSTOMER_LABELS } from './customer-fields.ts'
import { CustomerText } from './customer-text.tsx'
import { GivenValues } from './given-values.tsx'
import { portalValuesAt } from './portal-values.ts'
import { SamlAdvanced } from './saml-advanced.tsx'
import styles from './saml-settings.module.css'
import type { CustomerForm } from './use-customer-form.ts'

type SamlSettingsProps = {
  form: CustomerForm
  id: string
  /** Of the portal, as the server knows it. */
  origin: string
  isNew: boolean
}

/** What the provider is told comes before what the provider gives. */
export function SamlSettings({ form, id, origin, isNew }: SamlSettingsProps) {
  const isEnabled = form.values['saml.enabled']

  return (
    <Card title="Single Sign-On">
      <div className={styles.fields}>
        <Switch
          label={CUSTOMER_LABELS['saml.enabled']}
          name="saml.enabled"
          hint="People of this customer sign in through their own identity provider"
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
              <CustomerText form={form} name="saml.entityId" required className={styles.mono} />
              <CustomerText
                form={form}
                name="saml.entryPoint"
                type="url"
                required
                placeholder="https://login.example.com/saml2"
                className={styles.mono}
              />
              <CertificateField form={form} name="saml.cert" required />
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

function ProviderSelect({ form, id, isNew }: Omit<SamlSettingsProps, 'origin'>) {
  const provider = form.values['saml.provider']

  return (
    <Field
      label={CUSTOMER_LABELS['saml.provider']}
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
