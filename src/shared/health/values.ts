/**
 * Failures that keep an installation from its work until an administrator acts. `mail_stopped`: the mail server
 * refuses the installation. `mail_unreachable`: it does not answer. `mailbox_unreachable`, `secret_ends`: of a
 * mailbox. `crm_*`: of the CRM, where `crm_refused` is of changes that it does not accept, and `crm_company_gone` of
 * a customer whose company it no longer has. `metadata_unreadable`: of a customer's identity provider. `backup_*`:
 * of the command that backs up. `files_apart`: a process stores files elsewhere than the others. `disk_full`,
 * `writes_fail`: the database can be read, and accepts no changes.
 */
export const FAILURE_KINDS = [
  'mail_stopped',
  'mail_unreachable',
  'mailbox_unreachable',
  'secret_ends',
  'crm_token_refused',
  'crm_unreachable',
  'crm_refused',
  'crm_company_gone',
  'metadata_unreadable',
  'backup_failed',
  'backup_overdue',
  'files_apart',
  'disk_full',
  'writes_fail',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** How many days before the end of a secret people are told of it, each time once; -1 once it has ended. */
export const SECRET_STEPS = [30, 7, 1, -1] as const

/** After so many days without a backup its command is taken to run no more. */
export const BACKUP_DAYS = 7
