import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import type { Crm, CrmChange, CrmComment, CrmTicket } from '#server/channels/crm/port.ts'

import type { CrmAgent } from '#server/channels/crm/crm.contract.ts'
import { createAgent } from './memory-agent.ts'
import { contactOf } from './memory-contacts.ts'
import { createFaults } from './memory-faults.ts'
import { checkValues } from './check-values.ts'
import { createState, DEFAULT_CATALOG, type MemoryState } from './memory-state.ts'

export type MemoryCrm = Crm & {
  /** Acts as the people who work in the CRM. */
  agent: CrmAgent
  faults: ReturnType<typeof createFaults>
  /** Everything it holds, to look at and to change. */
  state: MemoryState
  /** Settings that may be changed while it runs. */
  settings: MemorySettings
  /** The names of all calls so far. */
  calls: (keyof Crm)[]
}

export type MemorySettings = {
  catalog: typeof DEFAULT_CATALOG
  missingScopes: string[]
  /** How far a search is behind. */
  lagMs: number
  pageSize: number
  /** A ticket cannot be closed without these. */
  requiredToClose: 'resolution'[]
}

/** A CRM without a network: what HubSpot does, as far as the connector can tell, with faults on demand. */
export function createMemoryCrm({ now = () => new Date() } = {}): MemoryCrm {
  const state = createState(now)
  const faults = createFaults()
  const calls: (keyof Crm)[] = []
  const settings: MemorySettings = {
    catalog: structuredClone(DEFAULT_CATALOG),
    missingScopes: [],
    lagMs: 0,
    pageSize: 100,
    requiredToClose: [],
  }

  function run<Result>(
    method: keyof Crm,
    signal: AbortSignal,
    work: () => Result | Promise<Result>,
  ): Promise<Result> {
    calls.push(method)
    return faults.run(method, signal, work)
  }

  const findByRef = (ref: string) =>
    [...state.tickets.values()].find((kept) => kept.now.ref === ref)?.now
  /** Those with these ids, and those that are left of what was merged. */
  function leftAmong<Item extends { id: string }>(items: Item[], ids: string[]): Item[] {
    const left = new Set(ids.map(state.leftOf))
    return items.filter(({ id }) => left.has(id))
  }
  const currentComments = () => [...state.comments.values()].map(({ now: item }) => item)

  return {
    agent: createAgent(state),
    faults,
    state,
    settings,
    calls,

    describe: (signal) => run('describe', signal, () => structuredClone(settings.catalog)),
    check: (signal) =>
      run('check', signal, () => ({
        id: '4711',
        name: 'Memory',
        timeZone: 'UTC',
        missingScopes: settings.missingScopes,
      })),
    provision: (signal) => run('provision', signal, () => undefined),

    ensureContact: (contact, signal) =>
      run('ensureContact', signal, () => contactOf(state, contact)),
    readContacts: (ids, signal) =>
      run('readContacts', signal, () =>
        leftAmong(
          [...new Map([...state.contacts.values()].map((one) => [one.id, one])).values()],
          ids,
        ),
      ),
    loadCompanies: (ids, signal) =>
      run('loadCompanies', signal, () => leftAmong(state.companies, ids)),
    findCompanies: (domains, signal) =>
      run('findCompanies', signal, () =>
        state.companies.filter(({ domain }) => domain !== null && domains.includes(domain)),
      ),

    createTicket: (ref, { contactId, companyId, ...given }, signal) =>
      run('createTicket', signal, () => {
        if (findByRef(ref)) throw new CrmFailure('duplicate', `the reference ${ref} is taken`)
        checkValues(settings, given)
        state.checkLinks({ contactId, companyId })
        const at = state.instant()
        return state.keepTicket({
          ...given,
          id: state.nextId(),
          ref,
          resolution: null,
          ownerId: null,
          createdAt: at,
          modifiedAt: at,
          closedAt: null,
          mergedIds: [],
          contactIds: [contactId],
          companyIds: companyId === null ? [] : [companyId],
        })
      }),
    findTicketByRef: (ref, signal) =>
      run('findTicketByRef', signal, () => structuredClone(findByRef(ref)) ?? null),
    updateTicket: (id, change, signal) =>
      run('updateTicket', signal, () => {
        const ticket = { ...state.ticket(id), ...change, modifiedAt: state.instant() }
        const isClosed = checkValues(settings, ticket)
        return state.keepTicket({
          ...ticket,
          closedAt: isClosed ? (ticket.closedAt ?? ticket.modifiedAt) : null,
        })
      }),

    linkCompany: (id, companyId, signal) =>
      run('linkCompany', signal, () => {
        const ticket = state.ticket(id)
        state.checkLinks({ contactId: null, companyId })
        const companyIds = [...new Set([companyId, ...ticket.companyIds])]
        state.keepTicket({ ...ticket, companyIds, modifiedAt: state.instant() })
      }),

    addComment: (ref, { ticketId, contactId, authorName, html, at, fileIds }, signal) =>
      run('addComment', signal, () => {
        state.ticket(ticketId)
        state.checkLinks({ contactId, companyId: null })
        const comment = state.keepComment({
          stream: 'notes',
          id: state.nextId(),
          ref,
          ticketIds: [ticketId],
          direction: 'note',
          authorName,
          authorEmail: null,
          recipientEmails: null,
          html,
          at,
          modifiedAt: state.instant(),
          fileIds,
        })
        state.touch(ticketId)
        return comment
      }),
    findCommentByRef: (ref, ticketId, signal) =>
      run('findCommentByRef', signal, () => {
        const found = currentComments().find(
          (comment) => comment.ref === ref && comment.ticketIds.includes(ticketId),
        )
        return structuredClone(found) ?? null
      }),
    uploadFile: (ref, { name, contentType, open }, signal) =>
      run('uploadFile', signal, async () => {
        const known = [...state.files.values()].find((file) => file.ref === ref)
        if (known) return known.id
        const content = await buffer(await open())
        const id = state.nextId()
        state.files.set(id, { id, ref, name, contentType, content, sizeBytes: content.length })
        return id
      }),

    countTickets: (signal) => run('countTickets', signal, () => state.tickets.size),
    listTickets: (after, signal) =>
      run('listTickets', signal, () =>
        page(state.ticketsAsOf(Infinity), { after, size: settings.pageSize }),
      ),
    scan: (stream, { from, until, after }, signal) =>
      run('scan', signal, () => {
        const at = settings.lagMs === 0 ? Infinity : now().getTime() - settings.lagMs
        const found: CrmChange[] =
          stream === 'tickets'
            ? state.ticketsAsOf(at).map(asTicketChange)
            : state
                .commentsAsOf(at)
                .filter((comment) => comment.stream === stream)
                .map(asChange)
        const inWindow = found.filter(({ modifiedAt }) => modifiedAt >= from && modifiedAt <= until)
        return page(inWindow, { after, size: settings.pageSize })
      }),
    load: (stream, ids, signal) =>
      run('load', signal, () => {
        const found: CrmChange[] =
          stream === 'tickets'
            ? state.ticketsAsOf(Infinity).map(asTicketChange)
            : state
                .commentsAsOf(Infinity)
                .filter((comment) => comment.stream === stream)
                .map(asChange)
        return leftAmong(found, ids)
      }),
    listComments: (ticketIds, signal, streams) =>
      run('listComments', signal, () =>
        state
          .commentsAsOf(Infinity)
          .filter((comment) => streams?.includes(comment.stream) ?? true)
          .filter((comment) => comment.ticketIds.some((id) => ticketIds.includes(id))),
      ),
    openFile: (id, range, signal) =>
      run('openFile', signal, () => {
        const file = state.files.get(id)
        if (!file) throw new CrmFailure('refused', `no file ${id}`, { code: 'OBJECT_NOT_FOUND' })
        const bytes = range ? file.content.subarray(range.start, range.end + 1) : file.content
        return { body: Readable.from([bytes], { objectMode: false }), sizeBytes: bytes.length }
      }),
    describeFiles: (ids, signal) =>
      run('describeFiles', signal, () =>
        ids.flatMap((id) => {
          const file = state.files.get(id)
          if (!file) return []
          return { id, name: file.name, sizeBytes: file.sizeBytes, contentType: file.contentType }
        }),
      ),
  }
}

function asTicketChange(ticket: CrmTicket): CrmChange {
  return { stream: 'tickets', id: ticket.id, modifiedAt: ticket.modifiedAt, ticket }
}

function asChange(comment: CrmComment): CrmChange {
  return { stream: comment.stream, id: comment.id, modifiedAt: comment.modifiedAt, comment }
}

/** Cuts a page out of what is ordered by id. */
function page<Item extends { id: string }>(
  items: Item[],
  { after, size }: { after: string | null; size: number },
) {
  const rest = items.filter(({ id }) => Number(id) > Number(after ?? 0))
  const cut = rest.slice(0, size)
  return { items: cut, after: rest.length > size ? (cut.at(-1)?.id ?? null) : null }
}
