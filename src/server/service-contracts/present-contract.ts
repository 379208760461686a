import type { ServiceContract } from '#shared/service-contracts/contract.ts'

import type { Db } from '#server/platform/db/client.ts'
import { listRevisions, listTemplateNames, listVersions } from './queries.ts'

export async function presentContract(
  db: Db,
  customerId: string,
  now: Date,
): Promise<ServiceContract> {
  const versions = await listVersions(db, customerId)
  const revisions = await listRevisions(db, customerId)
  const templates = await listTemplateNames(db)
  return {
    versions: versions.map(({ id, validFrom, startsAt, templateId }) => ({
      id,
      validFrom,
      startsAt: startsAt.toISOString(),
      template: templates.find((template) => template.id === templateId) ?? null,
      revisions: revisions
        .filter(({ versionId }) => versionId === id)
        .map(({ terms, madeAt, madeByName, reason }) => ({
          terms,
          at: madeAt.toISOString(),
          reason,
          by: madeByName,
        })),
    })),
    currentId: versions.findLast(({ startsAt }) => startsAt <= now)?.id ?? null,
  }
}
