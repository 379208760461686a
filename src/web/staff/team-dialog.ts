import type { MadeLink, StaffMember } from '#shared/staff/contract.ts'

/** Which dialog is open, and about whom. */
export type TeamDialog =
  | { kind: 'invite' }
  | { kind: 'made'; made: MadeLink }
  | { kind: MemberDialogKind; member: StaffMember }

export type MemberDialogKind = 'edit' | 'link' | 'deactivate' | 'second-factor'
