import { Settings2 } from 'lucide-react'
import { useState } from 'react'

import type { SignOn } from '#shared/connections/stages/contract.ts'
import * as words from '#words/connections.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from './settings-card.module.css'
import type { DraftForm } from './use-draft-form.ts'
import { SettingsForm } from './form-part.tsx'

/** Card in which settings are prepared, next to those that people sign in with. */
export function SettingsCard({ signOn, form }: { signOn: SignOn; form: DraftForm }) {
  const [isWanted, setIsWanted] = useState(false)
  const { live, draft } = signOn
  const isOpen = isWanted || form.isChanged || draft !== null || !live.enabled

  return (
    <Card title={words.settings.title}>
      <p className={styles.lead}>
        {draft?.stage === 'pilot' ? words.settings.endsPilot : words.settings.beside}
      </p>
      {isOpen ? (
        <SettingsForm signOn={signOn} form={form} />
      ) : (
        <Button icon={<Settings2 aria-hidden="true" />} onClick={() => setIsWanted(true)}>
          {words.settings.change}
        </Button>
      )}
    </Card>
  )
}
