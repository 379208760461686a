import type { EndpointAddress } from '#shared/endpoint.ts'

export const deskEndpoints = {
  listDeskTickets: { method: 'GET', path: '/api/desk/tickets' },
  countDeskViews: { method: 'GET', path: '/api/desk/views' },
  listDeskChoices: { method: 'GET', path: '/api/desk/choices' },
  saveDeskPreferences: { method: 'PUT', path: '/api/desk/preferences' },
  takeNextTicket: { method: 'POST', path: '/api/desk/next' },
  getDeskTicket: { method: 'GET', path: '/api/desk/tickets/:ticketId' },
  listDeskComments: { method: 'GET', path: '/api/desk/tickets/:ticketId/comments' },
  getDeskSla: { method: 'GET', path: '/api/desk/tickets/:ticketId/sla' },
  answerTicket: { method: 'POST', path: '/api/desk/tickets/:ticketId/comments' },
  changeDeskTicket: { method: 'PUT', path: '/api/desk/tickets/:ticketId' },
  closeDeskTicket: { method: 'POST', path: '/api/desk/tickets/:ticketId/close' },
} as const satisfies Record<string, EndpointAddress>

/** A macro puts a text into an answer, changes the ticket, or both. */
export const macroEndpoints = {
  listMacros: { method: 'GET', path: '/api/desk/macros' },
  addMacro: { method: 'POST', path: '/api/desk/macros' },
  getMacro: { method: 'GET', path: '/api/desk/macros/:macroId' },
  changeMacro: { method: 'PUT', path: '/api/desk/macros/:macroId' },
  removeMacro: { method: 'DELETE', path: '/api/desk/macros/:macroId' },
} as const satisfies Record<string, EndpointAddress>

/** Many tickets at once. */
export const bulkEndpoints = {
  changeTickets: { method: 'POST', path: '/api/desk/bulk' },
  undoBulk: { method: 'POST', path: '/api/desk/bulk/:bulkId/undo' },
} as const satisfies Record<string, EndpointAddress>

/** How many tickets are changed at once. */
export const MAX_BULK_TICKETS = 100

/** For how long it can be undone. */
export const BULK_UNDO_MINUTES = 10

/**
 * Reasons why a ticket was left as it is. `agent_gone`: its former assignee cannot have it any
 * more. `changed_since`: another change came in between.
 */
export const BULK_REFUSALS = ['closed', 'missing', 'changed_since', 'agent_gone'] as const

export type BulkRefusal = (typeof BULK_REFUSALS)[number]

/** Notices of an agent: assigned by another person, mentioned, near its end. */
export const noticeEndpoints = {
  listNotices: { method: 'GET', path: '/api/desk/notices' },
  clearNotices: { method: 'POST', path: '/api/desk/notices/clear' },
  readNotices: { method: 'POST', path: '/api/desk/notices/read' },
} as const satisfies Record<string, EndpointAddress>

/** As many are answered at once. */
export const MAX_NOTICES_SHOWN = 50

/** Older ones are of little use, and go. */
export const NOTICES_KEPT_DAYS = 90

/** As many are marked as read by their ids. */
export const MAX_NOTICES_READ = 100

/** As many unread ones are counted; the bell says no more than 9+. */
export const MAX_NOTICES_COUNTED = 100

/** Apart from the desk's, because only the page of numbers calls them. */
export const numbersEndpoints = {
  getDeskNumbers: { method: 'GET', path: '/api/desk/numbers' },
  getNumbersFile: { method: 'GET', path: '/api/desk/numbers/file' },
} as const satisfies Record<string, EndpointAddress>

/**
 * A ticket that an agent raises for a person of a customer, such as after a call. The person need not
 * have signed in: they are made as their first sign-in would make them, and it finds them later.
 */
export const onBehalfEndpoints = {
  findContacts: { method: 'GET', path: '/api/desk/contacts' },
  listRequesters: { method: 'GET', path: '/api/desk/customers/:customerId/people' },
  raiseOnBehalf: { method: 'POST', path: '/api/desk/tickets' },
} as const satisfies Record<string, EndpointAddress>

/** As many people are offered. */
export const MAX_REQUESTERS_OFFERED = 20

/** That is enough to tell people apart. */
export const MAX_PERSON_NAME_LENGTH = 200

export const presenceEndpoints = {
  keepPresence: { method: 'POST', path: '/api/desk/tickets/:ticketId/presence' },
} as const satisfies Record<string, EndpointAddress>

/** How often a page says that it is still there. */
export const PRESENCE_RENEWED_MS = 25_000

/** How long that holds: one renewal may be lost, and a browser that was killed is gone within a minute. */
export const PRESENCE_LEASE_MS = 55_000

