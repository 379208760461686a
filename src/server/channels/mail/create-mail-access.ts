import * as words from '#words/mailboxes.ts'

import { readText } from '#server/platform/outgoing/read-text.ts'
import { openImapStore } from '#server/channels/mail/mailboxes/imap/open-imap-store.ts'
import type { MailAccess } from '#server/channels/mail/mailboxes/mail-access.ts'
import type { MailCredentials, MailDoor } from '#server/channels/mail/mailboxes/mail-server.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import { type MailboxSettings, serverOf } from '#server/channels/mail/mailboxes/mailbox-settings.ts'
import {
  createTokenSource,
  TOKEN_SERVERS,
  type TokenWish,
} from '#server/channels/mail/mailboxes/oauth/create-token-source.ts'
import { lacksRole } from '#server/channels/mail/mailboxes/oauth/lacks-role.ts'
import {
  createMailer,
  type Mailer,
  type OpenMailer,
} from '#server/platform/mail-transport/create-mailer.ts'
import { smtpOptions } from '#server/channels/mail/mailboxes/smtp/smtp-options.ts'

/** Microsoft 365 accepts three connections of a mailbox, from all processes together. */
const MICROSOFT_CONNECTIONS = 3

type SendingPools = {
  /** Returns what sends by a mailbox, over the connections that are open while it signs in with the same. */
  open: (door: MailDoor, from: Mailer['from']) => Mailer
  close: () => void
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 100_000
const READ_ROLE = 'IMAP.AccessAsApp'

/** Opens mailboxes as they are set up. Tests have servers for tokens of their own. */
export function createMailAccess(
  { now }: { now: () => Date },
  { tokenServers = TOKEN_SERVERS } = {},
): MailAccess {
  const tokens = createTokenSource({ now }, tokenServers)
  const pools = createSendingPools()

  async function findDoor(
    settings: MailboxSettings,
    use: 'imap' | 'smtp',
    signal: AbortSignal,
  ): Promise<MailDoor> {
    const server = serverOf(settings, use)
    const user = settings.userName ?? settings.address
    const wish = wishOf(settings)
    const credentials: MailCredentials = wish
      ? { user: settings.address, accessToken: await tokens.get(wish, signal) }
      : { user, password: mustHave(settings.secret) }
    return { ...server, provider: settings.provider, credentials }
  }

  return {
    fetchText,

    findSendingDoor: (settings, signal) => findDoor(settings, 'smtp', signal),

    openMailer: (door, from) => pools.open(door, from),

    close: () => pools.close(),

    async open(settings, signal) {
      const door = await findDoor(settings, 'imap', signal)
      try {
        return await openImapStore(door, signal)
      } catch (error) {
        const wish = wishOf(settings)
        if (!wish || !(error instanceof MailboxProblem) || error.step !== 'sign-in') throw error
        // Forget the token: permissions that an administrator adds are in a new one alone.
        tokens.forget(wish)
        const { credentials, provider } = door
        if (provider === 'microsoft' && lacksRole(credentials, READ_ROLE)) {
          const message = words.microsoftRoleMissing(READ_ROLE)
          throw new MailboxProblem('sign-in', message, { cause: error })
        }
        throw error
      }
    },
  }
}

/** Undefined where a password signs in. */
function wishOf(settings: MailboxSettings): TokenWish | undefined {
  const { signIn, tenantId, clientId, secret, address } = settings
  if (signIn === 'service-account') return { kind: signIn, key: mustHave(secret), mailbox: address }
  if (signIn !== 'client-credentials') return undefined
  return {
    kind: signIn,
    tenantId: mustHave(tenantId),
    clientId: mustHave(clientId),
    clientSecret: mustHave(secret),
  }
}

function mustHave(value: string | null): string {
  if (value === null) throw new MailboxProblem('settings', words.secretMissing)
  return value
}

/** Reads a short text of an address that was checked. It leads nowhere else. */
async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`the address answered ${response.status}`)
  return readText(response, MAX_BYTES)
}

/** Keeps the connections of the mailboxes that send. Those of an earlier token or password are closed. */
function createSendingPools(): SendingPools {
  const pools = new Map<string, { mark: string; mailer: OpenMailer }>()
  return {
    open(door, from) {
      const mark = JSON.stringify([door, from])
      const known = pools.get(from.address)
      if (known?.mark === mark) return known.mailer
      known?.mailer.close()
      const connections = door.provider === 'microsoft' ? MICROSOFT_CONNECTIONS : undefined
      const mailer = createMailer({ server: smtpOptions(door), from }, { connections })
      pools.set(from.address, { mark, mailer })
      return mailer
    },
    close() {
      for (const { mailer } of pools.values()) mailer.close()
      pools.clear()
    },
  }
}
