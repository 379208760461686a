import { keysOf } from '#shared/basic/keys-of.ts'
import type { CrmValues } from '#shared/crm/contract.ts'
import { MAPPING_KINDS } from '#shared/crm/values.ts'
import * as words from '#words/crm.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { PageForm, StoredNotices } from '#web/ui/form/page-form.tsx'
import { useStoredForm } from '#web/ui/form/use-stored-form.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { NotesCard } from './notes-card.tsx'
import { useSaveValues } from './use-save-values.ts'
import { ValueCard } from './value-card.tsx'
import {
  EXAMPLE_VALUES,
  labelsOf,
  savedByOther,
  showField,
  toFormValues,
  toValuesInput,
  type ValuesFields,
} from './values-fields.ts'

/** What the CRM's values are here. */
export function ValuesForm({ stored }: { stored: CrmValues }) {
  const viewer = useViewer()
  const labels = labelsOf(stored)
  const save = useSaveValues({
    onSaved: (saved) => form.accept(toStored(saved)),
    onConflict: (current) => form.rebase(savedByOther(current)),
  })
  const form = useStoredForm<ValuesFields>({
    draftKey: { userId: viewer.id, name: 'crm-values' },
    example: EXAMPLE_VALUES,
    fields: keysOf(labels),
    stored: toStored(stored),
    check: ({ noteRule, noteMarker }) =>
      noteRule === 'marked' && noteMarker.trim() === '' ? { noteMarker: words.giveMarker } : {},
    sending: save,
  })
  const isSaved = save.data?.saved !== undefined && !form.isChanged

  return (
    <PageForm
      form={form}
      isOnline={useOnline()}
      onSend={() =>
        save.mutate({ ...toValuesInput(form.values, stored), version: form.saved.version ?? 0 })
      }
      failure={{ title: words.valuesNotSaved, error: form.failure }}
      saveText={words.saveValues}
      // A toast would lie upon the button that was pressed.
      note={isSaved ? words.valuesSaved : undefined}
      isUnsaved={form.isChanged}
      onLeave={form.dropDraft}
      ways={form.isChanged && <Button onClick={form.discard}>{words.discard}</Button>}
      notices={
        <StoredNotices
          form={form}
          savedBy={words.valuesSavedBy}
          draftText={words.valuesDraft}
          labels={labels}
          showValue={(field, value) => showField(field, value, stored)}
        />
      }
    >
      {MAPPING_KINDS.map((kind) => (
        <ValueCard key={kind} kind={kind} form={form} stored={stored} />
      ))}
      <NotesCard form={form} />
    </PageForm>
  )
}

function toStored(values: CrmValues) {
  return { values: toFormValues(values), version: values.version }
}
