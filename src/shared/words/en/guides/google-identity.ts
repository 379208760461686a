export const startRole = 'Super admin'
export const addTheApp = 'Add the app'
export const addTheAppText = 'Give the app a name and continue.'
export const takeGooglesValues = 'Take Google’s values'
export const takeGooglesValuesText =
  'On the page “Google Identity Provider details”, copy the SSO URL and the Entity ID, and copy or download the certificate. Then continue.'
export const enterOurAddressesText =
  'On the page “Service provider details”, enter the values and continue.'
export const mapTheAttributesText =
  'On the page “Attributes”, choose “Add mapping” once for each row of the attribute mapping: the directory attribute on the left, our name on the right. Then finish. Google sends nothing that is not mapped.'
export const switchTheAppOn = 'Switch the app on'
export const theAppsPage = 'The app’s page'
export const switchTheAppOnText =
  'Choose “ON for everyone”, or an organisational unit or group, and save. It usually works within minutes but may take up to 24 hours.'
export const signInFromHereText =
  'Google has no field for the address where a sign-in begins. Give people this address, or let them enter their email on our login page.'
export const where = 'Google Identity Provider details'
export const entityIdNote =
  'It has no /idp before the question mark; the SSO URL has. Mixing them up is the usual mistake.'
export const certNote = '“Download metadata” has all three values in one file.'
export const nameIdByDefault = 'Check the format, which may begin as UNSPECIFIED'
export const signing =
  'Leave “Signed response” unticked. Ticked, Google signs the response in place of the assertion; we accept that, too.'
export const signedRequests =
  'Google has no setting for it: it takes signed requests and does not check them.'
export const encryption = 'Google does not encrypt assertions.'
export const people =
  'Everyone, or the organisational units and groups for which “User access” is ON. Single people cannot be chosen.'
export const tile =
  'The app in Google’s launcher starts at Google and is refused here. Give people our SSO URL.'
export const renewal =
  'A certificate lasts five years, serves all SAML apps of the domain and is not renewed by itself; there can be two. Make the new one under Security, Authentication, SSO with SAML applications, enter it here with the old one as Previous Certificate, then choose it in the app.'
export const validateInResponseToWhy =
  'When off, the app in Google’s launcher also works, but responses are no longer tied to a request.'
export const error403AppNotConfiguredCause = 'No app has the Entity ID of our request.'
export const error403AppNotConfiguredFix =
  'Make Entity ID under “Service provider details” the same as ours to the letter.'
export const error403AppNotConfiguredForUserCause =
  'The Entity ID differs, perhaps in upper and lower case; or the browser is signed in to another Google account; or the change has not arrived everywhere yet.'
export const error403AppNotConfiguredForUserFix =
  'Correct the Entity ID, try in a private window with the work account, then wait and try again.'
export const error403AppNotEnabledForUserCause =
  'The app is off for the organisational unit of the person.'
export const error403AppNotEnabledForUserFix = 'Switch it on under “User access”.'
export const error400DuplicateEntityIdCause = 'Another app has our Entity ID already.'
export const error400DuplicateEntityIdFix = 'Use that app, or delete it.'
export const malformedRequestCause =
  'Something other than a sign-in request arrived at the SSO URL.'
export const malformedRequestFix =
  'Copy Google’s SSO URL, the one with /idp, to the customer form again.'
export const error500WhileTheAppIs = 'Error 500 while the app is created'
export const error500WhileTheAppIsCause = 'A passing fault at Google.'
export const error500WhileTheAppIsFix = 'Try again later.'
