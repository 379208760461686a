import { isDeepStrictEqual } from 'node:util'

import { v7 as uuidv7 } from 'uuid'

import type { ServiceContract } from '#shared/service-contracts/contract.ts'
import type { CorrectionInput, VersionInput } from '#shared/service-contracts/input.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import {
  checkTerms,
  getContractCustomer,
  startOfVersion,
} from '#server/service-contracts/core/check-terms.ts'
import { askForRecount } from '#server/service-contracts/corrections/jobs.ts'
import { presentContract } from './present-contract.ts'
import {
  deleteVersion,
  findTemplate,
  insertRevision,
  insertVersion,
  listRevisions,
  listVersions,
  lockContracts,
} from './queries.ts'

type SaveDeps = Pick<Deps, 'db' | 'now'>

/** Names the terms that differ, for the audit log. They are kept with the contract itself. */
export function changedTerms(before: ServiceTerms, after: ServiceTerms): string[] {
  const names = Object.keys(after) as (keyof ServiceTerms)[]
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

/** @throws AppError `not_found`, `invalid_input`, `conflict` where a version begins at the same time. */
export function addVersion(
  deps: SaveDeps,
  customerId: string,
  { input: { validFrom, terms: chosen }, by }: { input: VersionInput; by: Actor },
): Promise<ServiceContract> {
  return asStaff(deps.db, async (tx) => {
    await lockContracts(tx)
    const customer = await getContractCustomer(tx, customerId)
    const at = deps.now()
    const template =
      'templateId' in chosen ? await findTemplate(tx, chosen.templateId, at) : undefined
    if ('templateId' in chosen && !template)
      throw notFound((words) => words.serviceContracts.templateGone)
    const terms = 'own' in chosen ? chosen.own : template!.terms
    if ('own' in chosen) await checkTerms(tx, terms)
    const startsAt = startOfVersion(validFrom, terms.calendar, at)
    const versions = await listVersions(tx, customerId)
    if (versions.some((version) => version.startsAt.getTime() === startsAt.getTime()))
      throw new AppError('conflict', (words) => words.serviceContracts.dayTaken)
    const id = uuidv7()
    const templateId = template?.id ?? null
    await insertVersion(tx, { customerId, id, validFrom, startsAt, templateId, terms, at, by })
    await recordAudit(tx, {
      action: 'contract.version_added',
      by,
      at,
      customerId,
      subject: customer,
      after: { validFrom, template: template?.name ?? null },
    })
    return presentContract(tx, customerId, at)
  })
}

/** @throws AppError `not_found`, `conflict` for a version that counts already. */
export function removeVersion(
  deps: SaveDeps,
  { customerId, versionId }: { customerId: string; versionId: string },
  by: Actor,
): Promise<ServiceContract> {
  return asStaff(deps.db, async (tx) => {
    await lockContracts(tx)
    const customer = await getContractCustomer(tx, customerId)
    const { validFrom, startsAt } = await getVersion(tx, customerId, versionId)
    const at = deps.now()
    if (startsAt <= at)
      throw new AppError('conflict', (words) => words.serviceContracts.versionCounts)
    await deleteVersion(tx, customerId, versionId)
    await recordAudit(tx, {
      action: 'contract.version_removed',
      by,
      at,
      customerId,
      subject: customer,
      before: { validFrom },
    })
    return presentContract(tx, customerId, at)
  })
}

/**
 * Adds a revision to a version, and has its open tickets counted again.
 *
 * @throws AppError `not_found`, `invalid_input`, `conflict` when another administrator was quicker.
 */
export function correctVersion(
  deps: SaveDeps,
  { customerId, versionId }: { customerId: string; versionId: string },
  { input: { terms, reason, revision }, by }: { input: CorrectionInput; by: Actor },
): Promise<ServiceContract> {
  return asStaff(deps.db, async (tx) => {
    await lockContracts(tx)
    const customer = await getContractCustomer(tx, customerId)
    const { validFrom } = await getVersion(tx, customerId, versionId)
    const revisions = (await listRevisions(tx, customerId)).filter(
      (each) => each.versionId === versionId,
    )
    const last = revisions.at(-1)!
    if (last.number !== revision)
      throw new AppError('conflict', (words) =>
        words.serviceContracts.correctedMeanwhile(last.madeByName),
      )
    await checkTerms(tx, terms)
    const at = deps.now()
    const number = last.number + 1
    await insertRevision(tx, { customerId, versionId, number, terms, at, by, reason })
    await recordAudit(tx, {
      action: 'contract.corrected',
      by,
      at,
      customerId,
      subject: customer,
      after: { validFrom, reason, changed: changedTerms(last.terms, terms) },
    })
    await askForRecount(tx, { customerId, versionId })
    return presentContract(tx, customerId, at)
  })
}

async function getVersion(tx: Tx, customerId: string, versionId: string) {
  const versions = await listVersions(tx, customerId)
  const version = versions.find(({ id }) => id === versionId)
  if (!version) throw notFound((words) => words.serviceContracts.versionGone)
  return version
}
