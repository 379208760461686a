import { STATE_FIELDS } from '#shared/mail/alerts/values.ts'
import * as words from '#words/alert-rules.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-input.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import type { AlertFormState } from './alert-fields.ts'
import styles from './alert-rule-page.module.css'

/** How host, service and state are read, and what the states mean. */
export function ReadingCard({ form }: { form: AlertFormState }) {
  return (
    <Card title={words.reading}>
      <div className={styles.fields}>
        <p className={styles.hint}>{words.readingHint}</p>
        <Patterns form={form} name="subjectPatterns" />
        <Patterns form={form} name="bodyPatterns" />
        <fieldset className={styles.group}>
          <legend>{words.states}</legend>
          <p className={styles.hint}>{words.statesHint}</p>
          <div className={styles.fields}>
            {STATE_FIELDS.map((field) => (
              <TextLine
                key={field}
                form={form}
                name={field}
                label={words.stateFields[field]}
                hint={field === 'otherStates' ? words.otherStatesHint : undefined}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </Card>
  )
}

const PATTERNS = {
  subjectPatterns: { label: words.subjectPatterns, hint: words.subjectPatternsHint, rows: 6 },
  bodyPatterns: { label: words.bodyPatterns, hint: words.bodyPatternsHint, rows: 3 },
} as const

function Patterns({ form, name }: { form: AlertFormState; name: keyof typeof PATTERNS }) {
  const { label, hint, rows } = PATTERNS[name]

  return (
    <Field label={label} hint={hint} error={form.problemOf(name)}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={rows}
          className={styles.patterns}
          autoComplete="off"
          spellCheck={false}
          value={form.values[name]}
          onChange={({ target }) => form.change(name, target.value)}
          onBlur={() => form.touch(name)}
        />
      )}
    </Field>
  )
}
