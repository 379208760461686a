export const startAddress = 'your Okta organization’s admin address'
export const startRole = 'Check that your role can create app integrations'
export const createTheAppIntegration = 'Create the app integration'
export const createTheAppIntegrationText =
  'Choose “SAML 2.0”, then “Next”. Enter an app name under “General Settings”, then choose “Next”.'
export const enterOurAddressesText =
  'Enter the values under “Configure SAML”. Keep the defaults under “Show Advanced Settings”: response and assertion signed, RSA-SHA256, SHA256, unencrypted.'
export const leaveTicked = 'Leave selected'
export const finishTheWizard = 'Finish the wizard'
export const finishTheWizardText =
  'Choose “Next”, mark the app as internal under “Feedback”, and finish.'
export const addTheAttributesText =
  'Add one expression for each row of the attribute mapping. Okta sends only these. In an older console, or after “Show legacy configuration”, the names are the same with the format Unspecified, and the values are user.email, user.firstName and user.lastName. “Preview the SAML Assertion” shows the result.'
export const assignPeopleText =
  'Choose “Assign to People” or “Assign to Groups”, assign the people or groups, and choose “Done”. The app must be active.'
export const signInFromHereText =
  'Okta’s wizard has no field for a start URL. Give people this link, or let them enter their email address on this portal’s sign-in page.'
export const entityIdTheirs = 'Issuer (also called “Identity Provider Issuer”)'
export const metadataWhere = 'Sign On tab, Metadata details'
export const where = 'Sign On tab, More details'
export const entryPointTheirs = 'Sign on URL (also called “Identity Provider Single Sign-On URL”)'
export const certWhere =
  '“Download” on the Sign On tab, or SAML Signing Certificates, Actions, Download certificate'
export const certExample = '.cert file with PEM text'
export const nameIdByDefault = 'The Okta username, in Unspecified format'
export const signing =
  'Check under “Show Advanced Settings” that response and assertion are signed with RSA-SHA256. Leave encryption off and don’t upload a signature certificate. Our requests are signed only if you turn on “Sign requests” here.'
export const signedRequests =
  'In Okta, under “Show Advanced Settings”, upload our certificate as “Signature Certificate” and select “Signed Requests”.'
export const encryption =
  'In Okta, under “Show Advanced Settings”, set “Assertion Encryption” to Encrypted, the algorithm to AES256-GCM and the key transport to RSA-OAEP. Then upload our certificate as “Encryption Certificate”.'
export const people =
  'People and groups under Assignments. The app’s sign-on policy may also require two-step sign-in.'
export const tile =
  'Sign-ins from the app’s tile always start at Okta and are rejected here. Give people our SSO URL. Check whether a Bookmark app that points to it can replace the tile.'
export const renewal =
  'The Sign On tab shows when the certificate expires. Okta doesn’t renew it for a custom app. Choose “Generate new certificate” (it stays inactive), enter it here with the old one as Previous Certificate, then choose “Activate”.'
export const validateInResponseToWhy =
  'When this is off, Okta’s tile also works, but responses are no longer tied to a request.'
export const error403AppNotAssignedCause =
  'The person isn’t assigned. The system log shows an unauthorized access attempt.'
export const error403AppNotAssignedFix = 'Assign the person or one of the person’s groups.'
export const wrongDestinationCause = 'The Single sign-on URL or Audience URI is mistyped.'
export const noEmailCause =
  'The attribute statement is missing, or uses the old syntax in the new editor.'
export const noEmailFix =
  'Enter user.profile.email under Attribute Statements, or user.email in the legacy configuration.'
export const theFormRefusesOurACSURL = 'The form rejects our ACS URL'
export const theFormRefusesOurACSURLCause = 'Okta doesn’t allow underscores in this address.'
export const theFormRefusesOurACSURLFix =
  'Our paths and customer IDs have no underscores, so check this portal’s host name.'
export const pageNotFoundAtOkta = 'Page not found in Okta'
export const pageNotFoundAtOktaCause = 'The Sign on URL may be wrong, or the app may be inactive.'
export const pageNotFoundAtOktaFix =
  'Copy the Sign on URL again, and check that the app is active. You’ll find the details of every attempt under Reports, System Log.'

