import type { MailEncryption, MailProvider } from '#shared/mail/boxes/values.ts'

/** Address of a mail server. */
export type MailServer = { host: string; port: number; encryption: MailEncryption }

/** Credentials: the user, with the password or a token that stands for it. */
export type MailCredentials = { user: string } & ({ password: string } | { accessToken: string })

/** A server with what signs in there. */
export type MailDoor = MailServer & { provider: MailProvider; credentials: MailCredentials }

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i

/** Returns whether a server is on this machine: no one listens to the connection there. */
export function isOnThisMachine(host: string): boolean {
  return LOOPBACK.test(host)
}
