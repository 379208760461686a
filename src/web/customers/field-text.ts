import { SAML_PROVIDER_LABELS, type SamlProvider } from '#shared/customers/values.ts'
import type { ContactTexts } from '#shared/customers/contact-problems.ts'
import { formatCalendarDay } from '#web/lib/format-time.ts'

import type { CustomerField, CustomerValues } from './customer-fields.ts'

/** How a value is told in a comparison. Two certificates look alike but for their last characters. */
export function fieldText(field: CustomerField, value: CustomerValues[CustomerField]): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) return value.length > 0 ? value.map(entryText).join(', ') : 'None'
  if (value === '') return 'Empty'
  if (field === 'mspStartDate') return formatCalendarDay(value)
  // The value of this field is a provider.
  if (field === 'saml.provider') return SAML_PROVIDER_LABELS[value as SamlProvider]
  if (field === 'saml.cert' || field === 'saml.previousCert') return certificateText(value)
  return value
}

function entryText(entry: string | ContactTexts): string {
  if (typeof entry === 'string') return entry
  const reachedBy = [entry.email, entry.phone].filter(Boolean).join(', ')
  return `${entry.name} (${reachedBy})`
}

function certificateText(pem: string): string {
  const base64 = pem.replaceAll(/-----[^-]+-----|\s/g, '')
  return `Certificate that ends in ${base64.slice(-24)}`
}
