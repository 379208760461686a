import type { MacroItem } from '#shared/desk/macros/contract.ts'
import type { MacroChanges } from '#shared/desk/macros/input.ts'
import { MACRO_CHANGES, type MacroChange } from '#shared/desk/macros/values.ts'
import { toReplyStatus } from '#shared/desk/values.ts'
import * as words from '#words/macros.ts'
import { replyStatusName } from '#web/desk/desk-choices.ts'
import { list } from '#words/language.ts'
import * as ticketWords from '#words/tickets.ts'

type Names = {
  categoryName: (id: string) => string
  agents: { id: string; name: string }[]
}

/** Returns each change in words, in the order in which a ticket is told of them. */
export function describeChanges(
  changes: MacroChanges,
  names: Names,
): { field: MacroChange; text: string }[] {
  return MACRO_CHANGES.flatMap((field) => {
    const text = describeChange(field, changes, names)
    return text === undefined ? [] : [{ field, text }]
  })
}

/** Returns what a macro was meant to do and does not, because it names what is no more. */
export function describeLeftOut(
  { agent, categories }: MacroItem['leftOut'],
  { categoryName }: Pick<Names, 'categoryName'>,
): string[] {
  return [
    ...(agent === undefined ? [] : [words.assignsNobodyNow(agent || words.somebody)]),
    ...(categories?.map((id) => words.categoryArchived(categoryName(id))) ?? []),
  ]
}

function describeChange(
  field: MacroChange,
  { status, waits, priority, assignee, categories, resolutionCode }: MacroChanges,
  { categoryName, agents }: Names,
): string | undefined {
  const sets = toReplyStatus({ status, waits })
  const said: Record<MacroChange, string | undefined> = {
    resolutionCode: resolutionCode && words.closesAs(ticketWords.resolutions[resolutionCode]),
    // A ticket that is closed has no other status.
    status: sets && !resolutionCode ? words.setsStatus(replyStatusName(sets)) : undefined,
    priority: priority && words.setsPriority(ticketWords.priorities[priority]),
    assignee: assignee && describeAssignee(assignee, agents),
    categories: categories && words.setsCategories(list(categories.map(categoryName))),
  }
  return said[field]
}

function describeAssignee(assignee: string, agents: Names['agents']): string {
  if (assignee === 'me') return words.assignsMe
  if (assignee === 'none') return words.assignsNobody
  return words.assigns(agents.find(({ id }) => id === assignee)?.name ?? words.somebody)
}
