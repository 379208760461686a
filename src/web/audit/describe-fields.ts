import { AUDIT_ACTION_LABELS, AUDIT_GROUP_LABELS } from '#shared/audit/values.ts'
import type { AuditEntry } from '#shared/audit/contract.ts'
import { SAML_PROVIDER_LABELS } from '#shared/customers/values.ts'
import { formatCalendarDay, formatDayAndTime } from '#web/lib/format-time.ts'

/** A field as people read it. A side that the entry does not have is undefined. */
export type DescribedField = { name: string; label: string; before?: string; after?: string }

const NONE = 'None'
const ACRONYMS = ['saml', 'sso', 'msp', 'url', 'ip', 'id', 'sla', 'csv']
const LABELS: Record<string, string> = { q: 'Search', ref: 'Code', 'saml.cert': 'SAML certificate' }
const WORDS: Record<string, string> = { ...SAML_PROVIDER_LABELS, ...AUDIT_GROUP_LABELS }

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/
/** Also in the middle of a sentence, and as other programs write it. */
const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)(?![\w:])/g
/** Ours, such as `foreign_domain`. */
const CODE_WORD = /^[a-z]+(_[a-z]+)*$/

/** An action that a newer server has written is told by its code. */
export function actionText(action: string): string {
  const labels: Record<string, string> = AUDIT_ACTION_LABELS
  return labels[action] ?? action
}

export function describeFields({ before, after }: AuditEntry): DescribedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name,
    label: fieldLabel(name),
    ...(before && { before: valueText(name, before[name]) }),
    ...(after && { after: valueText(name, after[name]) }),
  }))
}

/** `saml.entryPoint` is `SAML entry point`. */
export function fieldLabel(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s._-]+/)
    .map((word) => word.toLowerCase())
    .map((word) => (ACRONYMS.includes(word) ? word.toUpperCase() : word))
  return LABELS[name] ?? capitalize(words.join(' '))
}

function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NONE
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) {
    return value.length === 0 ? NONE : value.map((item) => valueText(name, item)).join(', ')
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${fieldLabel(key)}: ${valueText(key, inner)}`)
      .join('; ')
  }
  return typeof value === 'string' ? stringText(name, value) : JSON.stringify(value)
}

function stringText(name: string, text: string): string {
  if (CALENDAR_DAY.test(text)) return formatCalendarDay(text)
  if (isCode(name) && CODE_WORD.test(text)) {
    return WORDS[text] ?? capitalize(text.replaceAll('_', ' '))
  }
  return text.replaceAll(INSTANT, inWords)
}

function inWords(instant: string): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : formatDayAndTime(date)
}

/** What people have typed is left as it is. */
function isCode(name: string): boolean {
  return ['reason', 'action', 'role', 'method', 'saml.provider'].includes(name)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
