import type { CrmValues, CrmValuesInput, MappedValue } from '#shared/crm/contract.ts'
import type { Language } from '#shared/languages.ts'
import { wordsIn, type Words } from '#shared/words/catalogue.ts'
import { type MappingKind, NOTE_RULES } from '#shared/crm/values.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toCatalog } from '#server/channels/crm/values/stored-catalog.ts'
import {
  categoryLabel,
  PRIORITIES,
  RESOLUTION_CODES,
  TICKET_STATUSES,
} from '#shared/tickets/values.ts'
import { mapValues, pipelineOf } from '#server/channels/crm/values/mapping.ts'
import type { CrmCatalog, CrmOption, Mapping } from '#server/channels/crm/port.ts'

import { findConnection, lockConnection, updateConnection } from './queries.ts'
import { listMappings, listOwnCategories, replaceMappings } from './value-queries.ts'

type Stored = {
  words: Words['tickets']
  isPipelineGiven: boolean
  catalog: CrmCatalog | null
  mappings: Mapping[]
  /** The name is compared with the CRM's; the other one is for the reader. */
  categories: { id: string; name: string; ownName: string; retired: boolean }[]
  connection: Pick<CrmValues, 'version' | 'updatedBy' | 'noteRule' | 'noteMarker'> & {
    pipelineId: string | null
    catalogReadAt: Date | null
    updatedAt: Date | null
  }
}

const NO_CATALOG: CrmCatalog = {
  pipelines: [],
  stages: [],
  priorities: [],
  categories: [],
  resolutions: [],
  owners: [],
}

/** Lists each value of the CRM with its meaning here, and with the one it would have by default. */
function presentValues({
  words,
  catalog,
  mappings,
  categories,
  connection,
  isPipelineGiven,
}: Stored): CrmValues {
  const { catalogReadAt, ...kept } = connection
  const theirs = catalog ?? NO_CATALOG
  const known = { catalog: theirs, pipelineId: kept.pipelineId, categories }
  const { inward: suggested } = mapValues({ ...known, stored: [] })

  const present = (kind: MappingKind, options: (CrmOption & { pipelineId?: string })[]) =>
    options.map(({ value, label, pipelineId = null }): MappedValue => {
      const isIt = (mapping: Mapping) => mapping.kind === kind && mapping.theirs === value
      const guess = suggested.find(isIt)?.ours ?? ''
      const ours = mappings.find(isIt)?.ours ?? guess
      return { kind, theirs: value, label, pipelineId, ours, suggested: guess }
    })

  return {
    version: kept.version,
    updatedAt: kept.updatedAt?.toISOString() ?? null,
    updatedBy: kept.updatedBy,
    noteRule: kept.noteRule,
    noteMarker: kept.noteMarker,
    pipelineId: pipelineOf(theirs, kept.pipelineId) ?? null,
    isPipelineGiven,
    readAt: catalogReadAt?.toISOString() ?? null,
    pipelines: theirs.pipelines,
    values: [
      ...present('stage', theirs.stages),
      ...present('priority', theirs.priorities),
      ...present('category', theirs.categories),
      ...present('resolution', theirs.resolutions),
    ],
    choices: {
      stage: TICKET_STATUSES.map((value) => ({ value, label: words.statuses[value] })),
      priority: PRIORITIES.map((value) => ({ value, label: words.priorities[value] })),
      category: categories
        .filter(({ retired }) => !retired)
        .map(({ id, ownName }) => ({
          value: id,
          label: categoryLabel({ id, name: ownName }, words.categoryName),
        })),
      resolution: RESOLUTION_CODES.map((value) => ({ value, label: words.resolutions[value] })),
    },
  }
}

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
