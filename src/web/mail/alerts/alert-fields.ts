import type { AlertRule, AlertRuleInput, TryAlertRules } from '#shared/mail/alerts/contract.ts'
import { parsePattern, type PatternProblem } from '#shared/mail/alerts/pattern.ts'
import { ALERT_PRESETS, type AlertPreset } from '#shared/mail/alerts/presets.ts'
import {
  MAX_ALERT_PATTERN_LENGTH,
  MAX_ALERT_PATTERNS,
  MAX_ALERT_STATE_LENGTH,
  MAX_ALERT_STATES,
  STATE_FIELDS,
  type StateField,
} from '#shared/mail/alerts/values.ts'
import * as words from '#words/alert-rules.ts'
import type { Problems } from '#web/ui/form/problems.ts'
import type { useForm } from '#web/ui/form/use-form.ts'

/** The fields of the form, named as the server's are. Patterns are lines, and words have commas between them. */
export type AlertFields = {
  name: string
  sender: string
  subjectHas: string
  isUnproven: boolean
  isOn: boolean
  customerId: string
  requesterEmail: string
  categories: string[]
  subjectPatterns: string
  bodyPatterns: string
} & Record<StateField, string>

/** The form, as its cards have it. */
export type AlertFormState = ReturnType<typeof useForm<AlertFields>>

const NEW: AlertFields = {
  name: '',
  sender: '',
  subjectHas: '',
  isUnproven: false,
  isOn: true,
  customerId: '',
  requesterEmail: '',
  categories: [],
  subjectPatterns: '',
  bodyPatterns: '',
  highStates: '',
  mediumStates: '',
  lowStates: '',
  recoveryStates: '',
  otherStates: '',
}

export function toFields(stored: AlertRule | undefined): AlertFields {
  if (!stored) return NEW
  const { name, sender, subjectHas, isUnproven, isOn, customerId, requesterEmail } = stored
  const { categories } = stored
  const plain = { name, sender, subjectHas, isUnproven, isOn, customerId, requesterEmail }
  return { ...plain, categories, ...readingOf(stored) }
}

/** The values with the patterns and words of a tool, and its name unless the rule has one of its own. */
export function withPreset(values: AlertFields, preset: AlertPreset): AlertFields {
  const isNamed = !['', ...Object.values(words.presets)].includes(values.name.trim())
  const name = isNamed ? values.name : words.presets[preset]
  return { ...values, name, ...readingOf(ALERT_PRESETS[preset]) }
}

/** Returns whether the patterns and words are still those of this tool. */
export function hasPreset(values: AlertFields, preset: AlertPreset): boolean {
  const readingText = (one: AlertFields) => JSON.stringify(toReading(one))
  return readingText(values) === readingText(withPreset(values, preset))
}

type Reading = Readonly<Record<'subjectPatterns' | 'bodyPatterns' | StateField, readonly string[]>>

function readingOf(reading: Reading) {
  const { highStates, mediumStates, lowStates, recoveryStates, otherStates } = reading
  return {
    subjectPatterns: reading.subjectPatterns.join('\n'),
    bodyPatterns: reading.bodyPatterns.join('\n'),
    highStates: highStates.join(', '),
    mediumStates: mediumStates.join(', '),
    lowStates: lowStates.join(', '),
    recoveryStates: recoveryStates.join(', '),
    otherStates: otherStates.join(', '),
  }
}

function toReading(values: AlertFields) {
  return {
    subjectPatterns: split(values.subjectPatterns, '\n'),
    bodyPatterns: split(values.bodyPatterns, '\n'),
    highStates: split(values.highStates, ','),
    mediumStates: split(values.mediumStates, ','),
    lowStates: split(values.lowStates, ','),
    recoveryStates: split(values.recoveryStates, ','),
    otherStates: split(values.otherStates, ','),
  }
}

function split(text: string, between: string): string[] {
  return text
    .split(between)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

export function toInput(values: AlertFields, version: number): AlertRuleInput {
  return { ...values, ...toReading(values), version }
}

/** Returns the part of a rule to try, which need not be whole yet. */
export function toDraft(
  values: AlertFields,
  ruleId: string | null,
): NonNullable<TryAlertRules['draft']> {
  const { name, subjectHas, isUnproven, customerId } = values
  return {
    ...toReading(values),
    name,
    subjectHas,
    isUnproven,
    customerId: customerId || null,
    ruleId,
  }
}

/** Finds the problems that need no server. */
export function checkFields(values: AlertFields): Problems<AlertFields> {
  const isMissing = (name: 'name' | 'sender' | 'customerId' | 'requesterEmail') =>
    values[name].trim() === ''
  const { subjectPatterns, bodyPatterns, ...states } = toReading(values)
  const hasPattern = subjectPatterns.length + bodyPatterns.length > 0
  const subjectProblem = hasPattern ? problemOf(subjectPatterns) : words.givePattern
  const bodyProblem = problemOf(bodyPatterns)
  const stateProblems = STATE_FIELDS.flatMap((field) => {
    const problem = problemOfStates(states[field])
    return problem ? [[field, problem]] : []
  })
  return {
    ...(isMissing('name') && { name: words.giveName }),
    ...(isMissing('sender') && { sender: words.giveSender }),
    ...(isMissing('customerId') && { customerId: words.giveCustomer }),
    ...(isMissing('requesterEmail') && { requesterEmail: words.giveRequester }),
    ...(values.categories.length === 0 && { categories: words.chooseCategory }),
    ...(subjectProblem && { subjectPatterns: subjectProblem }),
    ...(bodyProblem && { bodyPatterns: bodyProblem }),
    ...(!hasProblemState(states) && { highStates: words.giveProblem }),
    ...Object.fromEntries(stateProblems),
  }
}

function hasProblemState({ highStates, mediumStates, lowStates }: Record<StateField, string[]>) {
  return highStates.length + mediumStates.length + lowStates.length > 0
}

const PATTERN_PROBLEMS: Record<PatternProblem, string> = {
  unknown: words.patternUnknown,
  twice: words.patternTwice,
  touching: words.patternTouching,
  empty: words.patternEmpty,
}

function problemOf(patterns: string[]): string | undefined {
  if (patterns.length > MAX_ALERT_PATTERNS) return words.fewerPatterns
  if (patterns.some(({ length }) => length > MAX_ALERT_PATTERN_LENGTH)) return words.shorterPattern
  const wrong = patterns.map(parsePattern).find((pattern) => 'problem' in pattern)
  return wrong && 'problem' in wrong ? PATTERN_PROBLEMS[wrong.problem] : undefined
}

function problemOfStates(states: string[]): string | undefined {
  if (states.length > MAX_ALERT_STATES) return words.fewerStates
  const isLong = states.some(({ length }) => length > MAX_ALERT_STATE_LENGTH)
  return isLong ? words.shorterState : undefined
}
