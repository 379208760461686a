import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { wakeDueTickets } from './wake-tickets.ts'

const EVERY_MINUTE = '* * * * *'

export function relateJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    scheduledJob(
      { name: 'wake-tickets', title: textKey('jobs.snoozedTickets'), schedule: EVERY_MINUTE },
      ({ signal }) => wakeDueTickets(deps, signal),
    ),
  ]
}
