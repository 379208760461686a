import { v7 as uuidv7 } from 'uuid'

import type { ServiceTemplate } from '#shared/service-contracts/contract.ts'
import type { TemplateChange, TemplateInput } from '#shared/service-contracts/input.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { checkTerms, startOfVersion } from '#server/service-contracts/core/check-terms.ts'
import {
  deleteTemplate,
  deleteVersion,
  findTemplate,
  insertTemplate,
  insertVersion,
  isNameTaken,
  listFollowing,
  lockContracts,
  updateTemplate,
} from './queries.ts'
import { changedTerms } from './save-version.ts'

type SaveDeps = Pick<Deps, 'db' | 'now'>

/** @throws AppError `invalid_input` */
export function addTemplate(
  deps: SaveDeps,
  { name, terms }: TemplateInput,
  by: Actor,
): Promise<ServiceTemplate> {
  return asStaff(deps.db, async (tx) => {
    await lockContracts(tx)
    await checkName(tx, name)
    await checkTerms(tx, terms)
    const at = deps.now()
    const id = uuidv7()
    await insertTemplate(tx, {
      id,
      name,
      terms: JSON.stringify(terms),
      createdAt: at,
      updatedAt: at,
    })
    await recordAudit(tx, {
      action: 'service_template.added',
      by,
      at,
      subject: { id, name },
      after: { name },
    })
    return { id, name, terms, version: 1, followers: 0 }
  })
}

/**
 * Changes a template. Contracts that follow it have a new version from the day on, and versions of them
 * that begin later have the new terms.
 *
 * @throws AppError `not_found`, `invalid_input`, `conflict` when another administrator was quicker.
 */
export function changeTemplate(
  deps: SaveDeps,
  templateId: string,
  { input, by }: { input: TemplateChange; by: Actor },
): Promise<ServiceTemplate> {
  const { name, terms, validFrom, version } = input
  return asStaff(deps.db, async (tx) => {
    await lockContracts(tx)
    const at = deps.now()
    const before = await getTemplate(tx, templateId, at)
    if (before.version !== version)
      throw new AppError('conflict', (words) => words.serviceContracts.templateChangedMeanwhile)
    await checkName(tx, name, templateId)
    await checkTerms(tx, terms)
    const startsAt = startOfVersion(validFrom, terms.calendar, at)
    const changed = changedTerms(before.terms, terms)
    await updateTemplate(tx, templateId, { name, terms, at })
    await recordAudit(tx, {
      action: 'service_template.changed',
      by,
      at,
      subject: { id: templateId, name },
      after: { name, validFrom, changed },
    })
    // Another name alone promises nothing else.
    const followers = changed.length > 0 ? await listFollowing(tx, templateId, startsAt) : []
    for (const following of followers) {
      const { customerId, customerName } = following
      // A version that has not begun has no tickets, and is replaced. One that has goes on until then.
      const begins = following.startsAt > startsAt ? following : { validFrom, startsAt }
      if (following.startsAt >= startsAt) await deleteVersion(tx, customerId, following.id)
      await insertVersion(tx, {
        customerId,
        id: uuidv7(),
        validFrom: begins.validFrom,
        startsAt: begins.startsAt,
        templateId,
        terms,
        at,
        by,
      })
      await recordAudit(tx, {
        action: 'contract.version_added',
        by,
        at,
        customerId,
        subject: { id: customerId, name: customerName },
        after: { validFrom: begins.validFrom, template: name },
      })
    }
    return getTemplate(tx, templateId, at)
  })
}

/** @throws AppError `not_found`, `conflict` while contracts follow it. */
export function removeTemplate(deps: SaveDeps, templateId: string, by: Actor): Promise<void> {
  return asStaff(deps.db, async (tx) => {
    await lockContracts(tx)
    const at = deps.now()
    const { name, followers } = await getTemplate(tx, templateId, at)
    if (followers > 0)
      throw new AppError('conflict', (words) => words.serviceContracts.templateFollowed)
    await deleteTemplate(tx, templateId)
    await recordAudit(tx, {
      action: 'service_template.removed',
      by,
      at,
      subject: { id: templateId, name },
      before: { name },
    })
  })
}

async function getTemplate(tx: Tx, templateId: string, at: Date) {
  const template = await findTemplate(tx, templateId, at)
  if (!template) throw notFound((words) => words.serviceContracts.templateGone)
  return template
}

async function checkName(tx: Tx, name: string, templateId?: string) {
  if (await isNameTaken(tx, name, templateId))
    throw invalidInput({ name: (words) => words.serviceContracts.templateTaken })
}
