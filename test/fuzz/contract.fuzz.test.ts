import { expect, test } from 'vitest'

import { api, type EndpointName } from '#shared/api.ts'
import { createTestDatabase } from '#test/test-database.ts'

import { fuzz } from './fuzz.ts'

const SEED = 20_261_128
const REQUESTS = 4_000

/** Endpoints that a run may never call with success. */
const SELDOM = new Set<EndpointName>([
  // Their success is a redirect.
  'finishSamlLogin',
  'startSamlLogin',
  'signOutByRedirect',
  'signOutByPost',
  'startOidcLogin',
  'finishOidcLogin',
  'finishApplicationLogin',
  // Needs a token that a provider has signed.
  'logOutByProvider',
  // Needs a key that was made before, and not retired since.
  'switchSamlKeys',
  // Needs a session or a request that was sealed.
  'postSamlRequest',
  'goOnSigningOut',
  // Needs the secret that it is signed with.
  'receiveHubSpotWebhook',
  'receiveMail',
  'receiveKeyedMail',
  // There may be no logo at the time, and nothing left to delete.
  'getLogo',
  'deleteCustomer',
  // No single answer names a person, a session, a deleted customer or the code of a refused
  // sign-in.
  'getSignInFailure',
  'changePerson',
  'removePasskeysOf',
  'unlinkProviderAccount',
  'changeColleague',
  // A failed job is not named by any question either.
  'retryJob',
  'dismissJob',
  // Needs sent mail, received mail, or the token of a mail.
  'retrySentMail',
  'dismissSentMail',
  'clearMailAddress',
  'showMailOff',
  'stopMail',
  // Nothing was refused by a CRM, and no company is bound.
  'readCrmTicketAgain',
  'steerCrmBackfill',
  'retryCrmAction',
  'dismissCrmAction',
  'releaseCrmCompany',
  // Nothing is offered by metadata, and no single answer names a test.
  'takeOffer',
  'getConnectionTest',
  // A setup link needs a name of one line, an address and a customer that is still there; without one there is none
  // to revoke.
  'makeSetupLink',
  'revokeSetupLink',
  // There is no mailbox.
  'getMailbox',
  'removeMailbox',
  // There is no rule for alerts.
  'getAlertRule',
  'removeAlertRule',
  'changeStaff',
  'makeAccountLink',
  'removeSecondFactor',
  'endSession',
  'restoreCustomer',
  // Earlier wrong guesses lock the account for this address.
  'adminLogin',
  // No single answer names a time entry or an export, and there may be nothing left to export.
  'correctTime',
  'exportTime',
  'getTimeExport',
  'takeBackTimeExport',
  // They name something that the requests before them do not get by its id: a held mail, a macro, a saved view, a
  // reply that waits, a change of many tickets, a second ticket of the same customer, a browser tab.
  'getMail',
  'getRawMail',
  'acceptMail',
  'discardMail',
  'restoreMail',
  'getMacro',
  'changeMacro',
  'removeMacro',
  // They need terms that fit together, times in order, a country, a calendar, or something obtained with them.
  'addContractVersion',
  'tryOutTerms',
  'tryOutTicket',
  'addServiceTemplate',
  'addMaintenance',
  'listHolidays',
  'importHolidays',
  'removeContractVersion',
  'correctContractVersion',
  'changeServiceTemplate',
  'removeServiceTemplate',
  'changeMaintenance',
  'removeMaintenance',
  'changeView',
  'deleteView',
  'takeBackReply',
  'getDraftFile',
  'answerTicket',
  'undoBulk',
  'mergeTicket',
  'previewMerge',
  'unmergeTicket',
  'linkTicket',
  'unlinkTicket',
  'splitTicket',
  'keepPresence',
  // They need a draft of a connection with nothing missing, or a version of one.
  'beginConnectionTest',
  'goLive',
  'startPilot',
  'returnToVersion',
  // They need the version that is there now, a person's address at a domain of the customer, or the domain.
  'checkDomainProof',
  'saveConnectionDraft',
  'saveCustomerBrief',
  'saveAnswerDraft',
  'raiseOnBehalf',
  'addDeskParticipant',
  // They need a password, a code or a link that cannot be guessed, or something obtained with one.
  'readAccountLink',
  'readRatingLink',
  'rateByLink',
  'readLeavingLink',
  'leaveByLink',
  'openSetupLink',
  'readLinkedMetadata',
  'checkLinkedCertificate',
  'getLinkedSignOn',
  'saveLinkedDraft',
  'discardLinkedDraft',
  'goLiveByLink',
  'beginLinkedTest',
  'getNewestLinkedTest',
  'getLinkedTest',
  'listLinkedDomains',
  'checkLinkedDomain',
  'listLinkedFailures',
  'reportReady',
  'signInByCode',
  'signInByPasskey',
  'setPassword',
  'confirmIdentity',
  'updateSignInRules',
  'changePassword',
  'beginTotp',
  'confirmTotp',
  'removeTotp',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'makeRecoveryCodes',
  // They replace everything and need its current version.
  'updateSettings',
  'updateUsageLimits',
  'orderCategories',
  'orderWorkKinds',
  'orderAlertRules',
  'saveCrmValues',
  // The settings turn it on.
  'rateTicket',
  // They need a confirmation, or the id of a company of the CRM.
  'saveEmailCodes',
  'openEmergencyDoor',
  'saveSignInApplications',
  'setCrmToken',
  'addMailbox',
  'changeMailbox',
  'checkMailbox',
  'addAlertRule',
  'changeAlertRule',
  'setCrmWebhookSecret',
  'bindCrmCompany',
])

const NAMES = Object.keys(api) as EndpointName[]

test('every endpoint answers well-formed and every row keeps the rules when the input is random', async () => {
  const mustSucceed = NAMES.filter((name) => !SELDOM.has(name))
  const report = await fuzz({
    databaseUrl: await createTestDatabase(),
    seed: SEED,
    requests: REQUESTS,
    mustSucceed,
  })
  expect(
    report.problems,
    `Again: npm run soak -- --seed ${SEED} --requests ${REQUESTS} --lanes 1`,
  ).toEqual([])

  const successes = Object.values(report.successes).reduce((sum, count) => sum + count, 0)
  expect(mustSucceed.filter((name) => !report.successes[name])).toEqual([])
  expect(successes).toBeGreaterThan(report.requests / 5)
})
