import { MAX_STAFF_NAME_LENGTH, STAFF_MESSAGES, type StaffRole } from '#shared/staff-values.ts'

export type MemberValues = { name: string; email: string; role: StaffRole }
export type MemberField = keyof MemberValues
export type MemberProblems = Partial<Record<MemberField, string>>

/** What is missing or too long. Whether an address can be written to is for the server to say. */
export function checkMember({ name, email }: MemberValues): MemberProblems {
  const problems: MemberProblems = {}
  if (name.trim() === '') problems.name = STAFF_MESSAGES.name
  if (name.trim().length > MAX_STAFF_NAME_LENGTH) problems.name = STAFF_MESSAGES.longName
  if (email.trim() === '') problems.email = STAFF_MESSAGES.email
  return problems
}
