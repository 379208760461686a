import type { Generated, JSONColumnType } from 'kysely'

import type { AfterClose } from '#shared/desk/values.ts'
import type { EmailCodeMode } from '#shared/connections/endpoints.ts'
import type { Visibility } from '#shared/access/visibility.ts'
import type { SaidDetail } from '#shared/sign-in-failures/detail-text.ts'

import type { CalendarDate } from './customers.ts'

export type UserRole = 'customer' | 'agent' | 'admin'

type UsersTable = {
  customerId: string
  id: string
  email: string
  name: string
  role: UserRole
  passwordHash: string | null
  active: Generated<boolean>
  createdAt: Date
  lastSignInAt: Date | null
  /** Read by processes of the version before alone. */
  renamedAt: Date | null
  /** Set for staff alone: listed for an emergency. */
  mayUsePassword: Generated<boolean>
  language: string | null
  /** Language that their browser asked for when they last signed in. */
  browserLanguage: string | null
  /** The id space that the next one is of: SAML's issuer, or the issuer with more. */
  providerIssuer: string | null
  /** The provider's id of the person, which stays when their address changes. */
  providerPersonId: string | null
  /** How a person of the staff works at the desk. */
  deskNewestFirst: Generated<boolean>
  deskAfterClose: Generated<AfterClose>
  visibility: Generated<Visibility>
  /** The categories that they see tickets of; counts with `categories` alone. */
  visibleCategories: Generated<string[]>
  /** They may answer the tickets of others that they see. */
  mayAnswer: Generated<boolean>
  /** They decide what the others in their company see. */
  isPortalManager: Generated<boolean>
  /** From outside of the company: they take part by mail, and never sign in. */
  isExternal: Generated<boolean>
}

type SessionsTable = {
  id: Generated<string>
  tokenHash: Buffer
  customerId: string
  userId: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  address: string | null
  userAgent: string | null
  byProvider: Generated<boolean>
  /** The emergency door alone has let it in. */
  byDoor: Generated<boolean>
  /** Sealed. */
  providerSession: Buffer | null
  /** A keyed hash. */
  providerName: Buffer | null
  /** A keyed hash of the provider's id for the session. */
  providerSid: Buffer | null
}

/** A view: sessions whose person and customer may still use them. */
type UsableSessionsView = Omit<
  SessionsTable,
  | 'id'
  | 'createdAt'
  | 'address'
  | 'userAgent'
  | 'byDoor'
  | 'providerSession'
  | 'providerName'
  | 'providerSid'
> &
  Pick<
    UsersTable,
    'name' | 'email' | 'role' | 'visibility' | 'visibleCategories' | 'mayAnswer' | 'isPortalManager'
  > & {
    customerName: string
    internal: boolean
    mspStartDate: CalendarDate | null
    timeZone: string | null
    ownLanguage: string | null
    customerLanguage: string | null
  }

type AccountLinksTable = {
  customerId: string
  userId: string
  tokenHash: Buffer
  createdAt: Date
  expiresAt: Date
}

type SamlRequestsTable = {
  customerId: string
  id: string
  browserHash: Buffer
  returnTo: string | null
  passive: boolean
  forced: Generated<boolean>
  createdAt: Date
  expiresAt: Date
  answeredAt: Date | null
  /** Made with the settings of the pilot. */
  isPilot: Generated<boolean>
}

type SamlAssertionsTable = {
  customerId: string
  issuer: string
  assertionId: string
  expiresAt: Date
}

/** `next` is published beside the current key until it takes its place, which makes that `previous`. */
export type SamlKeyState = 'next' | 'current' | 'previous'

type SamlKeysTable = {
  id: string
  state: SamlKeyState
  certificate: string
  privateKey: Buffer
  createdAt: Date
}

type SignInFailuresTable = {
  customerId: string
  ref: string
  reason: string
  detail: JSONColumnType<{ expected?: string; received?: string; hint?: string; said?: SaidDetail }>
  address: string
  person: Buffer | null
  createdAt: Date
}

type WorkedSignInsTable = {
  customerId: string
  person: Buffer
  at: Date
}

type EmailCodeSettingsTable = {
  customerId: string
  mode: EmailCodeMode
  emails: Generated<string[]>
  version: Generated<number>
}

type EmailCodesTable = {
  customerId: string
  email: string
  /** A keyed hash. */
  codeHash: Buffer
  /** The browser that asked. */
  browserHash: Buffer
  expiresAt: Date
  guesses: number
}

type EmergencyDoorsTable = {
  customerId: string
  id: string
  reason: string
  openedAt: Date
  openedBy: string
  closesAt: Date
  closedAt: Date | null
  closedBy: string | null
}

type PasskeySignInsTable = {
  customerId: string
  challenge: string
  /** The browser that asked. */
  browserHash: Buffer
  expiresAt: Date
  usedAt: Date | null
}

type TotpSecretsTable = {
  customerId: string
  userId: string
  secret: Buffer
  isSealed: Generated<boolean>
  createdAt: Date
  confirmedAt: Date | null
  lastUsedStep: number | null
}

type PasskeysTable = {
  customerId: string
  id: string
  userId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  backedUp: boolean
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

type RecoveryCodesTable = {
  customerId: string
  userId: string
  codeHash: Buffer
  usedAt: Date | null
}

export type ChallengePurpose = 'sign_in' | 'registration'

type WebauthnChallengesTable = {
  customerId: string
  userId: string
  challenge: string
  purpose: ChallengePurpose
  expiresAt: Date
}

export type AccessTables = {
  users: UsersTable
  sessions: SessionsTable
  usableSessions: UsableSessionsView
  accountLinks: AccountLinksTable
  samlRequests: SamlRequestsTable
  samlAssertions: SamlAssertionsTable
  samlKeys: SamlKeysTable
  signInFailures: SignInFailuresTable
  workedSignIns: WorkedSignInsTable
  emailCodeSettings: EmailCodeSettingsTable
  emailCodes: EmailCodesTable
  emergencyDoors: EmergencyDoorsTable
  passkeySignIns: PasskeySignInsTable
  totpSecrets: TotpSecretsTable
  passkeys: PasskeysTable
  recoveryCodes: RecoveryCodesTable
  webauthnChallenges: WebauthnChallengesTable
}
