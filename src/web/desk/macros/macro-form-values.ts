import type { Macro } from '#shared/desk/macros/contract.ts'
import type { MacroInput } from '#shared/desk/macros/input.ts'
import { type AnswerKind, type ReplyStatus, toReplyStatus, toWaits } from '#shared/desk/values.ts'
import * as words from '#words/macros.ts'
import type { StoredByOther } from '#web/ui/form/use-stored-form.ts'

type Changes = MacroInput['changes']

/** As the controls of the form have it; '' is no change. */
export type MacroValues = {
  name: string
  isShared: boolean
  kind: AnswerKind
  content: string
  status: ReplyStatus | ''
  priority: Changes['priority'] | ''
  assignee: string
  resolutionCode: Changes['resolutionCode'] | ''
  categories: string[]
}

export const NEW_MACRO: MacroValues = {
  name: '',
  isShared: false,
  kind: 'reply',
  content: '',
  status: '',
  priority: '',
  assignee: '',
  resolutionCode: '',
  categories: [],
}

export function macroValues({ name, isShared, kind, content, changes }: Macro): MacroValues {
  const { waits: _, ...others } = changes
  const status = toReplyStatus(changes) ?? ''
  return { ...NEW_MACRO, ...others, status, name, isShared, kind, content }
}

/** A list has one element, for the shape of a draft. */
export const EXAMPLE_MACRO: MacroValues = { ...NEW_MACRO, categories: [''] }

export const MACRO_LABELS: Record<keyof MacroValues, string> = {
  name: words.name,
  isShared: words.forWhom,
  kind: words.textFor,
  content: words.text,
  status: words.status,
  priority: words.priority,
  assignee: words.assignee,
  resolutionCode: words.closing,
  categories: words.categories,
}

export const MACRO_FIELDS = [
  'name',
  'isShared',
  'kind',
  'content',
  'resolutionCode',
  'status',
  'priority',
  'assignee',
  'categories',
] as const

/** Stored values, and who has stored them. */
export function storedMacro(macro: Macro): StoredByOther<MacroValues> {
  const { version, updatedBy: by, updatedAt: at } = macro
  return { values: macroValues(macro), version, by, at }
}

export function macroInput(values: MacroValues): MacroInput {
  const { name, isShared, kind, content, categories } = values
  return {
    name: name.trim(),
    isShared,
    kind,
    content,
    changes: {
      ...(values.status && toWaits(values.status)),
      ...(values.priority && { priority: values.priority }),
      ...(values.assignee && { assignee: values.assignee }),
      ...(values.resolutionCode && { resolutionCode: values.resolutionCode }),
      ...(categories.length > 0 && { categories }),
    },
  }
}

export function checkMacroForm(values: MacroValues): { name?: string; content?: string } {
  const hasChange = Object.keys(macroInput(values).changes).length > 0
  return {
    ...(values.name.trim() === '' && { name: words.nameRequired }),
    ...(values.content === '' && !hasChange && { content: words.doesNothing }),
  }
}
