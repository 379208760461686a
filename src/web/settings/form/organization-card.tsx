import { MAX_INSTALLATION_NAME_LENGTH } from '#shared/settings/values.ts'
import type { Brand } from '#shared/settings/contract.ts'
import * as words from '#words/settings.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { LogoField } from './logo-field.tsx'
import styles from './settings-form.module.css'
import { SettingsText } from './settings-text.tsx'
import type { SettingsForm } from './use-settings-form.ts'

export function OrganizationCard({ form, logo }: { form: SettingsForm; logo: Brand['logo'] }) {
  return (
    <Card title={words.organization}>
      <div className={styles.fields}>
        <p className={styles.note}>{words.required}</p>
        <SettingsText
          form={form}
          name="name"
          required
          maxLength={MAX_INSTALLATION_NAME_LENGTH}
          hint={words.nameHint}
        />
        <LogoField logo={logo} />
      </div>
    </Card>
  )
}
