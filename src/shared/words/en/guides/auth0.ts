export const startRole = 'Check that your role may create applications'
export const createTheApplicationText = 'Name it and choose “Regular Web Application”.'
export const switchSAMLOn = 'Switch SAML on'
export const switchSAMLOnText = 'The switch opens a window with the tabs “Settings” and “Usage”.'
export const enterOurAddressesAndSettings = 'Enter our addresses and settings'
export const enterOurAddressesAndSettingsText =
  'Replace all of the text in “Settings” by ours: it names our addresses, sends the three attributes, and signs with SHA-256. Auth0 begins with SHA-1, which we refuse. Then choose “Enable” or “Save” at the bottom. “Debug” on the same page shows a test assertion.'
export const checkTheAllowedAddresses = 'Check the allowed addresses'
export const checkTheAllowedAddressesText =
  'Our ACS URL must be in the list. Keep the order: the first address is the one of the addon.'
export const chooseWherePeopleComeFrom = 'Choose where people come from'
export const chooseWherePeopleComeFromText =
  'Switch on at least one connection for this application.'
export const takeAuth0sValues = 'Take Auth0’s values'
export const takeAuth0sValuesText = 'Copy issuer and login URL, and download the certificate.'
export const entityIdWhere = 'SAML2 Web App, Usage'
export const entityIdNote =
  'With a custom domain it is that domain. Issuer and addresses change when you begin to use one.'
export const entryPointTheirs = 'Identity Provider Login URL (also “SAML Protocol URL”)'
export const entryPointWhere = 'SAML2 Web App, Usage; or Advanced Settings, Endpoints'
export const entryPointNote =
  'It may end in ?connection= or ?organization=, which sends people to that one.'
export const certWhere =
  'SAML2 Web App, Usage; or Advanced Settings, Certificates, Download Certificate'
export const certNote = 'CER and PKCS#7 are offered, too: take PEM.'
export const nameIdByDefault = 'The Auth0 user id, format unspecified'
export const nameIdentifierFormatAndNameIdentifierProbesOfOur =
  'nameIdentifierFormat and nameIdentifierProbes of our settings'
export const signing =
  'Our settings choose SHA-256. Leave signingCert out: with it Auth0 demands signed requests. With signResponse Auth0 signs the response in place of the assertion; we accept that, too.'
export const signedRequests =
  'Addon “SAML2 Web App”, Settings: put the certificate into “signingCert”.'
export const encryption =
  'Auth0 encrypts by an Action or a Rule of its own: check with its documentation, and take AES-GCM.'
export const people =
  'Everyone of a connection that is switched on for the application. Narrow it with Organizations or an Action after login.'
export const tile =
  'A sign-in that begins at the login URL itself is refused here. Give people our SSO URL.'
export const renewal =
  'One signing key serves the whole tenant and is renewed by hand under Settings, Signing Keys: every SAML application changes at once. Enter the certificate that is next in the queue here first, with the old one as Previous Certificate, then rotate.'
export const weakAlgorithmCause = 'The addon still signs with SHA-1.'
export const weakAlgorithmFix = 'Paste our settings, which choose rsa-sha256 and sha256, and save.'
export const invalidRequestCause = 'No connection is switched on for the application.'
export const invalidRequestFix = 'Switch one on under Connections.'
export const callbackURLMismatchCause =
  'Our ACS URL is not the Application Callback URL, or is not allowed.'
export const callbackURLMismatchFix =
  'Enter it in the addon, and look for it under Allowed Callback URLs.'
export const wrongAudienceCause = 'The audience of the settings is not our Entity ID.'
export const wrongAudienceFix = 'Paste our settings again.'
export const noEmailCause = 'The mappings of our settings are missing.'
export const noEmailFix =
  'Paste our settings again. Monitoring, Logs has the details of every attempt.'
