import type { Words } from '#shared/words/catalogue.ts'

import * as access from './access.ts'
import * as account from './account.ts'
import * as accountDialogs from './account-dialogs.ts'
import * as accountMail from './account-mail.ts'
import * as admin from './admin.ts'
import * as alertRules from './alert-rules.ts'
import * as audit from './audit.ts'
import * as auditActions from './audit-actions.ts'
import * as auditAnswers from './audit-answers.ts'
import * as auditFields from './audit-fields.ts'
import * as auditLog from './audit-log.ts'
import * as basic from './basic.ts'
import * as backgroundWork from './background-work.ts'
import * as categories from './categories.ts'
import * as connectionMails from './connection-mails.ts'
import * as certificateFacts from './certificate-facts.ts'
import * as certificates from './certificates.ts'
import * as connectionHints from './connection-hints.ts'
import * as connections from './connections.ts'
import * as conflict from './conflict.ts'
import * as crmAdmin from './crm-admin.ts'
import * as crmDelivery from './crm-delivery.ts'
import * as crmCalls from './crm-calls.ts'
import * as crmReading from './crm-reading.ts'
import * as customers from './customers.ts'
import * as customerAnswers from './customer-answers.ts'
import * as customerContacts from './customer-contacts.ts'
import * as customerForm from './customer-form.ts'
import * as customerLabels from './customer-labels.ts'
import * as customerList from './customer-list.ts'
import * as customerSessions from './customer-sessions.ts'
import * as deletedCustomers from './deleted-customers.ts'
import * as samlProviders from './saml-providers.ts'
import * as desk from './desk.ts'
import * as dashboard from './dashboard.ts'
import * as deskBulk from './desk-bulk.ts'
import * as deskEditor from './desk-editor.ts'
import * as deskNew from './desk-new.ts'
import * as deskNotices from './desk-notices.ts'
import * as deskMail from './desk-mail.ts'
import * as deskMacros from './desk-macros.ts'
import * as deskRelate from './desk-relate.ts'
import * as deskRelating from './desk-relating.ts'
import * as deskSending from './desk-sending.ts'
import * as deskPresence from './desk-presence.ts'
import * as deskNumbers from './desk-numbers.ts'
import * as deskTicket from './desk-ticket.ts'
import * as deskTicketMail from './desk-ticket-mail.ts'
import * as deskTime from './desk-time.ts'
import * as deskViews from './desk-views.ts'
import * as files from './files.ts'
import * as firstSteps from './first-steps.ts'
import * as frames from './frames.ts'
import * as pageForm from './page-form.ts'
import * as domainProofs from './domain-proofs.ts'
import * as guideAdFs from '#shared/words/de/guides/ad-fs.ts'
import * as guideAuth0 from '#shared/words/de/guides/auth0.ts'
import * as guideAuthentik from '#shared/words/de/guides/authentik.ts'
import * as guideAwsIam from '#shared/words/de/guides/aws-iam.ts'
import * as guideCustom from '#shared/words/de/guides/custom.ts'
import * as guideForgerock from '#shared/words/de/guides/forgerock.ts'
import * as guideFromMetadata from '#shared/words/de/guides/from-metadata.ts'
import * as guideGoogleIdentity from '#shared/words/de/guides/google-identity.ts'
import * as guideIbmSecurityVerify from '#shared/words/de/guides/ibm-security-verify.ts'
import * as guideKeycloak from '#shared/words/de/guides/keycloak.ts'
import * as guideMicrosoftEntra from '#shared/words/de/guides/microsoft-entra.ts'
import * as guideOkta from '#shared/words/de/guides/okta.ts'
import * as guideOnelogin from '#shared/words/de/guides/onelogin.ts'
import * as guideOracleIdcs from '#shared/words/de/guides/oracle-idcs.ts'
import * as guidePingIdentity from '#shared/words/de/guides/ping-identity.ts'
import * as guideSeveral from '#shared/words/de/guides/several.ts'
import * as guideShibboleth from '#shared/words/de/guides/shibboleth.ts'
import * as guideSimplesamlphp from '#shared/words/de/guides/simplesamlphp.ts'
import * as jobs from './jobs.ts'
import * as kit from './kit.ts'
import * as language from './language.ts'
import * as languageChoice from './language-choice.ts'
import * as mailPlacing from './mail-placing.ts'
import * as mailAdmin from './mail-admin.ts'
import * as mailOut from './mail-out.ts'
import * as mailText from './mail-text.ts'
import * as mailboxes from './mailboxes.ts'
import * as mailboxGuides from './mailbox-guides.ts'
import * as mailboxProblems from './mailbox-problems.ts'
import * as namedList from './named-list.ts'
import * as notifications from './notifications.ts'
import * as people from './people.ts'
import * as samlKeys from './saml-keys.ts'
import * as passwords from './passwords.ts'
import * as samlMetadata from './saml-metadata.ts'
import * as setupLinkPage from './setup-link-page.ts'
import * as setupLinks from './setup-links.ts'
import * as search from './search.ts'
import * as settings from './settings.ts'
import * as setup from './setup.ts'
import * as signInFailures from './sign-in-failures.ts'
import * as signOut from './sign-out.ts'
import * as signOn from './sign-on.ts'
import * as signOnTest from './sign-on-test.ts'
import * as signOnCertificates from './sign-on-certificates.ts'
import * as secondFactors from './second-factors.ts'
import * as staff from './staff.ts'
import * as ssoGuide from './sso-guide.ts'
import * as staffSignOn from './staff-sign-on.ts'
import * as standing from './standing.ts'
import * as ticketAnswers from './ticket-answers.ts'
import * as ticketInput from './ticket-input.ts'
import * as ticketLog from './ticket-log.ts'
import * as ticketConversation from './ticket-conversation.ts'
import * as ticketCreate from './ticket-create.ts'
import * as ticketDetail from './ticket-detail.ts'
import * as ticketList from './ticket-list.ts'
import * as ticketReceipt from './ticket-receipt.ts'
import * as ticketService from './ticket-service.ts'
import * as ticketSla from './ticket-sla.ts'
import * as ticketWriting from './ticket-writing.ts'
import * as ticketPreview from './ticket-preview.ts'
import * as tickets from './tickets.ts'
import * as time from './time.ts'
import * as usage from './usage.ts'
import * as adminLogin from './admin-login.ts'
import * as passkeys from './passkeys.ts'
import * as signIn from './sign-in.ts'
import * as signInRefusals from './sign-in-refusals.ts'
import * as staffAccess from './staff-access.ts'
import * as userMenu from './user-menu.ts'
import * as signInDetails from './sign-in-details.ts'
import * as signInExplanations from './sign-in-explanations.ts'
import * as health from './health.ts'
import * as jobFailures from './job-failures.ts'
import * as serverAnswers from './server-answers.ts'
import * as workKinds from './work-kinds.ts'

