import type { EndpointAddress } from '#shared/endpoint.ts'

const CONNECTION = '/api/admin/customers/:customerId/connection'

export const stageEndpoints = {
  getSignOn: { method: 'GET', path: CONNECTION },
  switchSignOnOff: { method: 'DELETE', path: CONNECTION },
  saveConnectionDraft: { method: 'PUT', path: `${CONNECTION}/draft` },
  discardConnectionDraft: { method: 'DELETE', path: `${CONNECTION}/draft` },
  goLive: { method: 'POST', path: `${CONNECTION}/go-live` },
  startPilot: { method: 'POST', path: `${CONNECTION}/pilot` },
  endPilot: { method: 'DELETE', path: `${CONNECTION}/pilot` },
  saveConnectionWatch: { method: 'PUT', path: `${CONNECTION}/watch` },
  listConnectionVersions: { method: 'GET', path: `${CONNECTION}/versions` },
  returnToVersion: { method: 'POST', path: `${CONNECTION}/versions/:number/return` },
} as const satisfies Record<string, EndpointAddress>

/** Those of a customer's people who may sign in by a code that is mailed to them. */
export const EMAIL_CODE_MODES = ['off', 'domains', 'listed'] as const
export type EmailCodeMode = (typeof EMAIL_CODE_MODES)[number]

const EMAIL_CODES = '/api/admin/customers/:customerId/email-codes'

export const emailCodeEndpoints = {
  getEmailCodes: { method: 'GET', path: EMAIL_CODES },
  saveEmailCodes: { method: 'PUT', path: EMAIL_CODES },
} as const satisfies Record<string, EndpointAddress>

const EMERGENCY_DOOR = '/api/admin/customers/:customerId/emergency-door'

export const emergencyDoorEndpoints = {
  getEmergencyDoor: { method: 'GET', path: EMERGENCY_DOOR },
  openEmergencyDoor: { method: 'POST', path: EMERGENCY_DOOR },
  closeEmergencyDoor: { method: 'DELETE', path: EMERGENCY_DOOR },
} as const satisfies Record<string, EndpointAddress>

/** The longest that an emergency door is opened for at once. */
export const MAX_DOOR_HOURS = 72
export const MAX_DOOR_REASON_LENGTH = 300

export const followingEndpoints = {
  getFollowing: { method: 'GET', path: `${CONNECTION}/certificates` },
  changeFollowing: { method: 'PUT', path: `${CONNECTION}/metadata` },
  lookAtMetadata: { method: 'POST', path: `${CONNECTION}/metadata/look` },
  takeOffer: { method: 'POST', path: `${CONNECTION}/metadata/take` },
} as const satisfies Record<string, EndpointAddress>

/** For how many days metadata may not be read before anybody is told. */
export const FAILING_DAYS = 3

export const samlKeyEndpoints = {
  getSamlCertificate: { method: 'GET', path: '/saml/certificate' },
  listSamlKeys: { method: 'GET', path: '/api/admin/saml-keys' },
  makeSamlKey: { method: 'POST', path: '/api/admin/saml-keys' },
  switchSamlKeys: { method: 'POST', path: '/api/admin/saml-keys/switch' },
  retireSamlKey: { method: 'POST', path: '/api/admin/saml-keys/retire' },
} as const satisfies Record<string, EndpointAddress>

export const signInApplicationEndpoints = {
  getSignInApplications: { method: 'GET', path: '/api/admin/sign-in-applications' },
  saveSignInApplications: { method: 'PUT', path: '/api/admin/sign-in-applications' },
} as const satisfies Record<string, EndpointAddress>

export const metadataEndpoints = {
  readMetadata: { method: 'POST', path: '/api/admin/read-metadata' },
} as const satisfies Record<string, EndpointAddress>

export const setupLinkEndpoints = {
  listSetupLinks: {
    method: 'GET',
    path: '/api/admin/customers/:customerId/connection/setup-links',
  },
  makeSetupLink: {
    method: 'POST',
    path: '/api/admin/customers/:customerId/connection/setup-links',
  },
  revokeSetupLink: {
    method: 'DELETE',
    path: '/api/admin/customers/:customerId/connection/setup-links/:linkId',
  },
  openSetupLink: { method: 'GET', path: '/api/setup-link' },
  readLinkedMetadata: { method: 'POST', path: '/api/setup-link/read-metadata' },
  checkLinkedCertificate: { method: 'POST', path: '/api/setup-link/check-certificate' },
  getLinkedSignOn: { method: 'GET', path: '/api/setup-link/connection' },
  saveLinkedDraft: { method: 'PUT', path: '/api/setup-link/connection/draft' },
  discardLinkedDraft: { method: 'DELETE', path: '/api/setup-link/connection/draft' },
  goLiveByLink: { method: 'POST', path: '/api/setup-link/connection/go-live' },
  beginLinkedTest: { method: 'POST', path: '/api/setup-link/connection/tests' },
  getNewestLinkedTest: { method: 'GET', path: '/api/setup-link/connection/tests/newest' },
  getLinkedTest: { method: 'GET', path: '/api/setup-link/connection/tests/:testId' },
  listLinkedDomains: { method: 'GET', path: '/api/setup-link/domains' },
  checkLinkedDomain: { method: 'POST', path: '/api/setup-link/domains/:domain/check' },
  listLinkedFailures: { method: 'GET', path: '/api/setup-link/failures' },
  reportReady: { method: 'POST', path: '/api/setup-link/ready' },
} as const satisfies Record<string, EndpointAddress>

export const connectionTestEndpoints = {
  beginConnectionTest: {
    method: 'POST',
    path: '/api/admin/customers/:customerId/connection/tests',
  },
  getNewestConnectionTest: {
    method: 'GET',
    path: '/api/admin/customers/:customerId/connection/tests/newest',
  },
  getConnectionTest: {
    method: 'GET',
    path: '/api/admin/customers/:customerId/connection/tests/:testId',
  },
} as const satisfies Record<string, EndpointAddress>
