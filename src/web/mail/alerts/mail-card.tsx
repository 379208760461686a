import { useId } from 'react'

import { keysOf } from '#shared/basic/keys-of.ts'
import { ALERT_PRESETS } from '#shared/mail/alerts/presets.ts'
import * as words from '#words/alert-rules.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { type AlertFormState, hasPreset, withPreset } from './alert-fields.ts'
import styles from './alert-rule-page.module.css'

/** Which tool it is, and whose mail the rule takes. */
export function MailCard({ form }: { form: AlertFormState }) {
  const { values } = form
  const id = useId()

  return (
    <Card title={words.which}>
      <div className={styles.fields}>
        <fieldset className={styles.group} aria-describedby={id}>
          <legend>{words.preset}</legend>
          <div className={styles.tools}>
            {keysOf(ALERT_PRESETS).map((preset) => (
              <button
                key={preset}
                type="button"
                className={styles.tool}
                aria-pressed={hasPreset(values, preset)}
                onClick={() => form.set(withPreset(values, preset))}
              >
                {words.presets[preset]}
              </button>
            ))}
          </div>
          <p id={id} className={styles.hint}>
            {words.presetHint}
          </p>
        </fieldset>
        <TextLine form={form} name="name" label={words.name} hint={words.nameHint} required />
        <TextLine
          form={form}
          name="sender"
          label={words.sender}
          hint={words.senderHint}
          placeholder={words.senderExample}
          required
        />
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
