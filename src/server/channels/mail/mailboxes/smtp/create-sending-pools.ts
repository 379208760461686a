import {
  createMailer,
  type Mailer,
  type OpenMailer,
} from '#server/platform/mail-transport/create-mailer.ts'
import type { MailDoor } from '#server/channels/mail/mailboxes/mail-server.ts'
import { smtpOptions } from './smtp-options.ts'

/** Microsoft 365 accepts three connections of a mailbox, from all processes together. */
const MICROSOFT_CONNECTIONS = 3

export type SendingPools = {
  /** Returns what sends by a mailbox, over the connections that are open while it signs in with the same. */
  open: (door: MailDoor, from: Mailer['from']) => Mailer
  close: () => void
}

/** Keeps the connections of the mailboxes that send. Those of an earlier token or password are closed. */
export function createSendingPools(): SendingPools {
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