export const relateEndpoints = {
  snoozeTicket: { method: 'PUT', path: '/api/desk/tickets/:ticketId/snooze' },
  wakeTicket: { method: 'DELETE', path: '/api/desk/tickets/:ticketId/snooze' },
  reopenDeskTicket: { method: 'POST', path: '/api/desk/tickets/:ticketId/reopen' },
  mergeTicket: { method: 'POST', path: '/api/desk/tickets/:ticketId/merge' },
  previewMerge: { method: 'GET', path: '/api/desk/tickets/:ticketId/merge' },
  unmergeTicket: { method: 'DELETE', path: '/api/desk/tickets/:ticketId/merge' },
  linkTicket: { method: 'PUT', path: '/api/desk/tickets/:ticketId/links/:otherTicketId' },
  unlinkTicket: { method: 'DELETE', path: '/api/desk/tickets/:ticketId/links/:otherTicketId' },
  splitTicket: { method: 'POST', path: '/api/desk/tickets/:ticketId/split' },
  getDeskConfidentiality: { method: 'GET', path: '/api/desk/tickets/:ticketId/confidential' },
  setDeskConfidential: { method: 'PUT', path: '/api/desk/tickets/:ticketId/confidential' },
  addDeskParticipant: { method: 'POST', path: '/api/desk/tickets/:ticketId/participants' },
  removeDeskParticipant: {
    method: 'DELETE',
    path: '/api/desk/tickets/:ticketId/participants/:userId',
  },
  saveCustomerBrief: { method: 'PUT', path: '/api/desk/customers/:customerId/brief' },
} as const satisfies Record<string, EndpointAddress>

export const sendingEndpoints = {
  listAnswerDrafts: { method: 'GET', path: '/api/desk/tickets/:ticketId/drafts' },
  saveAnswerDraft: { method: 'PUT', path: '/api/desk/tickets/:ticketId/drafts/:kind' },
  addDraftFiles: { method: 'POST', path: '/api/desk/tickets/:ticketId/drafts/:kind/files' },
  getDraftFile: { method: 'GET', path: '/api/desk/draft-files/:fileId' },
  takeBackReply: {
    method: 'POST',
    path: '/api/desk/tickets/:ticketId/waiting/:waitingId/take-back',
  },
  discardReply: { method: 'DELETE', path: '/api/desk/tickets/:ticketId/waiting/:waitingId' },
  sendReplyNow: { method: 'POST', path: '/api/desk/tickets/:ticketId/waiting/:waitingId/send' },
} as const satisfies Record<string, EndpointAddress>

/** The one address of the time that a customer's page calls, apart from those of the desk. */
export const shownTimeEndpoints = {
  getShownTime: { method: 'GET', path: '/api/tickets/:ticketId/time' },
} as const satisfies Record<string, EndpointAddress>

export const timeEndpoints = {
  listTicketTime: { method: 'GET', path: '/api/desk/tickets/:ticketId/time' },
  addTime: { method: 'POST', path: '/api/desk/tickets/:ticketId/time' },
  correctTime: { method: 'POST', path: '/api/desk/time/:entryId/correction' },
  listTime: { method: 'GET', path: '/api/desk/time' },
  sumTime: { method: 'GET', path: '/api/desk/time/sums' },
  getTimeFile: { method: 'GET', path: '/api/desk/time/file' },
  listTimeExports: { method: 'GET', path: '/api/admin/time-exports' },
  exportTime: { method: 'POST', path: '/api/admin/time-exports' },
  takeBackTimeExport: { method: 'POST', path: '/api/admin/time-exports/:exportId/take-back' },
  getTimeExport: { method: 'GET', path: '/api/admin/time-exports/:exportId/file' },
  getTimeRules: { method: 'GET', path: '/api/desk/customers/:customerId/time-rules' },
  saveTimeRules: { method: 'PUT', path: '/api/admin/customers/:customerId/time-rules' },
} as const satisfies Record<string, EndpointAddress>

/** Views that agents have saved. */
export const savedViewEndpoints = {
  listSavedViews: { method: 'GET', path: '/api/desk/saved-views' },
  saveView: { method: 'POST', path: '/api/desk/saved-views' },
  changeView: { method: 'PUT', path: '/api/desk/saved-views/:viewId' },
  deleteView: { method: 'DELETE', path: '/api/desk/saved-views/:viewId' },
} as const satisfies Record<string, EndpointAddress>

export const MAX_VIEW_NAME_LENGTH = 60

/** The queue reads the counts of all of them with each change. */
export const MAX_OWN_VIEWS = 15

export const MAX_SHARED_VIEWS = 15
