import { REQUIRED_MESSAGES } from './values.ts'

// Free of schemas, so that any page may import it.

export type ContactTexts = { name: string; email: string; phone: string }
export type ContactPart = keyof ContactTexts

export const CONTACT_PARTS = ['name', 'email', 'phone'] as const satisfies ContactPart[]

const MAX_LENGTHS: Record<ContactPart, number> = { name: 200, email: 254, phone: 50 }
const EMAIL = /^[^\s@]+@[^\s@]+$/
/** As people write them: `+49 (30) 123-45`, `555 0100 ext. 7`. */
const PHONE = /^\+?[\d\s()./-]*\d[\d\s()./-]*(?:(?:x|ext\.?)\s*\d+)?$/i

export function isBlankContact(contact: ContactTexts): boolean {
  return CONTACT_PARTS.every((part) => contact[part].trim() === '')
}

/** What keeps a contact from being saved, by its part. A blank one is left out and no problem. */
export function checkContact(contact: ContactTexts): Partial<Record<ContactPart, string>> {
  if (isBlankContact(contact)) return {}
  const [name, email, phone] = CONTACT_PARTS.map((part) => contact[part].trim())
  const problems: Partial<Record<ContactPart, string>> = {}
  if (!name) problems.name = REQUIRED_MESSAGES.name
  if (!email && !phone) problems.email = 'Give an email address or a phone number'
  if (email && !EMAIL.test(email)) problems.email = 'Give an address such as ada@example.com'
  if (phone && !PHONE.test(phone)) problems.phone = 'Give a phone number such as +49 30 1234567'
  for (const part of CONTACT_PARTS) {
    const max = MAX_LENGTHS[part]
    if (contact[part].trim().length > max) problems[part] = `This must be ${max} characters or less`
  }
  return problems
}
