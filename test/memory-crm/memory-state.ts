import { randomInt } from 'node:crypto'

import type {
  CrmCatalog,
  CrmComment,
  CrmCompany,
  CrmFile,
  CrmTicket,
} from '#server/channels/crm/port.ts'
import { CrmFailure } from '#server/channels/crm/crm-failure.ts'

/** Former states with their moments, so that a search can lag behind. */
type Kept<Item> = { now: Item; versions: { at: number; item: Item }[] }
type Stamped = { id: string; modifiedAt: Date }

/** Configuration of a new account of the CRM. */
export const DEFAULT_CATALOG: CrmCatalog = {
  pipelines: [{ value: '0', label: 'Support Pipeline' }],
  stages: [
    { value: '1', label: 'New', pipelineId: '0', isClosed: false },
    { value: '2', label: 'Waiting on contact', pipelineId: '0', isClosed: false },
    { value: '3', label: 'Waiting on us', pipelineId: '0', isClosed: false },
    { value: '4', label: 'Closed', pipelineId: '0', isClosed: true },
  ],
  priorities: ['LOW', 'MEDIUM', 'HIGH', 'URGENT'].map(asOption),
  categories: ['PRODUCT_ISSUE', 'BILLING_ISSUE', 'FEATURE_REQUEST', 'GENERAL_INQUIRY'].map(
    asOption,
  ),
  resolutions: [
    'ISSUE_FIXED',
    'FEATURE_REQUEST_TRACKED',
    'REFUND_APPLIED',
    'SENT_KNOWLEDGE_DOCUMENT_LINK',
  ].map(asOption),
  owners: [{ id: '71', name: 'Olive Owner', email: 'olive@crm.example' }],
}

function asOption(value: string) {
  return { value, label: value.toLowerCase().replaceAll('_', ' ') }
}

export function missing(id: string) {
  return new CrmFailure('refused', `${id} does not exist`, { code: 'VALIDATION_ERROR' })
}

/** Everything that the CRM in memory holds. Its clock never gives the same instant twice. */
export function createState(now: () => Date) {
  // Ids are the same in no two CRMs, because the tests of a file share a database.
  let lastId = randomInt(2 ** 40) * 1000
  let lastInstant = 0
  const tickets = new Map<string, Kept<CrmTicket>>()
  const comments = new Map<string, Kept<CrmComment>>()

  function instant(): Date {
    lastInstant = Math.max(now().getTime(), lastInstant + 1)
    return new Date(lastInstant)
  }

  function keep<Item extends Stamped>(of: Map<string, Kept<Item>>, item: Item): Item {
    const kept: Kept<Item> = of.get(item.id) ?? { now: item, versions: [] }
    kept.now = item
    kept.versions.push({ at: item.modifiedAt.getTime(), item: structuredClone(item) })
    of.set(item.id, kept)
    return structuredClone(item)
  }

  /** Objects as a search finds them: each as it was some moments ago, and none that is newer or deleted. */
  function asOf<Item extends Stamped>(of: Map<string, Kept<Item>>, at: number): Item[] {
    return [...of.values()]
      .flatMap(({ versions }) => versions.findLast((version) => version.at <= at)?.item ?? [])
      .map((item) => structuredClone(item))
      .toSorted((a, b) => Number(a.id) - Number(b.id))
  }

  /** Which record is left of one that was merged. */
  const mergedInto = new Map<string, string>()
  function leftOf(id: string): string {
    const next = mergedInto.get(id)
    return next === undefined ? id : leftOf(next)
  }

  return {
    tickets,
    mergedInto,
    leftOf,
    comments,
    contacts: new Map<string, { id: string; email: string; name: string }>(),
    companies: [] as CrmCompany[],
    files: new Map<string, CrmFile & { ref: string | null; content: Buffer }>(),
    instant,
    nextId: () => String((lastId += 1)),
    keepTicket: (ticket: CrmTicket) => keep(tickets, ticket),
    keepComment: (comment: CrmComment) => keep(comments, comment),
    ticketsAsOf: (at: number) => asOf(tickets, at),
    commentsAsOf: (at: number) => asOf(comments, at),

    ticket(id: string): CrmTicket {
      const kept = tickets.get(id)
      if (!kept) throw missing(id)
      return structuredClone(kept.now)
    },

    /** Refuses links to a contact or company that was deleted or merged. */
    checkLinks({ contactId, companyId }: { contactId: string | null; companyId: string | null }) {
      const ids = [...this.contacts.values(), ...this.companies].map(({ id }) => id)
      for (const id of [contactId, companyId])
        if (id !== null && !ids.includes(id)) throw missing(id)
    },

    /** An activity at a ticket moves its time as well. */
    touch(ticketId: string): void {
      const ticket = tickets.get(ticketId)?.now
      if (ticket) keep(tickets, { ...ticket, modifiedAt: instant() })
    },
  }
}

export type MemoryState = ReturnType<typeof createState>
