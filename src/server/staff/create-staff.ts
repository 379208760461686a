import { v7 as uuidv7 } from 'uuid'

import { MIN_PASSWORD_LENGTH } from '#shared/passwords/password-rule.ts'

import { AppError, invalidInput } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { hashPassword } from '#server/access/passwords/passwords.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { UserRole } from '#server/platform/db/tables/access.ts'
import type { Deps } from '#server/deps.ts'
import { findInternalCustomerId, insertAccount } from '#server/access/users/staff-queries.ts'

type NewStaff = {
  email: string
  name: string
  password: string
  role: Exclude<UserRole, 'customer'>
}

/** Creates an agent or administrator in the internal customer. With `by`, writes an audit entry. */
export async function createStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  staff: NewStaff,
  { by }: { by?: Actor } = {},
) {
  const email = staff.email.trim().toLowerCase()
  const name = staff.name.trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw invalidInput({ email: (words) => words.signIn.invalidEmail })
  if (name === '') throw invalidInput({ name: (words) => words.staff.nameRequired })
  if (staff.password.length < MIN_PASSWORD_LENGTH) {
    throw invalidInput({
      password: (words) => words.account.passwordProblems.too_short,
    })
  }
  const passwordHash = await hashPassword(staff.password)

  const at = deps.now()

  return asWorker(deps.db, async (tx) => {
    const created = await insertAccount(tx, {
      customerId: await findInternalCustomerId(tx),
      id: uuidv7(),
      email,
      name,
      role: staff.role,
      passwordHash,
      createdAt: at,
      // Created on the server by a person who may have no other way in.
      mayUsePassword: staff.role === 'admin',
    })
    if (!created) throw new AppError('conflict', (words) => words.staff.hasAccount(email))
    if (by) {
      const after = { name, email, role: staff.role }
      await recordAudit(tx, { action: 'account.created', by, at, subject: created, after })
    }
    return created
  })
}
