import { randomUUID } from 'node:crypto'

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { sql } from 'kysely'

import { createSession } from '#server/access/sessions/sessions.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { openInstallation } from '#server/platform/keys/open-installation.ts'
import { openSecret, sealSecret } from '#server/platform/keys/seal-secret.ts'
import type { Sight } from '#shared/access/visibility.ts'

import { databaseIn, demoPlace } from './demo-place.ts'
import { takePage } from './kept-pages.ts'

export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** The connection string of the database that the demo of this worker has started. */
export function databaseOfDemo(): Promise<string> {
  return databaseIn(demoPlace().dataDir)
}

/**
 * Gives a browser a session of a person in the demo. It is the row that a sign-in would write, so
 * the journeys that are not about signing in need not go the whole way.
 */
export async function addSession(context: BrowserContext, email: string): Promise<void> {
  const token = await createDemoSession(email)
  await context.addCookies([
    { name: SESSION_COOKIE, value: token, url: demoPlace().url, httpOnly: true, sameSite: 'Lax' },
  ])
  // The first answer of the API brings the anti-forgery token of the session.
  await context.request.get(`${demoPlace().url}/api/auth/user`)
}

/** Returns the token that a browser has after a sign-in. */
export function createDemoSession(email: string): Promise<string> {
  return inDemo(async (db) => {
    const user = await db
      .selectFrom('users')
      .select(['id', 'customerId', 'role'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const { token } = await createSession({ db, now: () => new Date() }, user)
    return token
  })
}

/** Decides which tickets of others a person in the demo sees. */
export async function setSight(email: string, sight: Partial<Sight>): Promise<void> {
  await inDemo((db) => db.updateTable('users').set(sight).where('email', '=', email).execute())
}

const SENDER = 'codes@portico.example'

/** Gives the demo a mailbox to send by, whose server is never there: its mail waits. */
export async function addSender(): Promise<void> {
  await inDemo(async (db) => {
    const now = new Date()
    const mailbox = {
      id: randomUUID(),
      name: 'Codes',
      address: SENDER,
      provider: 'other',
      signIn: 'password',
      smtpHost: '127.0.0.1',
      smtpPort: 9,
      smtpEncryption: 'none',
      userName: 'codes',
      secret: sealSecret(await keysOfDemo(db), 'none'),
      trustedServer: 'mx.portico.example',
      isSender: true,
      createdAt: now,
      updatedAt: now,
      updatedBy: 'Portico',
    } as const
    await db.insertInto('mailboxes').values(mailbox).execute()
  })
}

export async function removeSender(): Promise<void> {
  await inDemo((db) => db.deleteFrom('mailboxes').where('address', '=', SENDER).execute())
}

async function keysOfDemo(db: Db) {
  const place = {
    dataDir: demoPlace().dataDir,
    installationKeys: undefined,
    databaseUrl: undefined,
  }
  return (await openInstallation(db, place, console)).keys
}

/** Reads the newest sign-in code for an address where it waits to be mailed. */
export async function readCode(email: string): Promise<string> {
  return inDemo(async (db) => {
    const keys = await keysOfDemo(db)
    const row = await db
      .selectFrom('outbox')
      .innerJoin('outboxSecrets', 'outboxSecrets.outboxId', 'outbox.id')
      .where('name', '=', 'mail-sign-in-code')
      .where(sql<boolean>`payload->>'email' = ${email}`)
      .orderBy('seq', 'desc')
      .select('sealed')
      .executeTakeFirstOrThrow()
    return openSecret(keys, row.sealed)
  })
}

/** Has the sessions of a person begun an hour ago. */
export async function ageSessions(email: string): Promise<void> {
  const createdAt = new Date(Date.now() - 3_600_000)
  await inDemo((db) =>
    db
      .updateTable('sessions')
      .set({ createdAt })
      .where('userId', 'in', db.selectFrom('users').select('id').where('email', '=', email))
      .execute(),
  )
}

/** Has the end of an open emergency door come now: the instants that it has set. */
export async function endEmergencyDoor(customerId: string): Promise<void> {
  await inDemo(async (db) => {
    const now = new Date()
    await db
      .updateTable('emergencyDoors')
      .set({ closesAt: now })
      .where('customerId', '=', customerId)
      .where('closedAt', 'is', null)
      .execute()
    await db
      .updateTable('sessions')
      .set({ expiresAt: now })
      .where('customerId', '=', customerId)
      .where('byDoor', '=', true)
      .execute()
  })
}

async function inDemo<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const pool = createPool(await databaseOfDemo(), () => undefined)
  try {
    return await work(createDb(pool))
  } finally {
    await pool.end()
  }
}

/** A session for all the pages that a file of tests opens. */
export async function startSession(
  browser: Browser,
  { email }: { email: string },
): Promise<Session> {
  const context = await browser.newContext()
  await addSession(context, email)
  const session = await context.storageState()
  await context.close()
  return session
}

type PageOptions = Pick<
  BrowserContextOptions,
  'colorScheme' | 'forcedColors' | 'reducedMotion' | 'viewport'
> & { storageState?: Session }

/** Opens a page beside those that the journey has, with a context of its own. */
export async function openPage(
  browser: Browser,
  { storageState, viewport, ...media }: PageOptions = {},
): Promise<Page> {
  const page = await takePage(browser)
  if (storageState) await page.context().addCookies(storageState.cookies)
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia(media)
  return page
}
