import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { subjectLength } from '#shared/tickets/subject-text.ts'
import type { Category } from '#shared/settings/contract.ts'
import type { CreateTicket } from '#shared/tickets/input.ts'
import { categoryRule } from '#web/tickets/display/category-names.ts'
import { useForm } from '#web/ui/form/use-form.ts'
import { afterPress } from '#web/lib/input/after-press.ts'

import { checkTicketForm } from './check-ticket-form.ts'
import { selectedCategories, type TicketDraft } from './ticket-draft.ts'

/** In the order of the page, in which the first wrong one is looked for. */
const TICKET_FIELDS = ['subject', 'priority', 'categories', 'description', 'participants'] as const

type TicketFormOptions = {
  initial: TicketDraft
  /** The closed ticket that it goes on from. */
  followsId?: string | undefined
  /** The viewer's, which every subject gets at its end. */
  organization: string | null
  /** The closed one is confidential, and so is what follows it. */
  followsConfidential: boolean
  /** The categories there are; empty while they are not known. */
  available: Category[]
  sending: { isPending: boolean; error: unknown }
  onChange: (typed: TicketDraft) => void
}

export type TicketForm = ReturnType<typeof useTicketForm>

/** The form of a new ticket: as it is typed, and as it can be sent. */
export function useTicketForm(options: TicketFormOptions) {
  const { initial, followsId, organization, available, sending, onChange } = options

  function read(typed: TicketDraft) {
    const ids = available.map(({ id }) => id)
    const categories = selectedCategories(typed.categories, ids)
    const rule = categoryRule(categories, available)
    const isForced = rule?.confidential === 'always' || options.followsConfidential
    const confidential = isForced || (typed.confidential ?? rule !== undefined)
    const subject = withoutOrganization(typed.subject, organization)
    const given: CreateTicket = {
      ...typed,
      categories,
      subject,
      confidential: confidential || (rule ? false : undefined),
      ...(followsId && { followsId }),
    }
    const values = { ...typed, categories, confidential }
    return { ...checkTicketForm(given, typed.participant), subject, values, rule, isForced }
  }

  const form = useForm<TicketDraft>({
    initial,
    check: (typed) => read(typed).problems,
    shows: 'left',
    sending,
    onChange,
  })
  const { values, subject, ticket, problems, rule, isForced } = read(form.values)

  return {
    ...form,
    values,
    /** The category that decides whether it is confidential. */
    rule,
    /** Nothing else is possible. */
    isForced,
    /** As it was typed and chosen, without what is preselected. */
    typed: form.values,
    /** As it is counted: without white space around it and what every subject gets. */
    subjectLength: subjectLength(subject),
    /** Ticket to send, or null; there is at least one problem then. */
    ticket,
    firstProblem: TICKET_FIELDS.map((field) => problems[field]).find((problem) => problem),
    // The message may move the button that is being pressed.
    touch: (field: keyof TicketDraft) => afterPress(() => form.touch(field)),
    reset: (next: TicketDraft) => {
      form.reset(next)
      onChange(next)
    },
  }
}
