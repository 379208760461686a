import { MAX_VIEW_NAME_LENGTH } from '#shared/desk/endpoints.ts'
import * as words from '#words/desk.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import type { Problems } from '#web/ui/form/problems.ts'
import type { useForm } from '#web/ui/form/use-form.ts'

export type ViewValues = { name: string; isShared: boolean }

export function checkView({ name }: ViewValues): Problems<ViewValues> {
  return name.trim() === '' ? { name: words.giveViewName } : {}
}

/** Name of a view, and whether it is shared. */
export function ViewFields({ form }: { form: ReturnType<typeof useForm<ViewValues>> }) {
  return (
    <>
      <Field label={words.viewName} error={form.problemOf('name')} required>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="off"
            dir="auto"
            maxLength={MAX_VIEW_NAME_LENGTH}
            value={form.values.name}
            onChange={({ target }) => form.change('name', target.value)}
          />
        )}
      </Field>
      <Checkbox
        name="isShared"
        label={words.shareView}
        hint={words.shareViewHint}
        checked={form.values.isShared}
        onChange={({ target }) => form.change('isShared', target.checked)}
      />
    </>
  )
}
