// Free of schemas, so that any page may import it.

export type ContactTexts = { name: string; email: string; phone: string }
export type ContactPart = keyof ContactTexts
export type ContactProblem =
  | 'nameRequired'
  | 'giveWay'
  | 'giveEmail'
  | 'givePhone'
  | `${ContactPart}TooLong`

export const CONTACT_PARTS = ['name', 'email', 'phone'] as const satisfies ContactPart[]

const MAX_LENGTHS: Record<ContactPart, number> = { name: 200, email: 254, phone: 50 }
const EMAIL = /^[^\s@]+@[^\s@]+$/
/** As people write them: `+49 (30) 123-45`, `555 0100 ext. 7`. */
const PHONE = /^\+?[\d\s()./-]*\d[\d\s()./-]*(?:(?:x|ext\.?)\s*\d+)?$/i

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim())
}

export function isBlankContact(contact: ContactTexts): boolean {
  return CONTACT_PARTS.every((part) => contact[part].trim() === '')
}

/** Finds the problems of a contact, by its part. A blank one is left out and no problem. */
export function checkContact(contact: ContactTexts): Partial<Record<ContactPart, ContactProblem>> {
  if (isBlankContact(contact)) return {}
  const [name, email, phone] = CONTACT_PARTS.map((part) => contact[part].trim())
  const problems: Partial<Record<ContactPart, ContactProblem>> = {}
  if (!name) problems.name = 'nameRequired'
  if (!email && !phone) problems.email = 'giveWay'
  if (email && !isEmail(email)) problems.email = 'giveEmail'
  if (phone && !PHONE.test(phone)) problems.phone = 'givePhone'
  for (const part of CONTACT_PARTS) {
    if (contact[part].trim().length > MAX_LENGTHS[part]) problems[part] = `${part}TooLong`
  }
  return problems
}
