export const startRole = 'You need the Super Admin role'
export const addTheApp = 'Add the app'
export const addTheAppText = 'Enter an app name and continue.'
export const takeGooglesValues = 'Copy Google’s values'
export const takeGooglesValuesText =
  'On the “Google Identity Provider details” page, copy the SSO URL and the Entity ID, and copy or download the certificate. Then continue.'
export const enterOurAddressesText =
  'On the “Service provider details” page, enter the values and continue.'
export const mapTheAttributesText =
  'On the “Attributes” page, choose “Add mapping” once for each row of the attribute mapping: the directory attribute on the left, this portal’s attribute name on the right. Then finish. Google sends only mapped attributes.'
export const switchTheAppOn = 'Turn on the app'
export const theAppsPage = 'The app’s page'
export const switchTheAppOnText =
  'Choose “ON for everyone”, or an organizational unit or group, and save. The change usually takes effect within minutes but may take up to 24 hours.'
export const signInFromHereText =
  'Google has no field for a start URL. Give people this link, or let them enter their email address on this portal’s sign-in page.'
export const where = 'Google Identity Provider details'
export const entityIdNote =
  'Unlike the SSO URL, the Entity ID has no /idp before the question mark. The two are often mixed up.'
export const certNote = '“Download metadata” provides all three values in one file.'
export const nameIdByDefault = 'May be UNSPECIFIED, so check the format'
export const signing =
  'Leave “Signed response” unselected. If you select it, Google signs the response instead of the assertion. We accept that too.'
export const signedRequests =
  'Google has no setting for signed requests. It accepts them but doesn’t check them.'
export const encryption = 'Google doesn’t encrypt assertions.'
export const people =
  'Everyone, or the organizational units and groups with “User access” ON. You can’t choose individual people.'
export const tile =
  'Sign-ins from the app in Google’s launcher start at Google and are rejected here. Give people our SSO URL.'
export const renewal =
  'A certificate lasts 5 years, applies to all SAML apps in the domain and isn’t renewed automatically. You can have two at a time. Create the new one under Security, Authentication, SSO with SAML applications, enter it here with the old one as Previous Certificate, then choose it in the app.'
export const validateInResponseToWhy =
  'When this is off, the app in Google’s launcher also works, but responses are no longer tied to a request.'
export const error403AppNotConfiguredCause = 'No app has the Entity ID in our request.'
export const error403AppNotConfiguredFix =
  'Make Entity ID under “Service provider details” exactly the same as ours.'
export const error403AppNotConfiguredForUserCause =
  'The Entity ID differs (perhaps only in capitalization), the browser is signed in to another Google account, or the change hasn’t taken effect everywhere yet.'
export const error403AppNotConfiguredForUserFix =
  'Correct the Entity ID, try in a private window with the work account, then wait and try again.'
export const error403AppNotEnabledForUserCause =
  'The app is off for the person’s organizational unit.'
export const error403AppNotEnabledForUserFix = 'Turn on the app under “User access”.'
export const error400DuplicateEntityIdCause = 'Another app already uses our Entity ID.'
export const error400DuplicateEntityIdFix = 'Use that app, or delete it.'
export const malformedRequestCause =
  'Something other than a sign-in request arrived at Google’s SSO URL.'
export const malformedRequestFix =
  'Copy Google’s SSO URL (the one with /idp) to Entry Point URL in the connection’s settings again.'
export const error500WhileTheAppIs = 'Error 500 while creating the app'
export const error500WhileTheAppIsCause = 'Google has a temporary problem.'
export const error500WhileTheAppIsFix = 'Try again later.'

// Sign-in with Google by this portal's own client: what a customer's administrator does.

export const nothingToSetUp = 'Check whether setup is needed'
export const nothingToSetUpText =
  'People can usually sign in right away. You need the next step only if your organization restricts access to third-party apps.'
export const allowTheApp = 'Allow the portal (if app access is restricted)'
export const allowTheAppText =
  'In the Google Admin console, as a super admin, find the portal by its client ID (shown on Google’s error page) and allow it. The portal reads only the name and email address of people who sign in.'
export const appAccess = 'App access'
export const checkTheDomain = 'Check the domain'
export const checkTheDomainText =
  'Your organization’s primary Google Workspace domain must be one of the customer’s domains here. If it isn’t, have it added to the customer.'
export const tryIt = 'Test the sign-in'
export const tryItText =
  'Run the test and choose your work account. Personal accounts, such as those at gmail.com, are rejected.'
export const adminPolicy = '“Access blocked” or admin_policy_enforced'
export const adminPolicyCause = 'Your organization restricts access to third-party apps.'
export const adminPolicyFix = 'Have a super admin allow the portal in the Google Admin console.'
export const personalAccountCause = 'The person chose a personal account.'
export const personalAccountFix = 'Sign in again and choose the work account.'
export const otherOrganizationCause =
  'The account belongs to another organization, or your organization’s primary domain isn’t set up here.'
export const otherOrganizationFix =
  'Choose an account in your organization, or have its primary domain added to the customer.'

// The same for those who run the portal: their client at Google.

export const applicationProduct = 'Google client'
export const applicationRole =
  'Use a project in your own organization. You need the Owner or Editor role in that project'
export const createProject = 'Create a project'
export const createProjectText = 'Use a separate project. One project serves all customers.'
export const nameThisProject = 'Any name, such as “Support portal”'
export const describeTheApp = 'Describe the application'
export const describeTheAppText =
  'People see the app’s name when they sign in, but only once Google has verified your branding. Verification requires a home page and a privacy policy at your domain.'
export const nameCustomersKnow = 'A name your customers know, such as “Example Support”'
export const yourSupportAddress = 'Your support address'
export const yourDomain = 'Your own domain'
export const openToAll = 'Open the app to all organizations'
export const openToAllText =
  'Choose “External”, then “Publish app”. While the app is in testing, only listed people can sign in.'
export const chooseScopes = 'Choose the scopes'
export const chooseScopesText =
  'These three aren’t sensitive, so Google doesn’t review the application.'
export const createClient = 'Create the client'
export const createClientText =
  'Copy the secret from the dialog that opens; Google shows it only once.'
export const enterValuesHere = 'Enter both values here'
export const enterValuesHereText =
  'Enter the client ID and the secret under Sign-In Apps and save. You can then choose “Google” for each customer.'
export const clientIdWhere = 'Your client, under Clients'
export const clientIdExample = '123456789012-abc.apps.googleusercontent.com'
export const secretExample = 'GOCSPX- followed by 28 characters'
export const redirectMismatch = '“Error 400: redirect_uri_mismatch”'
export const redirectMismatchCause = 'The redirect URI isn’t registered exactly as shown here.'
export const redirectMismatchFix = 'Copy the redirect URI again to “Authorized redirect URIs”.'
export const orgInternal = '“Error 403: org_internal”'
export const orgInternalCause = 'The application is for your own organization only.'
export const orgInternalFix = 'Under Audience, choose “Make external”.'
export const inTesting = '“Error 403: access_denied”'
export const inTestingCause = 'The application is still in testing.'
export const inTestingFix = 'Under Audience, choose “Publish app”.'
export const invalidClient = '“Error 401: invalid_client”'
export const invalidClientCause = 'The client ID or the secret is wrong, or the client was deleted.'
export const invalidClientFix =
  'Compare the client ID, or create a new secret and enter it under Sign-In Apps.'
