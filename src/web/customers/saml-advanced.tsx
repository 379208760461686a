import { Checkbox } from '#web/kit/form/checkbox.tsx'

import { CertificateField } from './certificate-field.tsx'
import { CUSTOMER_LABELS } from './customer-fields.ts'
import { CustomerText } from './customer-text.tsx'
import styles from './saml-advanced.module.css'
import { TextList } from './text-list.tsx'
import type { CustomerForm } from './use-customer-form.ts'

const SWITCHES = [
  {
    name: 'saml.validateSignature',
    hint: 'Off, only a signature on the assertion is looked at; one must always be there.',
  },
  {
    name: 'saml.validateInResponseTo',
    hint: 'Off, people can also begin at the provider’s own tile.',
  },
  {
    name: 'saml.disableRequestedAuthnContext',
    hint: 'On, the provider decides by itself how people prove who they are.',
  },
  { name: 'saml.auditEnabled', hint: 'Sign-ins and refused sign-ins are recorded.' },
] as const

const ADVANCED = ['saml.audienceRestriction', 'saml.previousCert', 'saml.ipRestrictions'] as const

/** Open where something in it is set or wrong, so that nothing takes effect unseen. */
export function SamlAdvanced({ form }: { form: CustomerForm }) {
  const { values } = form
  const isNeeded =
    ADVANCED.some((name) => values[name].length > 0 || form.problemOf(name)) ||
    SWITCHES.some(({ name }) => !values[name])

  return (
    <details className={styles.advanced} open={isNeeded || undefined}>
      <summary className={styles.summary}>Advanced</summary>
      <div className={styles.fields}>
        <div className={styles.switches}>
          {SWITCHES.map(({ name, hint }) => (
            <Checkbox
              key={name}
              label={CUSTOMER_LABELS[name]}
              hint={hint}
              name={name}
              checked={values[name]}
              onChange={(event) => form.change(name, event.target.checked)}
            />
          ))}
        </div>
        <CustomerText
          form={form}
          name="saml.audienceRestriction"
          hint="Optional. Only where the provider sends another audience than our entity ID."
        />
        <CertificateField
          form={form}
          name="saml.previousCert"
          hint="Optional. While the provider changes its certificate, both are accepted."
        />
        <TextList
          form={form}
          name="saml.ipRestrictions"
          item="address"
          placeholder="203.0.113.0/24"
          hint="Optional. IP addresses or CIDR ranges that people may sign in from; without any, from everywhere."
        />
      </div>
    </details>
  )
}
