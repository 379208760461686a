import type { EndpointAddress } from '#shared/endpoint.ts'

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

/** How a view is changed: which of the two lists it stands in is `isShared`. */
export type ViewPlace = 'own' | 'shared'
