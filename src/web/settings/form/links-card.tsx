import * as words from '#words/settings.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { ResourceList } from './resource-list.tsx'
import styles from './settings-form.module.css'
import { SettingsText } from './settings-text.tsx'
import type { SettingsForm } from './use-settings-form.ts'

export function LinksCard({ form }: { form: SettingsForm }) {
  return (
    <Card title={words.links}>
      <div className={styles.fields}>
        <ResourceList form={form} />
        <SettingsText
          form={form}
          name="privacyUrl"
          placeholder={words.privacyUrlExample}
          hint={words.privacyUrlHint}
        />
      </div>
    </Card>
  )
}
