import { useId } from 'react'

import { keysOf } from '#shared/basic/keys-of.ts'
import { ALERT_PRESETS } from '#shared/mail/alerts/presets.ts'
import * as words from '#words/alert-rules.ts'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { type AlertFormState, withPreset } from './alert-fields.ts'
import styles from './alert-rule-page.module.css'

const PRESETS = keysOf(ALERT_PRESETS)

/** Which tool it is, whose mail the rule takes, and whether it wants proof of the sender. */
export function MailCard({ form }: { form: AlertFormState }) {
  const { values } = form
  const problem = form.problemOf('isUnproven')
  const id = useId()

  return (
    <Card title={words.which}>
      <div className={styles.fields}>
        <Field label={words.preset} hint={words.presetHint}>
          {(control) => (
            <Select
              {...control}
              value=""
              onChange={({ target }) => {
                const preset = PRESETS.find((one) => one === target.value)
                if (preset) form.set(withPreset(form.values, preset))
              }}
            >
              <option value="">{words.keepPreset}</option>
              {PRESETS.map((preset) => (
                <option key={preset} value={preset}>
                  {words.presets[preset]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextLine form={form} name="name" label={words.name} hint={words.nameHint} required />
        <TextLine
          form={form}
          name="sender"
          label={words.sender}
          hint={words.senderHint}
          placeholder={words.senderExample}
          required
        />
        <TextLine
          form={form}
          name="subjectHas"
          label={words.subjectHas}
          hint={words.subjectHasHint}
        />
        <Checkbox
          name="isUnproven"
          label={words.isUnproven}
          hint={words.isUnprovenHint}
          aria-invalid={problem !== undefined}
          aria-errormessage={problem && id}
          checked={values.isUnproven}
          onChange={({ target }) => form.change('isUnproven', target.checked)}
        />
        {problem && <FieldError id={id}>{problem}</FieldError>}
        <Checkbox
          name="isOn"
          label={words.isRuleOn}
          checked={values.isOn}
          onChange={({ target }) => form.change('isOn', target.checked)}
        />
      </div>
    </Card>
  )
}
