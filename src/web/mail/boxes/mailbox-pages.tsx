import { MailboxPage, NewMailboxPage } from './mailbox-page.tsx'
import { MailboxesPage } from './mailboxes-page.tsx'
import { SecretsToRenew } from './secrets-to-renew.tsx'

/** All of it comes in one file: the name of each file costs something on every page, also on those of customers. */
export const mailboxPages = { MailboxesPage, NewMailboxPage, MailboxPage, SecretsToRenew }
