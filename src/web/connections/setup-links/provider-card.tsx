import { SAML_PROVIDER_LABELS, SAML_PROVIDERS } from '#shared/customers/values.ts'
import * as words from '#words/setup-links.ts'
import type { ConnectionForm } from '#web/connections/settings/connection-values.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from './setup-steps.module.css'

/** Decides which guide is shown. */
export function ProviderCard({ form }: { form: ConnectionForm }) {
  return (
    <Card title={words.provider.title}>
      <div className={styles.provider}>
        <Field
          label={words.provider.label}
          hint={words.provider.hint}
          error={form.problemOf('saml.provider')}
        >
          {(control) => (
            <Select
              {...control}
              value={form.values['saml.provider']}
              onChange={(event) => {
                const chosen = SAML_PROVIDERS.find((known) => known === event.target.value)
                if (chosen) form.change('saml.provider', chosen)
              }}
            >
              {SAML_PROVIDERS.map((known) => (
                <option key={known} value={known}>
                  {SAML_PROVIDER_LABELS[known]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Card>
  )
}
