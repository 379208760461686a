import { Card } from '#web/kit/parts/card.tsx'

import { ResourceList } from './resource-list.tsx'
import styles from './settings-form.module.css'
import { SettingsText } from './settings-text.tsx'
import type { SettingsForm } from './use-settings-form.ts'

export function LinksCard({ form }: { form: SettingsForm }) {
  return (
    <Card title="Links">
      <div className={styles.fields}>
        <ResourceList form={form} />
        <SettingsText
          form={form}
          name="privacyUrl"
          placeholder="https://example.com/privacy"
          hint="Optional: where your privacy policy is. Without it the footer does not name it."
        />
      </div>
    </Card>
  )
}
