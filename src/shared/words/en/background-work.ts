import { number, plural } from './language.ts'

export const title = 'Background Work'
export const lead =
  'What Portico does outside of requests: mails, clean-ups, what other systems are told.'

export const troubled = 'Failed'
export const nothingFailed = 'Nothing has failed'
export const whatIsListed =
  'A job that cannot be done is tried again with growing pauses, and listed here'
export const counted = {
  none: 'No failed jobs found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} failed job found`,
      other: `${number(count)} failed jobs found`,
    }),
  first: (count: number) => `The first ${number(count)} failed jobs are shown`,
}
export const version = (name: string) => `Portico ${name}`
export const all = 'All jobs'

export const loading = 'Loading background work'
export const loadingFailed = 'Loading failed jobs'
export const failedNotLoaded = 'Failed to load the failed jobs'
export const loadFailed = 'Failed to load background work'

export const job = 'Job'
export const customer = 'Customer'
export const reason = 'Reason'
export const attempts = 'Attempts'
export const since = 'Since'
export const actions = 'Actions'
export const waiting = 'Waiting'
export const failed = 'Failed'
export const oldest = 'Oldest'
export const runs = 'Runs'
export const onSchedule = 'By itself'
export const onRequest = 'When asked for'
export const installation = 'The installation'
export const none = '–'
export const triedAgain = 'Tried again'
export const count = (value: number) => number(value)

export const actionsFor = (name: string) => `Actions for ${name}`
export const retry = 'Retry'
export const retryJob = (name: string) => `Retry ${name}`
export const retried = 'The job is tried again'
export const retryFailed = 'Failed to retry the job'
export const dismiss = 'Dismiss'
export const dismissJob = (name: string) => `Dismiss ${name}`
export const askDismiss = 'Give this job up? It will not be done.'
export const dismissed = 'The job is dismissed'
export const dismissFailed = 'Failed to dismiss the job'

// What the server answers.
export const unknownCursor = 'Take the cursor from the Link header of the page before'
export const pageSize = 'Give a number from 1 to 100'
export const gone = 'This job is not failed any more.'
