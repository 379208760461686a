import type { CrmValues, CrmValuesInput } from '#shared/crm/contract.ts'
import type { Language } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'
import { type MappingKind, NOTE_RULES } from '#shared/crm/values.ts'

import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toCatalog } from '#server/channels/crm/values/stored-catalog.ts'
import { presentValues } from './present-values.ts'
import { findConnection, lockConnection, updateConnection } from './queries.ts'
import { listMappings, listOwnCategories, replaceMappings } from './value-queries.ts'

export function getValues(
  deps: Pick<Deps, 'config' | 'db'>,
  language: Language,
): Promise<CrmValues> {
  return asStaff(deps.db, (tx) => readValues(tx, deps, language))
}

async function readValues(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  language: Language,
): Promise<CrmValues> {
  const connection = await findConnection(tx)
  return presentValues({
    words: wordsIn(language).tickets,
    isPipelineGiven: config.crm.pipelineId !== undefined,
    catalog: toCatalog(connection.catalog),
    mappings: await listMappings(tx),
    categories: await listOwnCategories(tx, language),
    connection,
  })
}

/**
 * Keeps the differences from the suggestions, so that new and renamed values of the CRM are suggested again.
 *
 * @throws AppError `conflict` when another user has saved in between.
 */
export function saveValues(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  { version, pipelineId, noteRule, noteMarker, values }: CrmValuesInput,
  { by, language, mayOpen }: { by: Actor; language: Language; mayOpen: boolean },
): Promise<CrmValues> {
  return asStaff(db, async (tx) => {
    await lockConnection(tx)
    const before = await readValues(tx, { config }, language)
    if (!mayOpen && opensNotes(before, { noteRule, noteMarker })) throw confirmationRequired()
    if (version !== before.version) {
      throw new AppError('conflict', (words) => words.crm.valuesMovedOn)
    }
    const isKnown = before.pipelines.some(({ value }) => value === pipelineId)
    if (pipelineId !== null && !isKnown) {
      throw invalidInput({ pipelineId: (words) => words.crm.unknownPipeline })
    }
    const chosen = before.values.map((value) => {
      const given = values.find(
        ({ kind, theirs }) => kind === value.kind && theirs === value.theirs,
      )
      if (given && given.ours !== '' && !isChoice(before, value.kind, given.ours)) {
        throw invalidInput({ values: (words) => words.crm.unknownValue(value.label) })
      }
      return { ...value, ours: given?.ours ?? value.ours }
    })
    await replaceMappings(
      tx,
      chosen.flatMap(({ kind, theirs, ours: meant, suggested }) =>
        meant === suggested ? [] : [{ kind, theirs, ours: meant }],
      ),
    )
    await updateConnection(tx, {
      pipelineId: config.crm.pipelineId ?? pipelineId,
      noteRule,
      noteMarker,
      version: version + 1,
      updatedAt: now(),
      updatedBy: by.name,
    })
    const after = await readValues(tx, { config }, language)
    await recordAudit(tx, {
      action: 'crm.values_changed',
      by,
      at: now(),
      before: toAudit(before),
      after: toAudit(after),
    })
    return after
  })
}

type NoteValues = Pick<CrmValuesInput, 'noteRule' | 'noteMarker'>

/** Tells whether customers may see notes that they did not see before. */
function opensNotes(before: NoteValues, after: NoteValues): boolean {
  const isWider = NOTE_RULES.indexOf(after.noteRule) > NOTE_RULES.indexOf(before.noteRule)
  const isOther = after.noteRule === 'marked' && after.noteMarker !== before.noteMarker
  return isWider || isOther
}

function isChoice({ choices }: CrmValues, kind: MappingKind, ours: string): boolean {
  return choices[kind].some(({ value }) => value === ours)
}

/** One field for each value, so that the audit log shows those that changed alone. */
function toAudit({ pipelineId, noteRule, noteMarker, values }: CrmValues) {
  const meanings = values.map(({ kind, label, theirs, ours }) => [
    `${kind} ${label} (${theirs})`,
    ours,
  ])
  return { pipelineId, noteRule, noteMarker, ...Object.fromEntries(meanings) }
}
