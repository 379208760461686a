import { useQuery } from '@tanstack/react-query'

import type { DeskTicketItem } from '#shared/desk/contract.ts'
import { categoryLabel } from '#shared/tickets/values.ts'
import { readWeekFigure } from '#shared/desk/week-figure.ts'
import * as words from '#words/desk.ts'
import * as ticketWords from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import type { DeskFilters, Narrowing } from './desk-filters.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

/** Options of the filters that have names, and these names. */
export function useChoices(rows: DeskTicketItem[]) {
  const viewer = useViewer()
  const choices = useQuery(deskChoices())
  const { data: categories } = useQuery(ticketQueries.knownCategories())

  const customers = choices.data?.customers ?? []
  const assignees = [
    { id: 'me', name: words.me },
    { id: 'none', name: words.nobody },
    ...(choices.data?.agents ?? []).filter(({ id }) => id !== viewer.id),
    ...(choices.data?.formerAgents ?? []).map(({ id, name }) => ({
      id,
      name: words.formerAgent(name),
    })),
  ]
  const categoryChoices =
    categories?.map((one) => ({
      id: one.id,
      name: categoryLabel(one, ticketWords.categoryName),
    })) ?? []
  const other = choices.isPending ? words.loadingChoices : null

  const names: Record<keyof Narrowing, (filters: DeskFilters) => string> = {
    q: ({ q }) => q,
    status: ({ status }) => (status ? ticketWords.statuses[status] : ''),
    priority: ({ priority }) => (priority ? ticketWords.priorities[priority] : ''),
    due: ({ due }) => (due ? words.dueStates[due] : ''),
    // A ticket that is shown knows its customer before the list of all is there.
    customerId: ({ customerId }) =>
      nameIn(customers, customerId) ??
      nameIn(
        rows.map(({ customer }) => customer),
        customerId,
      ) ??
      other ??
      words.unknownCustomer,
    assignee: ({ assignee }) =>
      nameIn(assignees, assignee) ??
      (assignee === viewer.id ? words.me : (other ?? words.unknownAgent)),
    figure: ({ figure }) => figureText(figure),
    category: ({ category }) => nameIn(categoryChoices, category) ?? category ?? '',
    age: ({ age }) => (age ? words.ages[age] : ''),
  }

  return {
    customers,
    assignees,
    categories: categoryChoices,
    failure: choices.isError ? words.choicesFailed : null,
    nameOf: (name: keyof Narrowing, filters: DeskFilters) => names[name](filters),
  }
}

/** As in "First answer late, week of Jan 5, 2026". */
function figureText(text: string | null): string {
  const read = text === null ? null : readWeekFigure(text)
  if (!read) return ''
  return words.figureOfWeek(words.figureNames[read.figure], formatCalendarDay(read.week))
}

export type Choices = ReturnType<typeof useChoices>

function nameIn(named: readonly { id: string; name: string }[], id: string | null) {
  return named.find((one) => one.id === id)?.name
}
