import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { type Job, job, scheduledJob } from '#server/platform/jobs/job.ts'
import { CHECK_CRM } from '#server/channels/crm/check-crm.ts'
import { checkConnection } from './check-connection.ts'

export function crmConnectionJobs(deps: Pick<Deps, 'crm' | 'db' | 'now' | 'keys' | 'log'>): Job[] {
  return [
    job(CHECK_CRM, ({ by }, { secret, signal }) =>
      checkConnection(deps, { by, sealed: secret, signal }),
    ),
    scheduledJob(
      // The configuration of the CRM changes seldom.
      { name: 'crm-catalog', title: textKey('jobs.crmCatalog'), schedule: '25 */6 * * *' },
      ({ signal }) => checkConnection(deps, { by: null, sealed: null, signal, isByItself: true }),
    ),
  ]
}
