import { NOTE_RULES, MAX_MARKER_LENGTH } from '#shared/crm/values.ts'
import * as words from '#words/crm.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from '#web/crm/crm-page.module.css'
import { RadioChoice } from '#web/crm/connection/radio-choice.tsx'
import type { ValuesFormState } from './values-fields.ts'

/** Which notes of agents leave the CRM. None do unless somebody says so. */
export function NotesCard({ form }: { form: ValuesFormState }) {
  const { noteRule, noteMarker } = form.values

  return (
    <Card title={words.notes}>
      <div className={styles.card}>
        <p className={styles.lead}>{words.noteRuleHint}</p>
        <RadioChoice
          legend={words.noteRule}
          name="noteRule"
          value={noteRule}
          onChange={(rule) => form.change('noteRule', rule)}
          options={NOTE_RULES.map((value) => ({ value, text: words.noteRules[value] }))}
        />
        {noteRule === 'all' && <Banner tone="danger">{words.noteWarning}</Banner>}
        {noteRule === 'marked' && (
          <Field label={words.marker} hint={words.markerHint} error={form.problemOf('noteMarker')}>
            {(control) => (
              <TextInput
                {...control}
                name="noteMarker"
                autoComplete="off"
                spellCheck={false}
                maxLength={MAX_MARKER_LENGTH}
                value={noteMarker}
                onChange={(event) => form.change('noteMarker', event.target.value)}
                onBlur={() => form.touch('noteMarker')}
              />
            )}
          </Field>
        )}
      </div>
    </Card>
  )
}
