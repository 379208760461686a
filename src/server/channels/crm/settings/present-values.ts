import type { CrmValues, MappedValue } from '#shared/crm/contract.ts'
import type { MappingKind } from '#shared/crm/values.ts'
import {
  categoryLabel,
  PRIORITIES,
  RESOLUTION_CODES,
  TICKET_STATUSES,
} from '#shared/tickets/values.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { mapValues, pipelineOf } from '#server/channels/crm/values/mapping.ts'
import type { CrmCatalog, CrmOption, Mapping } from '#server/channels/crm/port.ts'

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
export function presentValues({
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
