import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { TEST_PASSWORD } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { aVisitor } from '#test/test-client.ts'

const COMMAND = path.join(import.meta.dirname, 'admin-command.ts')

async function runAdmin(databaseUrl: string, { email, password }: Record<string, string>) {
  const running = promisify(execFile)(
    process.execPath,
    [COMMAND, 'create', '--email', email ?? '', '--name', 'Ada Admin'],
    { env: { DATABASE_URL: databaseUrl } },
  )
  running.child.stdin?.end(`${password}\n`)
  const { stdout } = await running
  return stdout
}

test('the command makes an administrator who can sign in, and the audit log says so', async () => {
  const portal = await buildTestApp()
  const email = `ada-${randomUUID()}@portico.example`
  const said = await runAdmin(portal.databaseUrl, { email, password: TEST_PASSWORD })
  expect(said).toBe(`${email} can now sign in at /admin/login.\n`)
  const login = { email, password: TEST_PASSWORD }
  const res = await aVisitor(portal).post('/api/auth/admin-login', login)
  expect(res.json().user).toMatchObject({ email, isAdmin: true })

  const entries = await portal.deps.db
    .selectFrom('auditEntries')
    .where('subjectName', '=', 'Ada Admin')
    .where('action', '=', 'account.created')
    .selectAll()
    .execute()
  expect(entries).toMatchObject([
    {
      actorId: null,
      actorName: 'Command line',
      address: null,
      after: { name: 'Ada Admin', email, role: 'admin' },
    },
  ])
  expect(JSON.stringify(entries)).not.toContain(TEST_PASSWORD)
})

test('a password that is too short makes nobody, and says why', async () => {
  const { databaseUrl } = await buildTestApp()
  const running = runAdmin(databaseUrl, { email: 'a@portico.example', password: 'short' })
  await expect(running).rejects.toMatchObject({
    code: 1,
    stderr: 'The password must have at least 12 characters\n',
  })
})
