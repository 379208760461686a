/** The version of HubSpot's API. Its versions are supported for at least 18 months. */
const API_VERSION = '2026-03'
/** Conversations have no paths in the version above. */
const CONVERSATIONS_VERSION = '2026-09'

export const OBJECTS = `/crm/objects/${API_VERSION}`
export const ASSOCIATIONS = `/crm/associations/${API_VERSION}`
export const PIPELINES = `/crm/pipelines/${API_VERSION}/tickets`
export const TICKET_PROPERTIES = `/crm/properties/${API_VERSION}/tickets`
export const OWNERS = `/crm/owners/${API_VERSION}`
export const FILES = `/files/${API_VERSION}/files`
export const ACCOUNT = `/account-info/${API_VERSION}/details`
export const THREADS = `/conversations/conversations/${CONVERSATIONS_VERSION}/threads`

/** How many records a page has: as many as one request may name. */
export const PAGE = 100
