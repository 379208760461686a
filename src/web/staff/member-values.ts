import * as words from '#words/staff.ts'
import { MAX_STAFF_NAME_LENGTH, STAFF_ROLES, type StaffRole } from '#shared/staff/values.ts'

export type MemberValues = {
  name: string
  email: string
  role: StaffRole
  /** Only of an existing account; not asked for in an invitation. */
  mayUsePassword?: boolean
}
type MemberProblems = Partial<Record<keyof MemberValues, string>>

/** Finds fields that are missing or too long. Only the server knows whether an address can be written to. */
export function checkMember({ name, email }: MemberValues): MemberProblems {
  const problems: MemberProblems = {}
  if (name.trim() === '') problems.name = words.enterName
  if (name.trim().length > MAX_STAFF_NAME_LENGTH) problems.name = words.nameTooLong
  if (email.trim() === '') problems.email = words.enterEmail
  return problems
}

/** Local storage can hold anything; what is no invitation is none. */
export function parseInvitation(stored: string | null): MemberValues | null {
  if (stored === null) return null
  try {
    const { name, email, role }: Record<string, unknown> = JSON.parse(stored)
    if (typeof name !== 'string' || typeof email !== 'string') return null
    return { name, email, role: STAFF_ROLES.find((known) => known === role) ?? 'agent' }
  } catch {
    return null
  }
}

/** Null when there is nothing to keep: a choice without words would only puzzle when restored. */
export function serializeInvitation({ name, email, role }: MemberValues): string | null {
  const hasWords = name.trim() !== '' || email.trim() !== ''
  return hasWords ? JSON.stringify({ name, email, role }) : null
}
