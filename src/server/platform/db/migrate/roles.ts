import type pg from 'pg'

import { factsOf } from '#server/platform/error-facts.ts'
import { StartError } from '#server/platform/start-error.ts'

const ROLES = ['portico_customer', 'portico_staff', 'portico_worker'] as const

const CREATE_ROLES = ROLES.map((role) => `CREATE ROLE ${role} NOLOGIN;`).join(' ')
const GRANT_ROLES = `GRANT ${ROLES.join(', ')} TO CURRENT_USER;`

// duplicate_object and unique_violation: another database of this cluster made the role just now.
// internal_error is "tuple concurrently updated", the same race in GRANT.
const LOST_RACE = new Set(['42710', '23505', 'XX000'])
const INSUFFICIENT_PRIVILEGE = '42501'
const ATTEMPTS = 20

/**
 * Makes the three roles that requests act in, once for the whole cluster. Advisory locks belong to
 * one database while roles belong to all, so databases that start together settle it by trying again.
 *
 * @throws StartError with the SQL to run, where this user may not create roles.
 */
export async function ensureRoles(client: pg.ClientBase): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await createMissingRoles(client)
      return
    } catch (error) {
      const code = factsOf(error).code ?? ''
      if (code === INSUFFICIENT_PRIVILEGE)
        throw new StartError(await howToCreate(client), { cause: error })
      if (!LOST_RACE.has(code) || attempt === ATTEMPTS) throw error
    }
  }
}

async function createMissingRoles(client: pg.ClientBase) {
  const existing = await client.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1)',
    [ROLES],
  )
  const names = new Set(existing.rows.map((row) => row.rolname))
  for (const role of ROLES) {
    if (!names.has(role)) await client.query(`create role ${role} nologin`)
  }
  for (const role of ROLES) {
    const member = await client.query<{ member: boolean }>(
      `select coalesce(rolsuper, false) or pg_has_role(current_user, $1, 'USAGE') as member
         from pg_roles where rolname = current_user`,
      [role],
    )
    if (!member.rows[0]?.member) await client.query(`grant ${role} to current_user`)
  }
}

async function howToCreate(client: pg.ClientBase): Promise<string> {
  const user = await client.query<{ name: string }>('select quote_ident(current_user) as name')
  return [
    'DATABASE_URL: this database user may not create the roles that Portico works in.',
    'Run this once as a database administrator, then start again:',
    `  ${CREATE_ROLES}`,
    `  ${GRANT_ROLES.replace('CURRENT_USER', user.rows[0]?.name ?? 'CURRENT_USER')}`,
  ].join('\n')
}
