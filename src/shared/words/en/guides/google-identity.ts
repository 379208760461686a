export const startRole = 'Super admin'
export const addTheApp = 'Add the app'
export const addTheAppText = 'Enter an app name and continue.'
export const takeGooglesValues = 'Copy Google’s values'
export const takeGooglesValuesText =
  'On the page “Google Identity Provider details”, copy the SSO URL and the Entity ID, and copy or download the certificate. Then continue.'
export const enterOurAddressesText =
  'On the page “Service provider details”, enter the values and continue.'
export const mapTheAttributesText =
  'On the page “Attributes”, choose “Add mapping” once for each row of the attribute mapping: the directory attribute on the left, our name on the right. Then finish. Google sends only mapped attributes.'
export const switchTheAppOn = 'Turn on the app'
export const theAppsPage = 'The app’s page'
export const switchTheAppOnText =
  'Choose “ON for everyone”, or an organizational unit or group, and save. It usually works within minutes but may take up to 24 hours.'
export const signInFromHereText =
  'Google has no field for a start URL. Give people this address, or let them enter their email on our login page.'
export const where = 'Google Identity Provider details'
export const entityIdNote =
  'Unlike the SSO URL, it has no /idp before the question mark. They’re often mixed up.'
export const certNote = '“Download metadata” has all three values in one file.'
export const nameIdByDefault = 'Check the format, which may be UNSPECIFIED at first'
export const signing =
  'Leave “Signed response” unticked. If ticked, Google signs the response instead of the assertion. We accept that too.'
export const signedRequests =
  'Google has no setting for this. It accepts signed requests but doesn’t check them.'
export const encryption = 'Google doesn’t encrypt assertions.'
export const people =
  'Everyone, or the organizational units and groups with “User access” ON. You can’t choose individual people.'
export const tile =
  'Sign-ins from the app in Google’s launcher start at Google and are rejected here. Give people our SSO URL.'
export const renewal =
  'A certificate lasts 5 years, applies to all SAML apps in the domain and isn’t renewed automatically. You can have two. Create the new one under Security, Authentication, SSO with SAML applications, enter it here with the old one as Previous Certificate, then choose it in the app.'
export const validateInResponseToWhy =
  'When off, the app in Google’s launcher also works, but responses are no longer tied to a request.'
export const error403AppNotConfiguredCause = 'No app has the Entity ID of our request.'
export const error403AppNotConfiguredFix =
  'Make Entity ID under “Service provider details” exactly the same as ours.'
export const error403AppNotConfiguredForUserCause =
  'The Entity ID differs, perhaps in upper and lower case. Or the browser is signed in to another Google account. Or the change hasn’t taken effect everywhere yet.'
export const error403AppNotConfiguredForUserFix =
  'Correct the Entity ID, try in a private window with the work account, then wait and try again.'
export const error403AppNotEnabledForUserCause =
  'The app is off for the person’s organizational unit.'
export const error403AppNotEnabledForUserFix = 'Turn it on under “User access”.'
export const error400DuplicateEntityIdCause = 'Another app has our Entity ID already.'
export const error400DuplicateEntityIdFix = 'Use that app, or delete it.'
export const malformedRequestCause =
  'Something other than a sign-in request arrived at the SSO URL.'
export const malformedRequestFix =
  'Copy Google’s SSO URL, the one with /idp, to these settings again.'
export const error500WhileTheAppIs = 'Error 500 while the app is created'
export const error500WhileTheAppIsCause = 'A temporary problem at Google.'
export const error500WhileTheAppIsFix = 'Try again later.'
