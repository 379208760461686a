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
  return running
}

test('the command creates an administrator who can sign in, and writes an audit entry', async () => {
  const portal = await buildTestApp()
  const email = `ada-${randomUUID()}@portico.example`
  const said = await runAdmin(portal.databaseUrl, { email, password: TEST_PASSWORD })
  expect(said.stdout).toBe(`${email} can now sign in at /admin/login.\n`)
  const { hostname, pathname, password } = new URL(portal.databaseUrl)
  const where = `the database ${pathname.slice(1)} at ${hostname}`
  expect(said.stderr).toContain(`Writing to “Portico” (http://localhost:3000), ${where}`)
  expect(password === '' || !said.stderr.includes(password)).toBe(true)
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

test.each([
  ['short', 'Password must be at least 12 characters\n'],
  [
    'correct horse\nbattery staple',
    'Password can’t contain line breaks or other control characters\n',
  ],
  ['a@portico.example', 'Password can’t be your email or name\n'],
  ['Password1234!', 'This password is too common. Choose a longer or more unusual one.\n'],
])(
  'the command creates no account when the password is %s, and says why',
  async (password, stderr) => {
    const { databaseUrl } = await buildTestApp()
    const running = runAdmin(databaseUrl, { email: 'a@portico.example', password })
    await expect(running).rejects.toMatchObject({ code: 1, stderr })
  },
)

test('the command prints what it does, and on which database, when called with --help', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, '--help'])
  expect(stdout).toContain('npm run admin -- create --email')
  expect(stdout).toContain('DATABASE_URL')
})
