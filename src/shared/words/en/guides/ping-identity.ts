export const startAddress =
  'console.pingone.com (or .eu, .ca, .asia or .com.au, depending on your region)'
export const startRole = 'Check that your role can manage the environment’s applications'
export const yourEnvironment = 'Your environment'
export const addTheApplicationText =
  'Name the application, choose “SAML Application” as the application type, then “Configure”. Older consoles list applications under Connections.'
export const enterOurAddressesText =
  'Enter the values and save. If PingOne can reach this portal, you can use “Import From URL” instead to read both values from our metadata.'
export const importFromURLInPlace = 'Import From URL (instead of both values)'
export const pencil = 'Pencil icon'
export const mapTheAttributesText =
  'Change saml_subject, which is the user ID by default. Then add one line for each row of the attribute mapping with “+ Add”, and save. PingOne sends only mapped attributes.'
export const chooseSigningAndValidity = 'Set up signing and validity'
export const chooseSigningAndValidityText = 'Set the values and save.'
export const leaveSelected = 'Leave selected'
export const validity = '300 seconds'
export const letTheTileStartHereText = 'Enter our SSO URL as the home page or sign-on URL.'
export const chooseWhoMaySignInText = 'Add the groups whose members can use this portal.'
export const switchTheApplicationOnText =
  'A new application is off. Turn it on with the switch at the top of its page.'
export const takePingOnesValues = 'Copy PingOne’s values'
export const takePingOnesValuesText =
  'Copy the Issuer ID and Single Signon Service, and download the signing certificate.'
export const where = 'Configuration tab, Connection details'
export const entityIdNote =
  'The domain ending depends on your region, unless you use a custom domain. All applications in the environment share the same issuer.'
export const certExample = 'X509 PEM (.pem file)'
export const certNote = 'PKCS#7 is also offered. Choose PEM.'
export const nameIdByDefault = 'The PingOne user ID'
export const signing =
  'Keep “Sign Assertion”, or use “Sign Assertion & Response”, and choose RSA_SHA256. Leave encryption and “Enforce signed AuthnRequest” off. Our requests are signed only if you turn on “Sign requests” here.'
export const signedRequests =
  'In PingOne, edit the Configuration tab. Select “Enforce signed AuthnRequest” and import our certificate under “Verification Certificate”.'
export const encryption =
  'In PingOne, edit the Configuration tab. Select “Enable Encryption”, choose AES_256 with RSA_OAEP, and import our certificate. If PingOne encrypts with AES-CBC, have it sign both the response and the assertion.'
export const people =
  'Members of the groups on the Access tab. Without a group, everyone in the environment can probably sign in. Check before you go live.'
export const tile =
  'If the home page is our SSO URL, sign-ins from the tile work because they start here. Sign-ins from the “Initiate Single Sign-on URL” start at PingOne and are rejected here.'
export const renewal =
  'The certificate belongs to the environment. Its expiration date is under Settings, Certificates and Key Pairs. PingOne doesn’t renew certificates for SAML applications. Enter the new one here with the old one as Previous Certificate before the application switches to the new one.'
export const pingOneDoesNotKnowTheApplication = 'PingOne doesn’t recognize the application'
export const pingOneDoesNotKnowTheApplicationCause =
  'The application is turned off, its Entity ID isn’t ours, or the URL has the wrong region or environment.'
export const pingOneDoesNotKnowTheApplicationFix =
  'Turn on the application, compare the Entity ID, and copy Single Signon Service again.'
export const pingOneRefusesTheAddressToAnswer = 'PingOne rejects the reply address'
export const pingOneRefusesTheAddressToAnswerCause =
  'Our ACS URL isn’t among the application’s ACS URLs.'
export const pingOneRefusesTheAddressToAnswerFix =
  'Add our ACS URL. The first one is used when a request doesn’t specify one.'
export const thePersonSignsInAtPingOne = 'The person signs in to PingOne but is rejected'
export const thePersonSignsInAtPingOneCause =
  'The person isn’t in any of the groups on the Access tab.'
export const thePersonSignsInAtPingOneFix =
  'Add one of the person’s groups. Check the environment’s audit log for the reason.'
export const createAConnection = 'Create a connection'
export const createAConnectionText =
  'Import our metadata or enter our Entity ID and ACS URL. Send email, firstName and lastName, and the email address as the subject.'
export const entityIDOfThePartner = 'Partner’s Entity ID'
export const chooseTheSignatureText =
  'Have the assertion or the response signed, and leave signed requests off.'
export const portNote = 'Check the port. It’s often 9031.'
export const pingOneForEnterpriseAddTheApplicationText =
  'Choose “New SAML Application”, enter our URLs and map the attributes from this guide.'
export const authz001Cause = 'The person isn’t in any group that can use the application.'
export const authz001Fix = 'Allow one of the person’s groups to use the application.'

