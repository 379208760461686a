import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import * as words from '#words/macros.ts'
import { list } from '#words/language.ts'
import * as ticketWords from '#words/tickets.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import { SafeHtml } from '#web/tickets/html/safe-html.tsx'

import type { MacroValues } from './macro-form-values.ts'

/** Returns how a value of a macro is told where two agents have changed it. */
export function useShowMacroValue() {
  const nameOf = useCategoryName()
  const { data } = useQuery(deskChoices())

  function show(field: keyof MacroValues, values: Partial<MacroValues>): ReactNode {
    if (field === 'content') return values.content && <SafeHtml html={values.content} />
    if (field === 'isShared') return values.isShared ? words.forAll : words.forMe
    if (field === 'kind') return values.kind === 'note' ? words.forNotes : words.forReplies
    if (field === 'categories') return list(values.categories?.map(nameOf) ?? [])
    if (field === 'resolutionCode')
      return values.resolutionCode && ticketWords.resolutions[values.resolutionCode]
    if (field === 'assignee') return showAssignee(values.assignee)
    if (field === 'status') return values.status && ticketWords.statuses[values.status]
    if (field === 'priority') return values.priority && ticketWords.priorities[values.priority]
    return <bdi>{values[field]}</bdi>
  }

  function showAssignee(assignee = ''): string | undefined {
    if (assignee === 'me') return words.whoeverUses
    if (assignee === 'none') return words.nobody
    return data?.agents.find(({ id }) => id === assignee)?.name ?? (assignee && words.somebody)
  }

  return <Field extends keyof MacroValues>(field: Field, value: MacroValues[Field]): ReactNode =>
    show(field, { [field]: value }) || words.nothing
}
