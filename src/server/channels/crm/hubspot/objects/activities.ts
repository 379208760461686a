import type { Crm, CrmComment, Page, ScanWindow } from '#server/channels/crm/port.ts'

import { OBJECTS, PAGE } from '#server/channels/crm/hubspot/client/api-version.ts'
import { refOfNote, toNoteBody } from './comment-ref.ts'
import { MAIL_PEOPLE, peopleOfMail } from './mail-people.ts'
import type { Owners } from './owners.ts'
import { linkTo, readAssociations } from './associations.ts'
import {
  HubSpotRecord,
  readRecords,
  searchRecords,
} from '#server/channels/crm/hubspot/client/records.ts'
import type { HubSpotRequest } from '#server/channels/crm/hubspot/client/request.ts'
import { splitList, toDate } from './tickets.ts'
import { windowFilters } from './window-filters.ts'

const NOTE_TO_TICKET = 228
const NOTE_TO_CONTACT = 202

type ActivityType = 'notes' | 'emails'

const COMMON = ['hs_timestamp', 'hs_lastmodifieddate', 'hubspot_owner_id', 'hs_attachment_ids']
const PROPERTIES: Record<ActivityType, string[]> = {
  notes: [...COMMON, 'hs_note_body'],
  emails: [
    ...COMMON,
    'hs_email_html',
    'hs_email_text',
    'hs_email_direction',
    'hs_email_status',
    ...MAIL_PEOPLE,
  ],
}

type Activities = Pick<Crm, 'addComment' | 'findCommentByRef'> & {
  scanActivities(
    type: ActivityType,
    window: ScanWindow,
    signal: AbortSignal,
  ): Promise<Page<CrmComment>>
  loadActivities(type: ActivityType, ids: string[], signal: AbortSignal): Promise<CrmComment[]>
  listActivities(
    type: ActivityType,
    ticketIds: string[],
    signal: AbortSignal,
  ): Promise<CrmComment[]>
}