// ForgeRock.

export const entityIdTheirs = 'Hosted identity provider’s Entity ID'
export const entityIdWhere = 'Metadata, EntityDescriptor'
export const forgeRockEntityIdNote = 'Chosen by your administrator. Copy it exactly.'
export const entryPointWhere = 'Metadata, Location'
export const entryPointNote =
  'If you host the server yourself, check the path, which may start with /openam.'
export const certTheirs = 'Download Certificate, or X509Certificate'
export const certWhere = 'Sign On tab, or metadata'
export const startConsole =
  'PingOne Advanced Identity Cloud admin console (formerly ForgeRock Identity Cloud)'
export const forgeRockStartAddress = 'your tenant’s address'
export const forgeRockStartRole =
  'Check that your role can manage applications. If your tenant has no Applications section, follow the steps for PingAM'
export const forgeRockAddTheApplicationText =
  'Choose “Next”, fill in the name, description and owners, and choose “Create Application”.'
export const forgeRockEnterOurAddressesText =
  'Download our metadata, which also asks for signed assertions, and choose “Upload Metadata”. Or choose “Configure Manually” and enter both values, with the HTTP-POST binding. Then choose “Next” and “Save”.'
export const nameThePersonAndMapText =
  'Add each row of the attribute mapping to the list of attributes. Only listed attributes are sent.'
export const chooseTheAlgorithm = 'Choose the algorithm'
export const chooseTheAlgorithmText =
  'Choose RSA-SHA256 as the hosted identity provider’s signing algorithm. There’s no default. Leave “Authentication Requests Signed” off.'
export const takeTheValuesText = 'Open “View IdP Metadata” and choose “Download Certificate”.'
export const assignPeopleText = 'Add the people and roles that can use this portal.'
export const forgeRockNameIdByDefault = 'The first in the list (persistent or transient)'
export const forgeRockSigning =
  'Our metadata asks for signed assertions, and the server complies. Choose RSA-SHA256, and leave encryption off.'
export const forgeRockSignedRequests =
  'In the application, under Assertion Content, select “Authentication Requests Signed”. Our metadata contains the certificate.'
export const forgeRockEncryption =
  'In the application, under Assertion Content, select “Assertion” under Encryption. Our metadata contains the certificate and asks for AES-GCM.'
export const forgeRockPeople = 'People and roles under “Users & Roles”.'
export const forgeRockTile =
  'Sign-ins from “Try it out” or a tile may start at the identity provider and are then rejected here. Test with our SSO URL.'
export const forgeRockRenewal =
  'You manage the keys yourself, in secret labels or ESVs. Enter the new certificate here with the old one as Previous Certificate before the server starts signing with it.'
export const unableToDoSingleSignOnCause =
  'Our metadata is missing or wrong at the identity provider, or the providers aren’t in the same circle of trust.'
export const unableToDoSingleSignOnFix = 'Import our metadata again, and check the circle of trust.'
export const theAddressToAnswerToIs = 'The reply address isn’t valid'
export const theAddressToAnswerToIsCause =
  'The imported metadata may not include our current ACS URL.'
export const theAddressToAnswerToIsFix =
  'In the application’s sign-on settings, choose “Update Metadata”.'
export const theMetadataPageBeginsWithERROR = 'The metadata page starts with “ERROR :”'
export const theMetadataPageBeginsWithERRORCause = 'The entity ID or the realm in its URL is wrong.'
export const theMetadataPageBeginsWithERRORFix =
  'Correct the entity ID or the realm. Without a realm, the top level is used. In Advanced Identity Cloud, the realm is usually alpha.'
export const pingAMFormerlyForgeRockAM = 'PingAM (formerly ForgeRock AM)'
export const createTheHostedIdentityProvider = 'Create the hosted identity provider once'
export const createTheHostedIdentityProviderText =
  'Choose “Hosted”, enter an entity ID and a base URL, fill in “Identity Provider Meta Alias”, and create the provider.'
export const importThisPortal = 'Import this portal'
export const importThisPortalText =
  'Import our metadata and choose the circle of trust. The metadata asks for HTTP-POST. A manual setup defaults to the artifact binding, which we don’t support.'
export const metadataToImport = 'Metadata to import'
export const joinThem = 'Connect both providers'
export const joinThemText = 'Add both providers to the same circle of trust.'
export const hostedIdentityProvider = 'Hosted identity provider'
export const nameThePersonText =
  'Move the email format to the top of the list, and map it to the email address.'
export const emailFormatFirst =
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress (first in the list)'
export const forgeRockMapTheAttributesText =
  'The name we receive is on the left, the profile attribute on the right.'
export const remoteServiceProvider = 'Remote service provider'
export const forgeRockChooseTheSignatureText =
  'Choose RSA-SHA256 as the signing algorithm, too. There’s no default.'
