export const createApplicationAndProvider = 'Create an application and provider'
export const createApplicationAndProviderText =
  'Enter the values. The binding is Redirect by default, and nothing is signed until a certificate is chosen.'
export const keepOrChooseYourOwn = 'Keep, or choose your own. Copy it back exactly'
export const selectOne = 'Select one'
export const authentikMapTheAttributesText =
  'The default mappings have long names. We read the email from them. Add your own for email, firstName and lastName.'
export const letTheTileStartHereText =
  'Check whether your version has a launch URL for applications, and enter our SSO URL.'
export const chooseWhoMaySignInText =
  'Bind policies or groups to the application. Without any, everyone can use the application.'
export const authentikWhere = 'The provider’s page'
export const authentikEntityIdNote = 'The default is authentik.'
export const authentikCertWhere = 'The metadata: /application/saml/ and the slug, then /metadata/'
export const authentikCertExample = 'Base64 text or PEM'
export const wrongAudienceCause = 'Audience is empty, and no audience is sent.'
export const wrongAudienceFix = 'Enter our Entity ID as Audience.'
export const noSignatureCause = 'No signing certificate is selected.'
export const noSignatureFix = 'Select one in the provider.'

// Keycloak.

export const createTheClient = 'Create the client'
export const createTheClientText =
  'Enter the values, selecting “Next” after each page. You can use “Import client” with our metadata file for the first part.'
export const nameThePersonAndSign = 'Set the name identifier and signing'
export const nameThePersonAndSignText = 'Assertion signing is off by default in a new client.'
export const askForNoSignedRequests = 'Turn off signed requests'
export const askForNoSignedRequestsText =
  'In a new client, they’re required, but our requests are signed only if you turn on “Sign requests” here.'
export const theDedicatedScopeOfThe = 'The client’s dedicated scope'
export const keycloakMapTheAttributesText =
  'Add a “User Property” mapper for each, with the name format Basic.'
export const keycloakWhere = 'Realm settings, General, Endpoints'
export const keycloakEntityIdNote = 'Old versions have /auth before /realms.'
export const keycloakCertWhere = 'Realm settings, Keys, RS256'
export const keycloakCertExample = 'Base64 text without BEGIN and END lines'
export const invalidRequesterCause = '“Client signature required” is on.'
export const invalidRequesterFix = 'Turn off “Client signature required” on the Keys tab.'
export const invalidRedirectUriCause = 'Our ACS URL isn’t among the valid redirect URIs.'
export const invalidRedirectUriFix = 'Add our ACS URL.'
export const clientNotFoundCause = 'The Client ID isn’t our Entity ID.'
export const clientNotFoundFix = 'Make them exactly the same.'

export const keycloakStartAddress = 'your Keycloak server’s address with /admin'
export const keycloakStartRole = 'You need the realm-admin or manage-clients role in the realm'
export const keycloakAccess =
  'Everyone in the realm can sign in, unless an authentication flow or a role stops them.'

// Shibboleth.

export const loadOurMetadata = 'Load our metadata'
export const loadOurMetadataText = 'Add a provider for our metadata.'
export const metadata = 'Metadata'
export const switchEncryptionOffForUs = 'Turn off encryption for this portal'
export const switchEncryptionOffForUsText =
  'Shibboleth encrypts by default, which is accepted only if you turn on “Accept encrypted assertions” here. Override the settings for our Entity ID.'
export const releaseTheAttributes = 'Release the attributes'
export const releaseTheAttributesText =
  'Release mail, givenName and sn to our Entity ID. They’re sent with urn:oid names, which we read.'
export const nameThePersonText =
  'Generate a name identifier in emailAddress format from the “mail” attribute.'
export const encryptedAssertionCause = 'The assertion is encrypted.'
export const encryptedAssertionFix = 'Set p:encryptAssertions to false for our Entity ID.'

export const shibbolethStartConsole = 'Shibboleth IdP configuration'
export const shibbolethStartAddress = '/opt/shibboleth-idp/conf by default'
export const shibbolethStartRole =
  'You need an account on the server that can change its configuration'
export const shibbolethAccess =
  'Everyone who can sign in at the IdP can use this portal, unless you limit it with the context-check intercept.'
export const shibbolethWhere = 'Metadata, usually at /idp/shibboleth on the host'
export const shibbolethCertWhere = 'The metadata, KeyDescriptor with use="signing"'
export const shibbolethUnsupported = '“Unsupported Request”'
export const shibbolethUnsupportedCause =
  'The IdP doesn’t know our Entity ID because our metadata isn’t loaded.'
export const shibbolethUnsupportedFix =
  'Check metadata-providers.xml and the IdP’s log, and reload the metadata.'
export const shibbolethNoEmailCause = 'The attribute filter doesn’t release “mail” to us.'
export const shibbolethNoEmailFix = 'Add our Entity ID to attribute-filter.xml.'

// SimpleSAMLphp.

export const addThisPortal = 'Add this portal'
export const addThisPortalText =
  'Turn on enable.saml20-idp and add an entry. The metadata converter creates it from our metadata.'
export const metadataToConvert = 'Metadata to convert'
export const keyOfTheEntry = 'Entry key'
export const nameThePersonAndMapText =
  'The format is transient by default. Change it, add the saml:AttributeNameID filter for “mail”, and rename the attributes with core:AttributeMap.'
export const entityIdWhere = 'metadata/saml20-idp-hosted.php; usually the metadata URL'
export const simpleSamlWhere = 'The metadata'
export const entryPointNote = 'Version 1 has different paths. Use the one in the metadata.'
export const simpleSamlCertExample = 'Base64 text, or the PEM file on the server'
