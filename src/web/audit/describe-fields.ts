import type { AuditEntry } from '#shared/audit/contract.ts'
import { isNamedCertificate } from '#shared/connections/named-certificate.ts'
import * as words from '#words/audit.ts'
import { certificateNamed as named } from '#words/certificates.ts'
import { clientProofs, kinds, labels as settings, providerNames } from '#words/connections.ts'
import { list } from '#words/language.ts'
import { categoryName } from '#words/tickets.ts'
import { formatCalendarDay, formatDayAndTime } from '#web/lib/format/format-time.ts'

/** A field as people read it. A side that the entry does not have is undefined. */
export type DescribedField = { name: string; label: string; before?: string; after?: string }

const ACRONYMS = ['saml', 'sso', 'msp', 'url', 'ip', 'id', 'sla', 'csv']
/** Settings of single sign-on are called as in their form. */
const LABELS: Record<string, string> = {
  ...settings,
  ...Object.fromEntries(
    Object.entries(settings).map(([name, label]) => [`saml.${name}`, words.samlSetting(label)]),
  ),
  ...words.fields,
}
/** By field, and by the code that is stored. */
const VALUES: Record<string, Record<string, string>> = {
  ...words.values,
  action: words.groups,
  // Fields whose text is not repeated, by name.
  changed: LABELS,
  'saml.provider': providerNames,
  'saml.kind': kinds,
  'saml.clientProof': clientProofs,
}

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/
/** Also in the middle of a sentence, and as other programs write it. */
const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)(?![\w:])/g
/** Ours, such as `foreign_domain`. */
const CODE_WORD = /^[a-z]+(_[a-z]+)*$/

export function describeFields({ before, after }: AuditEntry): DescribedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name,
    label: fieldLabel(name),
    ...(before && { before: valueText(name, before[name]) }),
    ...(after && { after: valueText(name, after[name]) }),
  }))
}

/** A field that a newer server has written is told by its name: `entryPoint` is `Entry point`. */
export function fieldLabel(name: string): string {
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s._-]+/)
    .map((word) => word.toLowerCase())
    .map((word) => (ACRONYMS.includes(word) ? word.toUpperCase() : word))
  return LABELS[name] ?? capitalize(parts.join(' '))
}

function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) {
    return list(value.map((item) => valueText(name, item))) || words.none
  }
  if (typeof value === 'object') {
    if (isNamedCertificate(value)) return named(value.sha256, inWords(value.expiresAt))
    return Object.entries(value)
      .map(([key, inner]) => words.fieldWithValue(fieldLabel(key), valueText(key, inner)))
      .join('; ')
  }
  return typeof value === 'string' ? stringText(name, value) : JSON.stringify(value)
}

function stringText(name: string, text: string): string {
  if (CALENDAR_DAY.test(text)) return formatCalendarDay(text)
  const known = VALUES[name]?.[text]
  if (known !== undefined) return known
  if (name === 'categories') return categoryName(text)
  if (isCode(name) && CODE_WORD.test(text)) return capitalize(text.replaceAll('_', ' '))
  return text.replaceAll(INSTANT, inWords)
}

function inWords(instant: string): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : formatDayAndTime(date)
}

/** Typed texts stay as they are. */
function isCode(name: string): boolean {
  return ['reason', 'action', 'role', 'method', 'saml.provider'].includes(name)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
