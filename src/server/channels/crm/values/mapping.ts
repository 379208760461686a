import type { MappingKind } from '#shared/crm/values.ts'
import {
  PRIORITIES,
  type Priority,
  RESOLUTION_CODES,
  type ResolutionCode,
  TICKET_STATUSES,
  type TicketStatus,
} from '#shared/tickets/values.ts'

import type { CrmCatalog, CrmOption, Mapping } from '#server/channels/crm/port.ts'

/**
 * How the CRM's values and ours go together, in the order of the CRM. What comes in may be of any
 * pipeline; what goes out is of the chosen one.
 */
export type ValueMap = { inward: Mapping[]; outward: Mapping[] }

type Known = {
  catalog: CrmCatalog
  pipelineId: string | null
  /** Our categories. */
  categories: { id: string; name: string }[]
  /** Choices of an administrator. Everything else follows from the names. */
  stored: Mapping[]
}

export function mapValues({ catalog, pipelineId, categories, stored }: Known): ValueMap {
  const pipeline = pipelineOf(catalog, pipelineId)
  const map = (kind: MappingKind, options: CrmOption[], guess: (option: CrmOption) => Guess) =>
    options.flatMap((option) => {
      const chosen = stored.find((known) => known.kind === kind && known.theirs === option.value)
      const ours = chosen ? chosen.ours : guess(option)
      // Empty is what an administrator has chosen to be nothing here.
      return ours === undefined || ours === '' ? [] : [{ kind, theirs: option.value, ours }]
    })
  const others = [
    ...map('priority', catalog.priorities, guessPriority),
    ...map('category', catalog.categories, (option) => guessCategory(option, categories)),
    ...map('resolution', catalog.resolutions, (option) => sameName(option, RESOLUTION_CODES)),
  ]
  const ofPipeline = catalog.stages.filter((stage) => stage.pipelineId === pipeline)
  const stages = (of: CrmCatalog['stages']) =>
    of.flatMap((stage) => map('stage', [stage], () => guessStatus(stage)))
  return {
    inward: [...stages(catalog.stages), ...others],
    outward: [...stages(ofPipeline), ...others],
  }
}

/** The chosen pipeline, or the first while none is chosen or the chosen one is gone. */
export function pipelineOf(catalog: CrmCatalog, chosen: string | null): string | undefined {
  const ids = catalog.pipelines.map(({ value }) => value)
  return ids.find((id) => id === chosen) ?? ids[0]
}

/** Undefined for an unmapped stage: the ticket then keeps its status. */
export function statusOf({ inward }: ValueMap, stage: string | null): TicketStatus | undefined {
  return one(TICKET_STATUSES, oursOf(inward, 'stage', stage))
}

export function priorityOf({ inward }: ValueMap, theirs: string | null): Priority | undefined {
  return one(PRIORITIES, oursOf(inward, 'priority', theirs))
}

export function resolutionOf(
  { inward }: ValueMap,
  theirs: string | null,
): ResolutionCode | undefined {
  return one(RESOLUTION_CODES, oursOf(inward, 'resolution', theirs))
}

/** Empty when none of them is mapped. */
export function categoriesOf({ inward }: ValueMap, theirs: string[]): string[] {
  const ours = theirs.flatMap((value) => oursOf(inward, 'category', value) ?? [])
  return [...new Set(ours)]
}

/**
 * The stage for a status. A ticket that is in one with this meaning stays there. Otherwise it goes on
 * to the next one with it, such as from waiting on the customer to waiting on us.
 */
export function stageFor(
  { outward, inward }: ValueMap,
  status: TicketStatus,
  stage: string | null = null,
): string | undefined {
  if (oursOf(inward, 'stage', stage) === status) return stage ?? undefined
  const stages = outward.filter(({ kind }) => kind === 'stage')
  const from = stages.findIndex(({ theirs }) => theirs === stage)
  const means = ({ ours }: Mapping) => ours === status
  return (stages.slice(from + 1).find(means) ?? stages.find(means))?.theirs
}

export function priorityFor(map: ValueMap, priority: Priority, theirs: string | null = null) {
  return theirsFor(map, { kind: 'priority', ours: priority, theirs })
}

export function resolutionFor(map: ValueMap, code: ResolutionCode, theirs: string | null = null) {
  return theirsFor(map, { kind: 'resolution', ours: code, theirs })
}

/** Leaves out what the CRM has nothing for, and keeps what it has beside and we do not. */
export function categoriesFor(map: ValueMap, ours: string[], theirs: string[] = []): string[] {
  const kept = theirs.filter((value) => {
    const meant = oursOf(map.inward, 'category', value)
    return meant === undefined || ours.includes(meant)
  })
  const wanted = ours.flatMap((id) => {
    if (kept.some((value) => oursOf(map.inward, 'category', value) === id)) return []
    return theirsFor(map, { kind: 'category', ours: id, theirs: null }) ?? []
  })
  return [...kept, ...new Set(wanted)]
}

function oursOf(mappings: Mapping[], kind: MappingKind, theirs: string | null): string | undefined {
  return mappings.find((mapping) => mapping.kind === kind && mapping.theirs === theirs)?.ours
}

/** Keeps the value that a ticket has when it means the same; then one of the same name, then the first. */
function theirsFor({ outward }: ValueMap, { kind, ours, theirs }: Mapping | Wanted) {
  const same = outward.filter((mapping) => mapping.kind === kind && mapping.ours === ours)
  const values = same.map((mapping) => mapping.theirs)
  if (theirs !== null && values.includes(theirs)) return theirs
  return values.find((value) => plain(value) === plain(ours)) ?? values[0]
}

type Wanted = { kind: MappingKind; ours: string; theirs: string | null }
type Guess = string | undefined

const WAITS_FOR_CUSTOMER =
  /\bpending\b|\bon hold\b|\b(?:wait|await)\w* (?:on|for)?\s*(?:the )?(?:contact|customer|client|requester|reply|response)/i

function guessStatus({ label, isClosed }: { label: string; isClosed: boolean }): TicketStatus {
  if (isClosed) return 'Closed'
  return WAITS_FOR_CUSTOMER.test(label) ? 'Pending' : 'Open'
}

function guessPriority(option: CrmOption): Guess {
  const high = /^(?:urgent|critical|highest|emergency)$/
  if ([option.value, option.label].some((name) => high.test(plain(name)))) return 'High'
  return sameName(option, PRIORITIES)
}

function guessCategory(option: CrmOption, categories: Known['categories']): Guess {
  const ids = categories.map(({ id }) => id)
  const byName = categories.find(({ name }) => plain(name) === plain(option.label))?.id
  return sameName(option, ids) ?? byName
}

function sameName({ value, label }: CrmOption, ours: readonly string[]): Guess {
  return (
    ours.find((name) => plain(name) === plain(value)) ??
    ours.find((name) => plain(name) === plain(label))
  )
}

/** `ISSUE_FIXED`, `Issue fixed` and `issue-fixed` are the same name. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function one<Name extends string>(names: readonly Name[], name: string | undefined) {
  return names.find((known) => known === name)
}
