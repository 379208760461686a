import { MAX_TEXT_LENGTH } from '#shared/limits.ts'
import { withOrganization, withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { cleanSubject } from '#shared/tickets/subject-text.ts'
import type { Priority } from '#shared/tickets/values.ts'

import {
  categoriesFor,
  categoriesOf,
  priorityOf,
  resolutionOf,
  statusOf,
  type ValueMap,
} from '#server/channels/crm/values/mapping.ts'
import type { CrmTicket } from '#server/channels/crm/port.ts'
import type { SeenField } from '#server/channels/crm/values/seen-values.ts'
import type { ExternalChange } from '#server/tickets/external/apply-external-change.ts'
import { WORDS } from './reader.ts'
import { storable } from './reply-text.ts'

type Ours = { categories: string[]; organization: string }

/**
 * Turns what the CRM has changed of a ticket into our own values. A value that has no match here leaves ours
 * as it is, as does one that ours stands for already.
 */
export function readChange(
  map: ValueMap,
  theirs: CrmTicket,
  ours: Ours,
  changed: readonly SeenField[],
): ExternalChange {
  const has = (field: SeenField) => changed.includes(field)
  const subject = readSubject(theirs.subject, ours.organization)
  const description = readDescription(theirs.description)
  const priority = priorityOf(map, theirs.priority)
  const status = statusOf(map, theirs.stage)
  const resolutionCode = resolutionOf(map, theirs.resolution)
  return {
    ...(has('subject') && subject && { subject: withOrganization(subject, ours.organization) }),
    ...(has('description') && description && { description }),
    ...(has('priority') && priority && { priority }),
    ...(has('categories') && readCategories(map, theirs.categories, ours.categories)),
    ...(has('stage') && status && { status, closedAt: theirs.closedAt }),
    ...((has('resolution') || has('stage')) && { resolutionCode }),
  }
}

function readCategories(map: ValueMap, theirs: string[], ours: string[]) {
  const standing = categoriesFor(map, ours, theirs)
  const isSame = standing.length === theirs.length && standing.every((one) => theirs.includes(one))
  const categories = categoriesOf(map, theirs)
  return isSame || categories.length === 0 ? {} : { categories }
}

/** The values of a ticket that is new here. Without a match it gets those that a new ticket has. */
export function readNewTicket(
  map: ValueMap,
  theirs: CrmTicket,
  { organization, fallbackCategory }: { organization: string; fallbackCategory: string },
) {
  const categories = categoriesOf(map, theirs.categories)
  const priority: Priority = priorityOf(map, theirs.priority) ?? 'Low'
  return {
    subject: readSubject(theirs.subject, organization) || WORDS.noSubject,
    description: readDescription(theirs.description),
    priority,
    categories: categories.length > 0 ? categories : [fallbackCategory],
  }
}

const LONGEST_SUBJECT = 250

function readSubject(subject: string, organization: string): string {
  const cleaned = cleanSubject(storable(withoutOrganization(subject, organization)))
  return Array.from(cleaned).slice(0, LONGEST_SUBJECT).join('')
}

function readDescription(description: string): string {
  return storable(description).trim().slice(0, MAX_TEXT_LENGTH)
}
