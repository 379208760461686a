import type { Readable } from 'node:stream'

import type { MappingKind } from '#shared/crm/values.ts'

/**
 * A CRM in which agents answer, in words that are not its vendor's. Each implementation passes
 * `crm.contract.ts`. Every call ends within a time limit, or when `signal` is aborted, and throws
 * nothing but CrmFailure. What the token has no scope for is `refused` with the code MISSING_SCOPES: a
 * connection may do without the streams of mails and messages.
 */
export type Crm = {
  /** Reads what the account is configured with. */
  describe(signal: AbortSignal): Promise<CrmCatalog>
  /** Says whose account the token opens and which scopes it lacks. */
  check(signal: AbortSignal): Promise<CrmAccount>
  /** Makes the property that holds our reference. Safe to repeat. */
  provision(signal: AbortSignal): Promise<void>

  /** Finds a contact by its address, or makes it. Returns its id. */
  ensureContact(contact: { email: string; name: string }, signal: AbortSignal): Promise<string>
  /**
   * Contacts by id. What is missing in the answer is deleted, or was merged into another, which is there
   * under its own id.
   */
  readContacts(ids: string[], signal: AbortSignal): Promise<CrmContact[]>
  /** Companies that have one of the domains, for an administrator to choose from. */
  findCompanies(domains: string[], signal: AbortSignal): Promise<CrmCompany[]>
  /** Companies by id, for their names. What is missing in the answer is deleted or merged, as of contacts. */
  loadCompanies(ids: string[], signal: AbortSignal): Promise<CrmCompany[]>

  /** `ref` is our id of the ticket, unique in the CRM: a second ticket with it is refused as `duplicate`. */
  createTicket(ref: string, ticket: NewCrmTicket, signal: AbortSignal): Promise<CrmTicket>
  /** Reads directly, without the lag of a search. Null where there is none. */
  findTicketByRef(ref: string, signal: AbortSignal): Promise<CrmTicket | null>
  /** Idempotent. Only what is given is changed. */
  updateTicket(id: string, change: CrmTicketChange, signal: AbortSignal): Promise<CrmTicket>
  /** Files a ticket with a company, as its first one. Idempotent. */
  linkCompany(ticketId: string, companyId: string, signal: AbortSignal): Promise<void>
  /** `ref` is our id of the comment. */
  addComment(ref: string, comment: NewCrmComment, signal: AbortSignal): Promise<CrmComment>
  /** Looks among the ticket's comments. Null where none has the reference. */
  findCommentByRef(ref: string, ticketId: string, signal: AbortSignal): Promise<CrmComment | null>
  /** Idempotent by `ref`, our id of the file: the same file is stored once. Returns its id. */
  uploadFile(ref: string, file: NewCrmFile, signal: AbortSignal): Promise<string>

  /** How many tickets there are, about, for the forecast of a backfill. Null where the CRM does not say. */
  countTickets(signal: AbortSignal): Promise<number | null>
  /** All tickets, oldest first, 100 at a time, for a backfill. `after` is null at the start. */
  listTickets(after: string | null, signal: AbortSignal): Promise<Page<CrmTicket>>
  /**
   * Reads the changes in a window of time, by id, so that it can be resumed and meets no cap. May
   * lag some moments behind and never shows deletions.
   */
  scan(stream: CrmStream, window: ScanWindow, signal: AbortSignal): Promise<Page<CrmChange>>
  /**
   * Reads up to 100 objects by id, without the lag of a search. What is missing in the answer is deleted.
   * For a ticket that was merged the one that is left is there, whose `mergedIds` name it: it may be the
   * other one, or a new one.
   */
  load(stream: CrmStream, ids: string[], signal: AbortSignal): Promise<CrmChange[]>
  /** All comments of tickets, of these streams or of every one. */
  listComments(
    ticketIds: string[],
    signal: AbortSignal,
    streams?: readonly CommentStream[],
  ): Promise<CrmComment[]>
  /** The bytes of a file, or the given range of them. Never an address that a browser could use. */
  openFile(id: string, range: ByteRange | undefined, signal: AbortSignal): Promise<CrmFileBody>
  /** Name and size of files. What is missing in the answer cannot be read. */
  describeFiles(ids: string[], signal: AbortSignal): Promise<CrmFile[]>
}

