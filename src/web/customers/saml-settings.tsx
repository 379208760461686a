import { Link } from 'react-router'

import { SAML_PROVIDER_LABELS, SAML_PROVIDERS } from '#shared/customer-values.ts'
import type { Customer } from '#shared/customers.ts'
import { adminPaths } from '#web/lib/admin-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Select } from '#web/ui/text-input.tsx'

import { CallbackUrl } from './callback-url.tsx'
import { CertificateField } from './certificate-field.tsx'
import { CUSTOMER_LABELS } from './customer-fields.ts'
import { CustomerText } from './customer-text.tsx'
import { SamlAdvanced } from './saml-advanced.tsx'
import styles from './saml-settings.module.css'
import type { CustomerForm } from './use-customer-form.ts'

type SamlSettingsProps = { form: CustomerForm; customer: Customer | null }

/** What the provider is told comes before what the provider gives. */
export function SamlSettings({ form, customer }: SamlSettingsProps) {
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
            <ProviderSelect form={form} customer={customer} />
            <fieldset className={styles.group}>
              <legend className={styles.legend}>Values you give to the provider</legend>
              <CallbackUrl url={customer?.saml.callbackUrl} />
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

function ProviderSelect({ form, customer }: SamlSettingsProps) {
  return (
    <Field
      label={CUSTOMER_LABELS['saml.provider']}
      required
      error={form.problemOf('saml.provider')}
      aside={customer && <Link to={adminPaths.ssoGuide(customer.id)}>SSO setup guide</Link>}
    >
      {(control) => (
        <Select
          {...control}
          name="saml.provider"
          value={form.values['saml.provider']}
          onChange={(event) => {
            const provider = PROVIDERS.find((known) => known === event.target.value)
            if (provider) form.change('saml.provider', provider)
          }}
        >
          {PROVIDERS.map((provider) => (
            <option key={provider} value={provider}>
              {SAML_PROVIDER_LABELS[provider]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
