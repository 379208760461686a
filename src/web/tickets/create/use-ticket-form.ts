import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { subjectLength } from '#shared/tickets/subject-text.ts'
import type { CreateTicket } from '#shared/tickets/input.ts'
import { afterPress } from '#web/lib/after-press.ts'

import type { checkTicketForm } from './check-ticket-form.ts'
import { selectedCategories } from './selected-categories.ts'
import type { TicketDraft } from './ticket-draft.ts'
import {
  TICKET_FIELDS,
  type TicketField,
  type TicketProblems,
} from '#web/tickets/ticket-problems.ts'

type FormOptions = {
  initial: TicketDraft
  /** The viewer's, which every subject gets at its end. */
  organization: string | null
  /** The categories there are; empty while they are not known. */
  availableCategories: string[]
  onChange: (typed: TicketDraft) => void
}

/** The schemas are as heavy as the rest of the page; nobody needs them before a field was left. */
async function loadCheck() {
  try {
    return (await import('./check-ticket-form.ts')).checkTicketForm
  } catch {
    return null
  }
}

export type TicketForm = ReturnType<typeof useTicketForm>

/**
 * The rules of the project's forms: a problem shows once its field was left, sending touches all,
 * and what the server refused shows until the field changes. Our own, because react-hook-form
 * weighs more than is left of this page's budget.
 */
export function useTicketForm(options: FormOptions) {
  const { initial, organization, availableCategories, onChange } = options
  const [typed, setTyped] = useState(initial)
  const [touched, setTouched] = useState<readonly TicketField[]>([])
  const [refused, setRefused] = useState<TicketProblems>({})
  const [check, setCheck] = useState<typeof checkTicketForm | null>(null)

  useEffect(() => {
    void loadCheck().then((loaded) => setCheck(() => loaded))
  }, [])

  const values: CreateTicket = {
    ...typed,
    categories: selectedCategories(typed.categories, availableCategories),
  }
  // Until the rules are here, or if they never come, the server's own apply: they are the same.
  const subject = withoutOrganization(values.subject, organization)
  const given = { ...values, subject }
  const { ticket, problems } = check?.(given) ?? { ticket: given, problems: {} }

  function write(next: TicketDraft) {
    setTyped(next)
    onChange(next)
  }

  return {
    values,
    /** As it was typed and chosen, without what is preselected. */
    typed,
    /** As it is counted: without white space around it and what every subject gets. */
    subjectLength: subjectLength(subject),
    /** What can be sent, or null; `problems` then has at least one field. */
    ticket,
    problems,
    problemOf: (field: TicketField) =>
      refused[field] ?? (touched.includes(field) ? problems[field] : undefined),
    change: <Field extends TicketField>(field: Field, value: TicketDraft[Field]) => {
      write({ ...typed, [field]: value })
      setRefused({ ...refused, [field]: undefined })
    },
    touch: (field: TicketField) => afterPress(() => setTouched((before) => [...before, field])),
    // Drawn at once: the focus then finds the wrong field with what is said of it.
    touchAll: () => flushSync(() => setTouched(TICKET_FIELDS)),
    refuse: setRefused,
    reset: (next: TicketDraft) => {
      write(next)
      setTouched([])
      setRefused({})
    },
  }
}

/** The first field of the page that has a problem takes the focus. Answers that problem. */
export function focusFirstProblem(form: HTMLFormElement | null, problems: TicketProblems) {
  const first = TICKET_FIELDS.find((field) => problems[field] !== undefined)
  if (first) form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  return first && problems[first]
}