/** Notes, which hold our comments as well, and mails. */
export function createActivities(
  request: HubSpotRequest,
  owners: Owners,
  readContacts: Crm['readContacts'],
): Activities {
  async function toComments(
    type: ActivityType,
    records: HubSpotRecord[],
    signal: AbortSignal,
  ): Promise<CrmComment[]> {
    const ids = records.map(({ id }) => id)
    if (ids.length === 0) return []
    const tickets = await readAssociations(request, { from: type, to: 'tickets', ids, signal })
    const comments: CrmComment[] = []
    for (const record of records) {
      const owner = await owners.find(record.properties.hubspot_owner_id ?? null, signal)
      const ticketIds = tickets.get(record.id) ?? []
      const comment = type === 'notes' ? toNote(record, ticketIds) : toMail(record, ticketIds)
      if (!comment) continue
      const fromOwner = comment.direction === 'received' ? undefined : owner
      comments.push({
        ...comment,
        authorName: fromOwner?.name ?? null,
        authorEmail: fromOwner?.email ?? comment.authorEmail,
      })
    }
    return withPeople(type, comments, signal)
  }

  /** Comments without recipients of their own are for the contacts that they are filed with. */
  async function withPeople(type: ActivityType, comments: CrmComment[], signal: AbortSignal) {
    const isUnsaid = ({ recipientEmails, direction, ref }: CrmComment) =>
      recipientEmails === null && direction !== 'received' && ref === null
    const ids = comments.filter(isUnsaid).map(({ id }) => id)
    if (ids.length === 0) return comments
    const links = await readAssociations(request, { from: type, to: 'contacts', ids, signal })
    const contacts = await readContacts([...new Set([...links.values()].flat())], signal)
    const emails = new Map(contacts.map(({ id, email }) => [id, email]))
    return comments.map((comment) => {
      const linked = links.get(comment.id) ?? []
      if (linked.length === 0) return comment
      return { ...comment, recipientEmails: linked.flatMap((id) => emails.get(id) ?? []) }
    })
  }

  async function loadActivities(type: ActivityType, ids: string[], signal: AbortSignal) {
    const records = await readRecords(request, type, { ids, properties: PROPERTIES[type], signal })
    return toComments(type, records, signal)
  }

  async function listActivities(type: ActivityType, ticketIds: string[], signal: AbortSignal) {
    if (ticketIds.length === 0) return []
    const given = { from: 'tickets' as const, to: type, ids: ticketIds, signal }
    const ids = [...(await readAssociations(request, given)).values()].flat()
    return loadActivities(type, ids, signal)
  }

  return {
    loadActivities,
    listActivities,

    async scanActivities(type, window, signal) {
      const search = {
        filters: windowFilters('hs_lastmodifieddate', window),
        properties: PROPERTIES[type],
        limit: PAGE,
      }
      const { results } = await searchRecords(request, type, { search, signal })
      return {
        items: await toComments(type, results, signal),
        after: results.length < PAGE ? null : (results.at(-1)?.id ?? null),
      }
    },

    async addComment(ref, { ticketId, contactId, authorName, html, at, fileIds }, signal) {
      const body = toNoteBody({ ref, authorName, html })
      const record = await request(
        {
          method: 'POST',
          path: `${OBJECTS}/notes`,
          json: {
            properties: {
              hs_timestamp: at.toISOString(),
              hs_note_body: body,
              ...(fileIds.length > 0 && { hs_attachment_ids: fileIds.join(';') }),
            },
            associations: [
              linkTo(ticketId, [NOTE_TO_TICKET]),
              ...(contactId === null ? [] : [linkTo(contactId, [NOTE_TO_CONTACT])]),
            ],
          },
          answer: HubSpotRecord,
        },
        signal,
      )
      const modifiedAt = toDate(record.properties.hs_lastmodifieddate) ?? record.updatedAt ?? at
      const comment = {
        stream: 'notes',
        direction: 'note',
        authorEmail: null,
        recipientEmails: null,
      } as const
      const { id } = record
      return {
        ...comment,
        id,
        ref,
        ticketIds: [ticketId],
        authorName,
        html,
        at,
        modifiedAt,
        fileIds,
      }
    },

    async findCommentByRef(ref, ticketId, signal) {
      const notes = await listActivities('notes', [ticketId], signal)
      // The first one is ours when an agent has copied our note.
      return (
        notes
          .toSorted((a, b) => Number(a.id) - Number(b.id))
          .find((note) => note.ref === ref.toLowerCase()) ?? null
      )
    },
  }
}

function toNote(record: HubSpotRecord, ticketIds: string[]): CrmComment {
  const html = record.properties.hs_note_body ?? ''
  return {
    ...toActivity(record, ticketIds),
    stream: 'notes',
    ref: refOfNote(html),
    direction: 'note',
    html,
    authorEmail: null,
    recipientEmails: null,
  }
}

/** Undefined for a mail that was neither sent to the customer nor received from one. */
function toMail(record: HubSpotRecord, ticketIds: string[]): CrmComment | undefined {
  const { properties } = record
  const direction = directionOf(properties.hs_email_direction, properties.hs_email_status)
  if (direction === undefined) return undefined
  return {
    ...toActivity(record, ticketIds),
    stream: 'emails',
    // Quotes of our notes in a mail are not ours.
    ref: null,
    direction,
    html: properties.hs_email_html || toHtml(properties.hs_email_text ?? ''),
    ...peopleOfMail(properties),
  }
}

function toActivity({ id, properties, createdAt, updatedAt }: HubSpotRecord, ticketIds: string[]) {
  const at = toDate(properties.hs_timestamp) ?? createdAt ?? new Date(0)
  return {
    id,
    ticketIds,
    authorName: null,
    at,
    modifiedAt: toDate(properties.hs_lastmodifieddate) ?? updatedAt ?? at,
    fileIds: splitList(properties.hs_attachment_ids),
  }
}

function directionOf(
  direction: string | null | undefined,
  status: string | null | undefined,
): 'sent' | 'received' | undefined {
  if (direction === 'INCOMING_EMAIL') return 'received'
  // Planned and returned mails have reached no one.
  return direction === 'EMAIL' && status === 'SENT' ? 'sent' : undefined
}

/** A mail without HTML keeps its lines. */
function toHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped === '' ? '' : `<p>${escaped.replaceAll('\n', '<br>')}</p>`
}
