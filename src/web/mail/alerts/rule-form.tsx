import type { AlertRule } from '#shared/mail/alerts/contract.ts'
import * as words from '#words/alert-rules.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useForm } from '#web/ui/form/use-form.ts'
import { PageForm } from '#web/ui/form/page-form.tsx'

import { checkFields, toDraft, toFields, toInput } from './alert-fields.ts'
import { MailCard } from './mail-card.tsx'
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
  const { values } = form
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)

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
        <MailCard form={form} />
        <TicketsCard form={form} />
        <ReadingCard form={form} />
      </PageForm>
      <TryCard draft={toDraft(values, stored?.id ?? null)} />
    </>
  )
}
