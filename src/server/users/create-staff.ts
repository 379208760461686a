import { v7 as uuidv7 } from 'uuid'

import { AppError, invalidInput } from '#server/app-error.ts'
import { hashPassword, MIN_PASSWORD_LENGTH } from '#server/auth/passwords.ts'
import { asWorker } from '#server/db/as-role.ts'
import type { UserRole } from '#server/db/tables.ts'
import type { Deps } from '#server/deps.ts'

type NewStaff = {
  email: string
  name: string
  password: string
  role: Exclude<UserRole, 'customer'>
}

/** Makes an agent or administrator, who belongs to the internal customer. */
export async function createStaff(deps: Pick<Deps, 'db' | 'now'>, staff: NewStaff) {
  const email = staff.email.trim().toLowerCase()
  const name = staff.name.trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw invalidInput({ email: 'Please enter a valid email address' })
  if (name === '') throw invalidInput({ name: 'Name is required' })
  if (staff.password.length < MIN_PASSWORD_LENGTH) {
    throw invalidInput({
      password: `The password must have at least ${MIN_PASSWORD_LENGTH} characters`,
    })
  }
  const passwordHash = await hashPassword(staff.password)

  return asWorker(deps.db, async (tx) => {
    const { id: customerId } = await tx
      .selectFrom('customers')
      .select('id')
      .where('internal', '=', true)
      .executeTakeFirstOrThrow()
    const created = await tx
      .insertInto('users')
      .values({
        customerId,
        id: uuidv7(),
        email,
        name,
        role: staff.role,
        passwordHash,
        createdAt: deps.now(),
      })
      .onConflict((conflict) => conflict.columns(['customerId', 'email']).doNothing())
      .returning(['id', 'customerId', 'email', 'name', 'role'])
      .executeTakeFirst()
    if (!created) throw new AppError('conflict', `There is an account for ${email} already.`)
    return created
  })
}
