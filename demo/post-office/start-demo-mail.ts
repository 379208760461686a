import { once } from 'node:events'

import { v7 as uuidv7 } from 'uuid'

import { DEMO_CUSTOMERS } from '#demo/demo-people.ts'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'

import { DESK_MAILBOX, startPostOffice } from './post-office.ts'
import { createLetterServer } from './serve-letters.ts'
import { POST_OFFICE } from './write-answer.ts'

const HOST = '127.0.0.1'

/** Its pages listen three above the portal, and what speaks mail above them. */
function portsOf({ port }: Pick<Config, 'port'>) {
  return { pages: port + 3, smtp: port + 4, imap: port + 5 }
}

/** The variables with which the portal of the demo sends mail. */
export function withDemoMail(environment: Record<string, string | undefined>) {
  const { smtp } = portsOf({ port: Number(environment.PORT ?? 3000) })
  return {
    ...environment,
    SMTP_URL: `smtp://${HOST}:${smtp}`,
    MAIL_FROM: `Portico Support <${DESK_MAILBOX.address}>`,
  }
}

/** Starts the post office, and has the portal read the mailbox of the service desk there. */
export async function startDemoMail(deps: Deps) {
  const { pages, smtp, imap } = portsOf(deps.config)
  const office = await startPostOffice({ host: HOST, smtpPort: smtp, imapPort: imap })
  const people = DEMO_CUSTOMERS.flatMap((customer) => customer.people.map(({ email }) => email))
  const server = createLetterServer(office, people)
  server.listen({ host: HOST, port: pages })
  await once(server, 'listening')
  await connectMailbox(deps, imap)
  return {
    url: `http://${HOST}:${pages}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await office.close()
    },
  }
}

async function connectMailbox(deps: Deps, imapPort: number): Promise<void> {
  const now = deps.now()
  const mailbox = {
    name: 'Service desk',
    provider: 'other' as const,
    signIn: 'password' as const,
    imapHost: HOST,
    imapPort,
    imapEncryption: 'none' as const,
    userName: DESK_MAILBOX.user,
    secret: sealSecret(deps.keys, DESK_MAILBOX.password),
    trustedServer: POST_OFFICE,
    isOn: true,
    updatedAt: now,
    updatedBy: 'Portico',
  }
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('mailboxes')
      .values({ id: uuidv7(), address: DESK_MAILBOX.address, createdAt: now, ...mailbox })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(mailbox))
      .execute(),
  )
}
