import { SAML_PROVIDER_LABELS, type SamlProvider } from '#shared/customers/values.ts'
import type { ContactTexts } from '#shared/customers/contact-problems.ts'
import * as words from '#words/customers.ts'
import { list } from '#words/language.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'

import type { CustomerField, CustomerValues } from './customer-fields.ts'

/** How a value is told in a comparison. Two certificates look alike but for their last characters. */
export function fieldText(field: CustomerField, value: CustomerValues[CustomerField]): string {
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (Array.isArray(value)) {
    const entries = value.map(entryText)
    const texts = field === 'saml.moreCerts' ? entries.map(certificateText) : entries
    return list(texts) || words.none
  }
  if (value === '') return words.empty
  if (field === 'mspStartDate') return formatCalendarDay(value)
  // The value of this field is a provider.
  if (field === 'saml.provider') return SAML_PROVIDER_LABELS[value as SamlProvider]
  if (field === 'saml.cert' || field === 'saml.previousCert') return certificateText(value)
  return value
}

function entryText(entry: string | ContactTexts): string {
  if (typeof entry === 'string') return entry
  return words.contactWithWays(entry.name, list([entry.email, entry.phone].filter(Boolean)))
}

function certificateText(pem: string): string {
  const base64 = pem.replaceAll(/-----[^-]+-----|\s/g, '')
  return words.certificateEndsIn(base64.slice(-24))
}
