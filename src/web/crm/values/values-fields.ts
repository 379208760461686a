import type { CrmValues, CrmValuesInput, MappedValue } from '#shared/crm/contract.ts'
import type { MappingKind } from '#shared/crm/values.ts'
import * as words from '#words/crm.ts'
import type { StoredByOther, useStoredForm } from '#web/ui/form/use-stored-form.ts'

/** One field for each value of the CRM, so that two people can each choose others. */
type ValueField = `${MappingKind}:${string}`

/** Values that the form edits. */
export type ValuesFields = {
  pipelineId: string
  noteRule: CrmValues['noteRule']
  noteMarker: string
  [value: ValueField]: string
}
type ValuesField = 'pipelineId' | 'noteRule' | 'noteMarker' | ValueField
export type ValuesFormState = ReturnType<typeof useStoredForm<ValuesFields>>

export const EXAMPLE_VALUES: ValuesFields = { pipelineId: '', noteRule: 'never', noteMarker: '' }

export function fieldOf({ kind, theirs }: Pick<MappedValue, 'kind' | 'theirs'>): ValueField {
  return `${kind}:${theirs}`
}

/** Returns the fields of the form, in the order of the page, and what they are called. */
export function labelsOf({ values }: CrmValues): Record<ValuesField, string> {
  const labels: Record<ValuesField, string> = {
    pipelineId: words.pipeline,
    noteRule: words.noteRule,
    noteMarker: words.marker,
  }
  for (const value of values) labels[fieldOf(value)] = words.valueOfKind(value.kind, value.label)
  return labels
}

export function toFormValues({ pipelineId, noteRule, noteMarker, values }: CrmValues) {
  const fields: ValuesFields = { pipelineId: pipelineId ?? '', noteRule, noteMarker }
  for (const value of values) fields[fieldOf(value)] = value.ours
  return fields
}

/** Returns the version that another administrator has saved, as the form goes on from it. */
export function savedByOther(current: CrmValues): StoredByOther<ValuesFields> {
  const { version, updatedBy, updatedAt } = current
  const at = updatedAt ?? new Date().toISOString()
  return { values: toFormValues(current), version, by: updatedBy, at }
}

/** Returns our counterpart of a value: a draft from before the CRM had it does not say. */
export function oursOf(fields: ValuesFields, value: MappedValue): string {
  return fields[fieldOf(value)] ?? value.ours
}

export function toValuesInput(
  fields: ValuesFields,
  { values }: CrmValues,
): Omit<CrmValuesInput, 'version'> {
  const { pipelineId, noteRule, noteMarker } = fields
  return {
    pipelineId: pipelineId || null,
    noteRule,
    noteMarker,
    values: values.map((value) => ({
      kind: value.kind,
      theirs: value.theirs,
      ours: oursOf(fields, value),
    })),
  }
}

/** How a field reads where two people have chosen differently. */
export function showField(
  field: ValuesField,
  chosen: string | undefined,
  { pipelines, values, choices }: CrmValues,
): string {
  if (chosen === undefined || chosen === '') return words.meansNothing
  if (field === 'noteMarker') return chosen
  if (field === 'noteRule') {
    return Object.entries(words.noteRules).find(([rule]) => rule === chosen)?.[1] ?? chosen
  }
  const kind = values.find((value) => fieldOf(value) === field)?.kind
  const options = kind ? choices[kind] : pipelines
  return options.find(({ value }) => value === chosen)?.label ?? chosen
}