/** The streams that are read apart from one another. */
export const CRM_STREAMS = ['tickets', 'notes', 'emails', 'messages'] as const
export type CrmStream = (typeof CRM_STREAMS)[number]
export type CommentStream = Exclude<CrmStream, 'tickets'>

/** From and until are instants of the CRM's clock, both included. */
export type ScanWindow = { from: Date; until: Date; after: string | null }
export type Page<Item> = { items: Item[]; after: string | null }
export type ByteRange = { start: number; end: number }

export type CrmAccount = {
  id: string
  name: string
  timeZone: string
  /** Scopes that the connection needs and the token does not have. */
  missingScopes: string[]
}

export type CrmOption = { value: string; label: string }
export type CrmStage = CrmOption & { pipelineId: string; isClosed: boolean }
export type CrmCatalog = {
  pipelines: CrmOption[]
  /** In the CRM's order. */
  stages: CrmStage[]
  priorities: CrmOption[]
  categories: CrmOption[]
  resolutions: CrmOption[]
  owners: { id: string; name: string; email: string | null }[]
}

/** The address in lower case. */
export type CrmContact = { id: string; email: string | null; name: string | null }
export type CrmCompany = { id: string; name: string; domain: string | null }

/** Values of the CRM. `mapping` turns ours into them and back. */
export type NewCrmTicket = {
  subject: string
  /** Plain text. */
  description: string
  pipelineId: string
  stage: string
  priority: string | null
  categories: string[]
  contactId: string
  companyId: string | null
}

export type CrmTicketChange = Partial<
  Pick<NewCrmTicket, 'subject' | 'description' | 'stage' | 'priority' | 'categories'> & {
    resolution: string
  }
>

export type CrmTicket = {
  id: string
  /** Ours, where the ticket came from here. */
  ref: string | null
  subject: string
  description: string
  pipelineId: string | null
  stage: string | null
  priority: string | null
  categories: string[]
  resolution: string | null
  ownerId: string | null
  createdAt: Date
  modifiedAt: Date
  closedAt: Date | null
  /** Ids of tickets that were merged into this one. */
  mergedIds: string[]
  contactIds: string[]
  companyIds: string[]
}

export type NewCrmComment = {
  ticketId: string
  contactId: string | null
  /** Shown above the text, because the CRM would name the connection. */
  authorName: string
  /** HTML that is safe to show. */
  html: string
  at: Date
  fileIds: string[]
}

export type CrmComment = {
  stream: CommentStream
  id: string
  /** Ours, where the comment came from here. */
  ref: string | null
  ticketIds: string[]
  /** A mail or message that was sent to the customer is `sent`; what they wrote is `received`. */
  direction: 'sent' | 'received' | 'note'
  authorName: string | null
  /** In lower case. Tells whether what was received is the requester's. */
  authorEmail: string | null
  /**
   * In lower case, copies included: a mail to a supplier is not the customer's. Of a note, the contacts that
   * it is filed with. Null where the CRM does not say.
   */
  recipientEmails: string[] | null
  /** As the CRM has it: not sanitized. */
  html: string
  at: Date
  modifiedAt: Date
  fileIds: string[]
}

export type CrmChange =
  | { stream: 'tickets'; id: string; modifiedAt: Date; ticket: CrmTicket }
  | { stream: CrmComment['stream']; id: string; modifiedAt: Date; comment: CrmComment }

export type NewCrmFile = {
  ticketRef: string
  name: string
  contentType: string
  sizeBytes: number
  open: () => Promise<Readable>
}

export type CrmFile = { id: string; name: string; sizeBytes: number; contentType: string }
export type CrmFileBody = { body: Readable; sizeBytes: number | null }

/** How values of the CRM and ours go together. */
export type Mapping = { kind: MappingKind; theirs: string; ours: string }
