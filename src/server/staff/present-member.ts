import type { StaffMember } from '#shared/staff/contract.ts'
import type { StaffState } from '#shared/staff/values.ts'

import { type AppError, notFound } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findMember, type MemberRow } from '#server/access/users/staff-queries.ts'

export function presentMember(row: MemberRow): StaffMember {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    state: stateOf(row),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    hasSecondFactor: row.hasSecondFactor,
    mayUsePassword: row.mayUsePassword,
    linkExpiresAt: row.linkExpiresAt?.toISOString() ?? null,
  }
}

export async function getMember(tx: Tx, userId: string, now: Date): Promise<StaffMember> {
  const row = await findMember(tx, userId, now)
  if (!row) throw accountNotFound()
  return presentMember(row)
}

export function accountNotFound(): AppError {
  return notFound((words) => words.staff.gone)
}

function stateOf({ active, hasPassword }: Pick<MemberRow, 'active' | 'hasPassword'>): StaffState {
  if (!active) return 'deactivated'
  return hasPassword ? 'active' : 'invited'
}
