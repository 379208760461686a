import type { AccessTables } from '#server/platform/db/tables/access.ts'
import type { AlertRulesTables } from '#server/platform/db/tables/alert-rules.ts'
import type { AnswersTables } from '#server/platform/db/tables/answers.ts'
import type { ConnectionStagesTables } from '#server/platform/db/tables/connection-stages.ts'
import type { CrmTables } from '#server/platform/db/tables/crm.ts'
import type { CustomersTables } from '#server/platform/db/tables/customers.ts'
import type { DeskTables } from '#server/platform/db/tables/desk.ts'
import type { InstallationTables } from '#server/platform/db/tables/installation.ts'
import type { MailboxesTables } from '#server/platform/db/tables/mailboxes.ts'
import type { MailPlacingTables } from '#server/platform/db/tables/mail-placing.ts'
import type { MailOutTables } from '#server/platform/db/tables/mail-out.ts'
import type { MailPartsTables } from '#server/platform/db/tables/mail-parts.ts'
import type { ServiceContractsTables } from '#server/platform/db/tables/service-contracts.ts'
import type { SetupLinksTables } from '#server/platform/db/tables/setup-links.ts'
import type { TicketsTables } from '#server/platform/db/tables/tickets.ts'
import type { TimeTables } from '#server/platform/db/tables/time.ts'
import type { UsageTables } from '#server/platform/db/tables/usage.ts'
import type { WorkTables } from '#server/platform/db/tables/work.ts'

/** The tables as TypeScript sees them: db/client.ts turns camelCase into the database's snake_case. */
export type Tables = InstallationTables &
  CustomersTables &
  ConnectionStagesTables &
  AccessTables &
  UsageTables &
  TicketsTables &
  MailPartsTables &
  DeskTables &
  AnswersTables &
  ServiceContractsTables &
  TimeTables &
  WorkTables &
  CrmTables &
  MailboxesTables &
  MailPlacingTables &
  AlertRulesTables &
  SetupLinksTables &
  MailOutTables
