import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { RESOLUTION_LABELS } from '#shared/tickets/values.ts'
import * as words from '#words/desk-macros.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { useCategoryName } from '#web/tickets/category-names.ts'
import { SafeHtml } from '#web/tickets/conversation/safe-html.tsx'

import type { MacroValues } from './macro-form-values.ts'

/** Returns how a value of a macro is told where two agents have changed it. */
export function useShowMacroValue() {
  const nameOf = useCategoryName()
  const { data } = useQuery(deskChoices())

  function show(field: keyof MacroValues, values: Partial<MacroValues>): ReactNode {
    if (field === 'content') return values.content && <SafeHtml html={values.content} />
    if (field === 'isShared') return values.isShared ? words.forAll : words.forMe
    if (field === 'kind') return values.kind === 'note' ? words.forNotes : words.forReplies
    if (field === 'categories') return values.categories?.map(nameOf).join(', ')
    if (field === 'resolutionCode')
      return values.resolutionCode && RESOLUTION_LABELS[values.resolutionCode]
    if (field === 'assignee') return showAssignee(values.assignee)
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
