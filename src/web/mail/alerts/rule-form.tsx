import type { AlertRule } from '#shared/mail/alerts/contract.ts'
import * as words from '#words/alert-rules.ts'
import { useOnline } from '#web/kit/basic/use-online.ts'
import { Checkbox } from '#web/kit/extras/checkbox.tsx'
import { TextLine } from '#web/kit/extras/text-line.tsx'
import { useForm } from '#web/kit/form/use-form.ts'
import { PageForm } from '#web/kit/page-form/page-form.tsx'
import { Card } from '#web/kit/parts/card.tsx'

import { checkFields, toDraft, toFields, toInput } from './alert-fields.ts'
import styles from './alert-rule-page.module.css'
import { ReadingCard } from './reading-card.tsx'
import { RemoveRule } from './remove-rule.tsx'
import { TicketsCard } from './tickets-card.tsx'
import { TryCard } from './try-card.tsx'
import { useSaveRule } from './use-save-rule.ts'

/** A rule for alerts, new or stored. */
export function RuleForm({ stored }: { stored: AlertRule | undefined }) {
  const initial = toFields(stored)
  const save = useSaveRule(stored?.id)
  const form = useForm({ initial, check: checkFields, shows: 'left', sending: save })
  const { values, problemOf } = form
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)
  const problem = problemOf('isUnproven')

  return (
    <>
      <PageForm
        form={form}
        isOnline={useOnline()}
        onSend={() => save.mutate(toInput(values, stored?.version ?? 0))}
        failure={{ title: words.notSaved, error: form.failure }}
        saveText={words.save}
        isUnsaved={isChanged && !save.isSuccess}
        ways={stored && <RemoveRule ruleId={stored.id} />}
      >
        <Card title={words.which}>
          <div className={styles.fields}>
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
              hint={problem ?? words.isUnprovenHint}
              aria-invalid={problem !== undefined}
              checked={values.isUnproven}
              onChange={({ target }) => form.change('isUnproven', target.checked)}
            />
            <Checkbox
              name="isOn"
              label={words.isRuleOn}
              checked={values.isOn}
              onChange={({ target }) => form.change('isOn', target.checked)}
            />
          </div>
        </Card>
        <TicketsCard form={form} />
        <ReadingCard form={form} />
      </PageForm>
      <TryCard draft={toDraft(values, stored?.id ?? null)} />
    </>
  )
}
