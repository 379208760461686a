import { useState } from 'react'

import {
  checkTicketForm,
  TICKET_FIELDS,
  type TicketField,
  type TicketProblems,
} from './check-ticket-form.ts'
import { selectedCategories } from './selected-categories.ts'
import type { TicketDraft } from './ticket-draft.ts'

type FormOptions = {
  initial: TicketDraft
  /** The categories there are; empty while they are not known. */
  availableCategories: string[]
  onChange: (typed: TicketDraft) => void
}

export type TicketForm = ReturnType<typeof useTicketForm>

/**
 * The rules of the project's forms: a problem shows once its field was left, sending touches all,
 * and what the server refused shows until the field changes. Our own, because react-hook-form
 * weighs more than is left of this page's budget.
 */
export function useTicketForm({ initial, availableCategories, onChange }: FormOptions) {
  const [typed, setTyped] = useState(initial)
  const [touched, setTouched] = useState<readonly TicketField[]>([])
  const [refused, setRefused] = useState<TicketProblems>({})

  const values = {
    ...typed,
    categories: selectedCategories(typed.categories, availableCategories),
  }
  const { ticket, problems } = checkTicketForm(values)

  function write(next: TicketDraft) {
    setTyped(next)
    onChange(next)
  }

  return {
    values,
    /** What can be sent, or null; `problems` then has at least one field. */
    ticket,
    problems,
    problemOf: (field: TicketField) =>
      refused[field] ?? (touched.includes(field) ? problems[field] : undefined),
    change: <Field extends TicketField>(field: Field, value: TicketDraft[Field]) => {
      write({ ...typed, [field]: value })
      setRefused({ ...refused, [field]: undefined })
    },
    touch: (field: TicketField) => setTouched([...touched, field]),
    touchAll: () => setTouched(TICKET_FIELDS),
    refuse: setRefused,
    reset: (next: TicketDraft) => {
      write(next)
      setTouched([])
      setRefused({})
    },
  }
}

/** The first field of the page that has a problem takes the focus. */
export function focusFirstProblem(form: HTMLFormElement | null, problems: TicketProblems) {
  const first = TICKET_FIELDS.find((field) => problems[field] !== undefined)
  if (first) form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
}
