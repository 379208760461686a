export const startAddress =
  'console.pingone.com, or the console of your region (.eu, .ca, .asia, .com.au)'
export const startRole = 'Check that your role may manage applications of the environment'
export const yourEnvironment = 'Your environment'
export const addTheApplicationText =
  'Name it, choose “SAML Application” as application type, then “Configure”. Older consoles have it under Connections.'
export const enterOurAddressesText =
  'Enter the values and save. “Import From URL” reads both from our metadata instead, if PingOne can reach this portal.'
export const importFromURLInPlace = 'Import From URL, in place of the two'
export const pencil = 'Pencil'
export const mapTheAttributesText =
  'Change saml_subject, which begins as the user id. Then add one line for each row of the attribute mapping with “+ Add”, and save. PingOne sends nothing that is not mapped.'
export const chooseSigningAndValidity = 'Choose signing and validity'
export const chooseSigningAndValidityText = 'Set the values and save.'
export const leaveSelected = 'Leave selected'
export const validity = '300 seconds'
export const letTheTileStartHereText = 'Enter our SSO URL as home page or sign-on URL.'
export const chooseWhoMaySignInText = 'Add the groups whose members may use this portal.'
export const switchTheApplicationOnText =
  'A new application is off. Use the switch at the top of its page.'
export const takePingOnesValues = 'Take PingOne’s values'
export const takePingOnesValuesText =
  'Copy Issuer ID and Single Signon Service, and download the signing certificate.'
export const where = 'Configuration tab, Connection details'
export const entityIdNote =
  'The domain ends as that of your region does; a custom domain takes its place. It is the same for all applications of the environment.'
export const certExample = 'X509 PEM (.pem file)'
export const certNote = 'PKCS#7 is offered, too: take PEM.'
export const nameIdByDefault = 'The PingOne user id'
export const signing =
  'Keep “Sign Assertion”, or take “Sign Assertion & Response”; choose RSA_SHA256. Leave encryption and “Enforce signed AuthnRequest” off: our requests are signed only where you switch that on.'
export const signedRequests =
  'Configuration, Edit: tick “Enforce Signed AuthnRequest” and import the certificate under “Verification Certificate”.'
export const encryption =
  'Configuration, Edit: tick “Enable Encryption”, choose AES_256 with RSA_OAEP, and import the certificate. If it encrypts with AES-CBC, have it sign response and assertion.'
export const people =
  'Members of the groups on the Access tab. Check who may sign in while no group is chosen: it is likely everyone of the environment.'
export const tile =
  'With our SSO URL as home page, the tile starts here and works. “Initiate Single Sign-on URL” starts at PingOne and is refused here.'
export const renewal =
  'The certificate belongs to the environment; its end is under Settings, Certificates and Key Pairs, and PingOne does not renew it for SAML. Enter the new one here with the old one as Previous Certificate before the application changes to it.'
export const pingOneDoesNotKnowTheApplication = 'PingOne does not know the application'
export const pingOneDoesNotKnowTheApplicationCause =
  'The application is switched off, its Entity ID is not ours, or the address has the wrong region or environment.'
export const pingOneDoesNotKnowTheApplicationFix =
  'Switch it on, compare the Entity ID, and copy Single Signon Service again.'
export const pingOneRefusesTheAddressToAnswer = 'PingOne refuses the address to answer to'
export const pingOneRefusesTheAddressToAnswerCause =
  'Our ACS URL is not among the ACS URLs of the application.'
export const pingOneRefusesTheAddressToAnswerFix =
  'Add it; the first one is used where a request names none.'
export const thePersonSignsInAtPingOne = 'The person signs in at PingOne but is turned away'
export const thePersonSignsInAtPingOneCause =
  'The person is in none of the groups on the Access tab.'
export const thePersonSignsInAtPingOneFix =
  'Add one of the person’s groups. Check the audit log of the environment for the reason.'
export const createAConnection = 'Create a connection'
export const createAConnectionText =
  'Import our metadata or enter our Entity ID and ACS URL. Send email, firstName and lastName, and the mail address as the subject.'
export const entityIDOfThePartner = 'Entity ID of the partner'
export const chooseTheSignatureText =
  'Have the assertion or the response signed, and leave signed requests off.'
export const portNote = 'Check the port, which may be 9031.'
export const pingOneForEnterpriseAddTheApplicationText =
  'Choose “New SAML Application”, enter our addresses and map the attributes of this guide.'
export const authz001Cause = 'The person is in no group that may use the application.'
export const authz001Fix = 'Authorise one of the person’s groups.'
