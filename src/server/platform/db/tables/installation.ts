import type { ColumnType, Generated } from 'kysely'

import type { FailureKind } from '#shared/health/values.ts'
import type { Names } from '#shared/settings/names.ts'
import type { LogoType } from '#shared/settings/values.ts'
import type { PasswordRule } from '#shared/staff/values.ts'

import type { CalendarDate } from './customers.ts'

type StoredLink = { text: string; url: string | null; names?: Names | undefined }

type InstallationTable = {
  onlyRow: Generated<boolean>
  cookieSecret: Buffer
  keyId: string | null
  sealedSecret: Buffer | null
  timeZone: Generated<string>
  name: Generated<string>
  contactText: Generated<string>
  contactUrl: string | null
  contactDetails: Generated<string[]>
  resources: ColumnType<StoredLink[], string | undefined, string>
  privacyUrl: string | null
  firstStepsDismissedAt: Date | null
  version: Generated<number>
  updatedAt: Date | null
  updatedBy: string | null
  secondFactorFrom: CalendarDate | null
  domainProofFrom: CalendarDate | null
  staffPasswords: Generated<PasswordRule>
  nearPercent: Generated<number>
  undoSeconds: Generated<number>
  assignOnReply: Generated<boolean>
  acknowledgeTickets: Generated<boolean>
  reopenDays: Generated<number>
  askForRating: Generated<boolean>
  language: string | null
}

/** Which file of functions the database has, in which text. */
type AppliedFunctionsTable = {
  file: string
  checksum: string
  level: number
}

type BackupsTable = {
  onlyRow: Generated<boolean>
  madeAt: Date | null
  /** The last one failed; null when none did since. */
  failedAt: Date | null
}

type LastingFailuresTable = {
  kind: FailureKind
  subjectId: string
  name: string | null
  since: Date
  step: number | null
  endedAt: Date | null
  toldAt: Date | null
}

type FileStoresTable = {
  id: string
  location: string
  isFirst: boolean
  since: Date
  seenAt: Date
}

type InstallationLogoTable = {
  onlyRow: Generated<boolean>
  content: Buffer
  contentType: LogoType
  width: number
  height: number
  digest: string
}

export type InstallationTables = {
  appliedFunctions: AppliedFunctionsTable
  installation: InstallationTable
  installationLogo: InstallationLogoTable
  backups: BackupsTable
  lastingFailures: LastingFailuresTable
  fileStores: FileStoresTable
}
