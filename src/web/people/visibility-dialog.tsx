import { useMutation, useQuery } from '@tanstack/react-query'

import * as words from '#words/people.ts'
import { VISIBILITIES } from '#shared/access/visibility.ts'
import type { Colleague } from '#shared/customers/people-contract.ts'
import type { Category } from '#shared/settings/contract.ts'
import { categoryLabel } from '#shared/tickets/values.ts'
import { categoryName } from '#words/tickets.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { CategoryChips } from '#web/tickets/create/category-chips.tsx'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { RadioChoice } from '#web/ui/controls/radio-choice.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

type Sees = Pick<Colleague, 'visibility' | 'categories' | 'mayAnswer'>

type VisibilityDialogProps = {
  /** Null while it is closed. */
  person: Colleague | null
  onSave: (sees: Sees) => Promise<unknown>
  onClose: () => void
}

/** Which tickets of others a person sees. */
export function VisibilityDialog({ person, onSave, onClose }: VisibilityDialogProps) {
  const save = useMutation({ mutationFn: onSave })

  function close() {
    if (save.isPending) return
    save.reset()
    onClose()
  }

  return (
    <Dialog
      open={person !== null}
      onClose={close}
      title={words.visibilityOf(person?.name ?? '')}
      description={words.whatTheyAlwaysSee}
    >
      {person && <VisibilityForm stored={person} save={save} onCancel={close} />}
    </Dialog>
  )
}

type VisibilityFormProps = {
  stored: Sees
  save: { isPending: boolean; error: unknown; mutate: (sees: Sees) => void }
  onCancel: () => void
}

function VisibilityForm({ stored, save, onCancel }: VisibilityFormProps) {
  const { visibility, categories, mayAnswer } = stored
  const form = useForm<Sees>({
    initial: { visibility, categories, mayAnswer },
    check: (sees) =>
      sees.visibility === 'categories' && sees.categories.length === 0
        ? { categories: words.chooseCategories }
        : {},
    sending: save,
  })
  const isOnline = useOnline()
  const { data: known = [] } = useQuery(ticketQueries.knownCategories())
  const offered = useQuery({
    ...ticketQueries.categories(),
    // With those that they see already, and that no new ticket has any more.
    select: (choices) => [...choices, ...known.filter(isArchivedIn(choices)).map(asArchived)],
  })
  const { values } = form

  function isArchivedIn(choices: Category[]) {
    return ({ id }: Category) => categories.includes(id) && !choices.some((one) => one.id === id)
  }

  return (
    <DialogForm
      form={form}
      canSend={isOnline}
      onSend={() => save.mutate(values)}
      action={{ label: words.save, busyLabel: words.saving }}
      failure={{ title: words.visibilityFailed, error: form.failure }}
      onCancel={onCancel}
    >
      <RadioChoice
        legend={words.sees}
        name="visibility"
        value={values.visibility}
        options={VISIBILITIES.map((value) => ({ value, ...words.visibilities[value] }))}
        onChange={(chosen) => form.change('visibility', chosen)}
      />
      {values.visibility === 'categories' && (
        <CategoryChips
          categories={offered}
          selected={values.categories}
          error={form.problemOf('categories')}
          onChange={(selected) => form.change('categories', selected)}
          onBlur={() => form.touch('categories')}
        />
      )}
      {values.visibility !== 'own' && (
        <Checkbox
          name="mayAnswer"
          label={words.mayReply}
          hint={words.whatReplyingMeans}
          checked={values.mayAnswer}
          onChange={(event) => form.change('mayAnswer', event.target.checked)}
        />
      )}
    </DialogForm>
  )
}

function asArchived(category: Category): Category {
  return { ...category, name: words.archived(categoryLabel(category, categoryName)) }
}