// Auth0.

export const auth0StartRole = 'Check that your role can create applications'
export const createTheApplicationText = 'Name the application and choose “Regular Web Application”.'
export const switchSAMLOn = 'Turn on SAML'
export const switchSAMLOnText = 'The switch opens a window with “Settings” and “Usage” tabs.'
export const enterOurAddressesAndSettings = 'Enter this portal’s URLs and settings'
export const enterOurAddressesAndSettingsText =
  'Replace all text in “Settings” with the text below. It contains our URLs, maps the three attributes, and sets SHA-256 (Auth0’s default is SHA-1, which we reject). Then choose “Enable” or “Save” at the bottom. “Debug” on the same page shows a test assertion.'
export const checkTheAllowedAddresses = 'Check the allowed callback URLs'
export const checkTheAllowedAddressesText =
  'Our ACS URL must be in the list. Keep the order, because the addon uses the first URL.'
export const chooseWherePeopleComeFrom = 'Choose the connections people use'
export const chooseWherePeopleComeFromText = 'Turn on at least one connection for this application.'
export const takeAuth0sValues = 'Copy Auth0’s values'
export const takeAuth0sValuesText = 'Copy the issuer and login URL, and download the certificate.'
export const entityIdWhere = 'SAML2 Web App, Usage'
export const entityIdNote =
  'The issuer and URLs contain your custom domain if you use one, so they change when you start using it.'
export const auth0EntryPointTheirs = 'Identity Provider Login URL (also called “SAML Protocol URL”)'
export const entryPointWhere = 'SAML2 Web App, Usage; or Advanced Settings, Endpoints'
export const entryPointNote =
  'If the URL ends in ?connection= or ?organization=, people go straight to that connection or organization.'
export const auth0CertWhere =
  'SAML2 Web App, Usage; or Advanced Settings, Certificates, Download Certificate'
export const certNote = 'CER and PKCS#7 are also offered. Choose PEM.'
export const auth0NameIdByDefault = 'The Auth0 user ID, in Unspecified format'
export const nameIdentifierFormatAndNameIdentifierProbesOfOur =
  'emailAddress (already set in our settings)'
export const auth0Signing =
  'Our settings choose SHA-256. Leave out signingCert; otherwise, Auth0 requires signed requests. With signResponse, Auth0 signs the response instead of the assertion. We accept that too.'
export const auth0SignedRequests =
  'In Auth0, paste our certificate into “signingCert” in the settings of the SAML2 Web App addon.'
export const auth0Encryption =
  'Auth0 encrypts with a custom Action or Rule. See Auth0’s documentation, and choose AES-GCM.'
export const auth0People =
  'Everyone in a connection that is turned on for the application. To limit access, use Organizations or a post-login Action.'
export const auth0Tile =
  'A sign-in that starts at the login URL itself is rejected here. Give people our SSO URL.'
export const auth0Renewal =
  'One signing key serves the whole tenant and is renewed manually under Settings, Signing Keys. Every SAML application changes at the same time. First enter the certificate of the next key in the queue here, with the old one as Previous Certificate. Then choose “Rotate Key” in Auth0.'
export const weakAlgorithmCause = 'The addon still signs with SHA-1.'
export const weakAlgorithmFix =
  'Paste our settings, which choose rsa-sha256 and sha256, into the addon and save.'
export const invalidRequestCause = 'No connection is turned on for the application.'
export const invalidRequestFix = 'Turn on a connection under Connections.'
export const callbackURLMismatchCause =
  'Our ACS URL isn’t the Application Callback URL, or isn’t allowed.'
export const callbackURLMismatchFix =
  'Enter our ACS URL in the addon, and make sure it’s listed under Allowed Callback URLs.'
export const wrongAudienceCause = 'The audience in the settings isn’t our Entity ID.'
export const wrongAudienceFix = 'Paste our settings into the addon again.'
export const auth0NoEmailCause = 'The mappings from our settings are missing.'
export const auth0NoEmailFix =
  'Paste our settings into the addon again. You’ll find the details of every attempt under Monitoring, Logs.'
