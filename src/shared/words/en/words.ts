import * as guideAwsIam from '#shared/words/en/guides/aws-iam.ts'
import * as guideCustom from '#shared/words/en/guides/custom.ts'
import * as guideGoogleIdentity from '#shared/words/en/guides/google-identity.ts'
import * as guideIbmSecurityVerify from '#shared/words/en/guides/ibm-security-verify.ts'
import * as guideMicrosoft from '#shared/words/en/guides/microsoft.ts'
import * as guideOkta from '#shared/words/en/guides/okta.ts'
import * as guideOnelogin from '#shared/words/en/guides/onelogin.ts'
import * as guideOpenSource from '#shared/words/en/guides/open-source.ts'
import * as guideOracleIdcs from '#shared/words/en/guides/oracle-idcs.ts'
import * as guidePingIdentity from '#shared/words/en/guides/ping-identity.ts'

import * as account from './account.ts'
import * as adminDashboard from './admin-dashboard.ts'
import * as alertRules from './alert-rules.ts'
import * as audit from './audit.ts'
import * as certificates from './certificates.ts'
import * as connectionTests from './connection-tests.ts'
import * as connections from './connections.ts'
import * as crm from './crm.ts'
import * as customers from './customers.ts'
import * as dashboard from './dashboard.ts'
import * as desk from './desk.ts'
import * as deskRelations from './desk-relations.ts'
import * as deskTicket from './desk-ticket.ts'
import * as jobs from './jobs.ts'
import * as language from './language.ts'
import * as macros from './macros.ts'
import * as mail from './mail.ts'
import * as mailboxes from './mailboxes.ts'
import * as navigation from './navigation.ts'
import * as notifications from './notifications.ts'
import * as operations from './operations.ts'
import * as people from './people.ts'
import * as quarantine from './quarantine.ts'
import * as reports from './reports.ts'
import * as serviceContracts from './service-contracts.ts'
import * as server from './server.ts'
import * as settings from './settings.ts'
import * as setupLinks from './setup-links.ts'
import * as signIn from './sign-in.ts'
import * as signInFailures from './sign-in-failures.ts'
import * as ssoGuide from './sso-guide.ts'
import * as staff from './staff.ts'
import * as tickets from './tickets.ts'
import * as timeEntries from './time-entries.ts'
import * as ui from './ui.ts'

export const en = {
  account,
  adminDashboard,
  alertRules,
  audit,
  certificates,
  connectionTests,
  connections,
  crm,
  customers,
  dashboard,
  desk,
  deskRelations,
  deskTicket,
  guideAwsIam,
  guideCustom,
  guideGoogleIdentity,
  guideIbmSecurityVerify,
  guideMicrosoft,
  guideOkta,
  guideOnelogin,
  guideOpenSource,
  guideOracleIdcs,
  guidePingIdentity,
  jobs,
  language,
  macros,
  mail,
  mailboxes,
  navigation,
  notifications,
  operations,
  people,
  quarantine,
  reports,
  serviceContracts,
  server,
  settings,
  setupLinks,
  signIn,
  signInFailures,
  ssoGuide,
  staff,
  tickets,
  timeEntries,
  ui,
}
