import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

import type { Config } from './config.ts'
import type { CrmAccess } from '#server/channels/crm/crm-access.ts'
import type { MailAccess } from '#server/channels/mail/mailboxes/mail-access.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { KeyRing } from '#server/platform/keys/key-ring.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { LiveEvents } from '#server/platform/live/live-events.ts'
import type { Mailer } from '#server/platform/mail-transport/create-mailer.ts'

/** Everything that reaches outside of a function. A use-case declares the few it needs. */
export type Deps = {
  config: Config
  db: Db
  /** The pool below `db`, for the few statements that are prepared by name. */
  pool: pg.Pool
  files: FileStore
  live: LiveEvents
  /** Undefined when no mail server is configured. */
  mail: Mailer | undefined
  /** The CRM in which agents answer, where one is connected. */
  crm: CrmAccess
  /** The way to the mailboxes that mail comes in by. */
  mailAccess: MailAccess
  log: FastifyBaseLogger
  now: () => Date
  /** Seals secrets, and opens them. */
  keys: KeyRing
  /** Signs the cookies that carry no session. All processes share it. */
  cookieSecret: Buffer
}