export const de: Words = {
  language,
  connectionHints,
  connections,
  certificates,
  certificateFacts,
  languageChoice,
  kit,
  access,
  account,
  accountDialogs,
  accountMail,
  admin,
  alertRules,
  audit,
  auditActions,
  auditAnswers,
  auditFields,
  auditLog,
  basic,
  backgroundWork,
  categories,
  connectionMails,
  conflict,
  crmAdmin,
  crmDelivery,
  crmCalls,
  crmReading,
  customers,
  customerAnswers,
  customerContacts,
  customerForm,
  customerLabels,
  customerList,
  customerSessions,
  deletedCustomers,
  samlProviders,
  dashboard,
  desk,
  deskBulk,
  deskEditor,
  deskNew,
  deskNotices,
  deskMail,
  deskMacros,
  deskRelate,
  deskRelating,
  deskSending,
  deskPresence,
  deskNumbers,
  deskTicket,
  deskTicketMail,
  deskTime,
  deskViews,
  files,
  firstSteps,
  frames,
  pageForm,
  domainProofs,
  guideAdFs,
  guideAuth0,
  guideAuthentik,
  guideAwsIam,
  guideCustom,
  guideForgerock,
  guideFromMetadata,
  guideGoogleIdentity,
  guideIbmSecurityVerify,
  guideKeycloak,
  guideMicrosoftEntra,
  guideOkta,
  guideOnelogin,
  guideOracleIdcs,
  guidePingIdentity,
  guideSeveral,
  guideShibboleth,
  guideSimplesamlphp,
  jobs,
  mailPlacing,
  mailAdmin,
  mailOut,
  mailText,
  mailboxes,
  mailboxGuides,
  mailboxProblems,
  namedList,
  notifications,
  people,
  samlKeys,
  passwords,
  samlMetadata,
  setupLinkPage,
  setupLinks,
  search,
  settings,
  setup,
  signInFailures,
  signOn,
  signOut,
  signOnTest,
  signOnCertificates,
  secondFactors,
  staff,
  ssoGuide,
  staffSignOn,
  standing,
  ticketAnswers,
  ticketInput,
  ticketLog,
  ticketConversation,
  ticketCreate,
  ticketDetail,
  ticketList,
  ticketReceipt,
  ticketService,
  ticketSla,
  ticketWriting,
  ticketPreview,
  tickets,
  time,
  usage,
  adminLogin,
  passkeys,
  signIn,
  signInRefusals,
  staffAccess,
  userMenu,
  signInDetails,
  signInExplanations,
  health,
  jobFailures,
  serverAnswers,
  workKinds,
}
