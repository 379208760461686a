import type { FailureKind } from '#shared/health/values.ts'

import { number, plural } from './language.ts'

export const title = 'System Jobs'
export const lead = 'Scheduled and queued jobs: email, cleanup and sync with other systems.'

export const troubled = 'Failed jobs'
export const nothingFailed = 'No failed jobs'
export const whatIsListed = 'Jobs that keep failing after several retries are listed here.'
export const counted = {
  none: 'No failed jobs found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} failed job found`,
      other: `${number(count)} failed jobs found`,
    }),
  first: (count: number) => `Showing the first ${number(count)} failed jobs`,
}
export const version = (name: string) => `Portico ${name}`
export const all = 'All jobs'

export const loading = 'Loading system jobs'
export const loadingFailed = 'Loading failed jobs'
export const failedNotLoaded = 'Failed to load failed jobs'
export const loadFailed = 'Failed to load system jobs'

export const job = 'Job'
export const customer = 'Customer'
export const reason = 'Reason'
export const attempts = 'Attempts'
export const since = 'When'
export const actions = 'Actions'
export const waiting = 'Queued'
export const failed = 'Failed'
export const oldest = 'Oldest'
export const lastRun = 'Last run'
export const took = 'Duration'
/** Units are written the same in all languages of the catalogue. */
export function runTime(milliseconds: number): string {
  if (milliseconds < 1000) return `${number(milliseconds)} ms`
  if (milliseconds < 60_000) return `${number(Math.round(milliseconds / 100) / 10)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${number(Math.floor(seconds / 60))} min ${number(seconds % 60)} s`
}
export const starts = { schedule: 'On a schedule', request: 'On demand' }
/** Jobs that neither wait nor failed. */
export const healthy = (count: number) =>
  plural(count, { one: '1 job, healthy', other: `${number(count)} jobs, all healthy` })
export const installation = 'System'
export const none = '–'
export const triedAgain = 'Retried'
export const count = (value: number) => number(value)

export const actionsFor = (name: string) => `Actions for ${name}`
export const retry = 'Retry'
export const retryJob = (name: string) => `Retry: ${name}`
export const retried = 'Job queued for retry'
export const retryFailed = 'Failed to retry the job. Reload the page and try again.'
export const dismiss = 'Dismiss'
export const dismissJob = (name: string) => `Dismiss: ${name}`
export const askDismiss = 'Dismiss this job? It won’t be retried.'
export const dismissed = 'Job dismissed'
export const dismissFailed = 'Failed to dismiss the job. Reload the page and try again.'

// Answers of the server.
export const unknownCursor = 'Use the cursor from the previous page’s Link header'
export const pageSize = 'Enter a number from 1 to 100'
export const gone = 'This job is no longer failing.'

// Lasting failures: on the dashboard, in the bell and in emails to administrators.
type Title = (name: string, step: number | null) => string

function whenItExpires(days: number): string {
  if (days < 0) return 'has expired'
  return plural(days, {
    one: 'expires within 1 day',
    other: `expires within ${number(days)} days`,
  })
}

export const failureTitles = {
  mail_stopped: () => 'Ticket emails aren’t being sent',
  mail_unreachable: () => 'Can’t reach the mail server',
  mailbox_unreachable: (name) => `Can’t read mailbox ${name}`,
  secret_ends: (name, step) => `The client secret for mailbox ${name} ${whenItExpires(step ?? 0)}`,
  crm_token_refused: () => 'HubSpot rejects the access token',
  crm_unreachable: () => 'Can’t reach HubSpot',
  crm_refused: () => 'HubSpot rejects changes to tickets',
  crm_company_gone: (name) => `The HubSpot company linked to ${name} no longer exists`,
  metadata_unreadable: (name) => `Failed to read ${name}’s metadata`,
  backup_failed: () => 'The last backup failed',
  backup_overdue: () => 'No backup for a week',
  files_apart: () => 'Files uploaded to one process can’t be opened by another',
  disk_full: () => 'The database’s disk is full, so changes can’t be saved',
  writes_fail: () => 'The database can be read, but changes can’t be saved',
} satisfies Record<FailureKind, Title>

export const whatToDo = {
  mail_stopped:
    'Customers and agents aren’t getting email about tickets. Queued emails are kept. Fix the problem that the mail server reports, then resume sending.',
  mail_unreachable:
    'Email about tickets is retried for 4 days. Check that the mail server is running and that Portico can reach it.',
  mailbox_unreachable:
    'Email replies don’t reach their tickets until Portico can read the mailbox again. Nothing is lost as long as the emails stay in the mailbox.',
  secret_ends: 'Create a new client secret in Microsoft Entra and save it in the mailbox settings.',
  crm_token_refused:
    'Tickets and replies are queued. Create a new token in HubSpot and save it under CRM.',
  crm_unreachable: 'Tickets and replies are queued and sync automatically once HubSpot responds.',
  crm_refused:
    'Requesters see that their tickets and replies haven’t been delivered yet. Fix the problem that HubSpot reports, and select “Retry”.',
  metadata_unreadable:
    'People can still sign in, but a new signing certificate won’t be detected. Ask the customer for the current metadata URL.',
  crm_company_gone:
    'The company was deleted or merged into another one. Under Companies, link the company that the customer’s tickets should go to.',
  backup_failed: 'Run the backup command again and check its output.',
  backup_overdue: 'Check that the backup command still runs.',
  files_apart:
    'Portico runs several processes that store files in different places. Set up one shared file store, as described in the operations guide under “Several processes and machines”, then restart the processes.',
  disk_full: 'Free up space on the database’s disk. Saving then works again automatically.',
  writes_fail: 'Check the Portico and database server logs.',
} satisfies Record<FailureKind, string>

export const failingSince = (failure: string, time: string) => `${failure} (since ${time}).`
export const secretEndsOn = (day: string) => `Expiration date: ${day}.`
export const lastBackup = (day: string) => `Last backup: ${day}.`
export const changesRejected = (count: number) =>
  plural(count, { one: '1 change was rejected.', other: `${number(count)} changes were rejected.` })
export const filesIn = (location: string) => `The other file store is ${location}.`
export const openPortico = 'Open Portico'
