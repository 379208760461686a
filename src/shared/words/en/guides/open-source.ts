export const createApplicationAndProvider = 'Create an application and provider'
export const createApplicationAndProviderText =
  'Enter the values. The binding is Redirect by default, and nothing is signed until a certificate is chosen.'
export const keepOrChooseYourOwn =
  'Keep the default or enter your own, then copy it exactly to this portal'
export const selectOne = 'Select a certificate'
export const authentikMapTheAttributesText =
  'We read only the email from the default mappings, which have long names. Add your own mappings for email, firstName and lastName.'
export const letTheTileStartHereText =
  'If your version has a launch URL for applications, enter our SSO URL there.'
export const chooseWhoMaySignInText =
  'Bind policies or groups to the application. Without any, everyone can use the application.'
export const authentikWhere = 'The provider’s page'
export const authentikEntityIdNote = 'The default is “authentik”.'
export const authentikCertWhere =
  'The metadata at /application/saml/, followed by the slug and /metadata/'
export const authentikCertExample = 'Base64 text or PEM'
export const wrongAudienceCause = 'Audience is empty, so no audience is sent.'
export const wrongAudienceFix = 'Enter our Entity ID as the Audience.'
export const noSignatureCause = 'No signing certificate is selected.'
export const noSignatureFix =
  'Select a signing certificate in the provider’s settings in authentik.'

// Keycloak.

export const createTheClient = 'Create the client'
export const createTheClientText =
  'Enter the values, selecting “Next” after each page. To fill in some of them from our metadata file, use “Import client” first.'
export const nameThePersonAndSign = 'Set the name identifier and signing'
export const nameThePersonAndSignText = 'Assertion signing is off by default in a new client.'
export const askForNoSignedRequests = 'Turn off signed requests'
export const askForNoSignedRequestsText =
  'A new client requires signed requests, but ours are signed only if you turn on “Sign requests” here.'
export const theDedicatedScopeOfThe = 'The client’s dedicated scope'
export const keycloakMapTheAttributesText =
  'Add a “User Property” mapper for each attribute, with the name format Basic.'
export const keycloakWhere = 'Realm settings, General, Endpoints'
export const keycloakEntityIdNote = 'Old versions have /auth before /realms.'
export const keycloakCertWhere = 'Realm settings, Keys, RS256'
export const keycloakCertExample = 'Base64 text without BEGIN and END lines'
export const invalidRequesterCause = '“Client signature required” is on.'
export const invalidRequesterFix = 'Turn off “Client signature required” on the Keys tab.'
export const invalidRedirectUriCause = 'Our ACS URL isn’t among the valid redirect URIs.'
export const invalidRedirectUriFix = 'Add our ACS URL under “Valid redirect URIs”.'
export const clientNotFoundCause = 'The Client ID isn’t our Entity ID.'
export const clientNotFoundFix = 'Enter our Entity ID as the Client ID, exactly as shown.'

export const keycloakStartAddress = 'your Keycloak server’s address, followed by /admin'
export const keycloakStartRole = 'You need the realm-admin or manage-clients role in the realm'
export const keycloakAccess =
  'Everyone in the realm can sign in, unless an authentication flow or a role prevents it.'

// Shibboleth.

export const loadOurMetadata = 'Load our metadata'
export const loadOurMetadataText = 'Add a metadata provider that loads our metadata.'
export const metadata = 'Metadata'
export const switchEncryptionOffForUs = 'Turn off encryption for this portal'
export const switchEncryptionOffForUsText =
  'Shibboleth encrypts assertions by default. We accept them only if you turn on “Accept encrypted assertions” here. Otherwise, override the setting for our Entity ID.'
export const releaseTheAttributes = 'Release the attributes'
export const releaseTheAttributesText =
  'Release mail, givenName and sn to our Entity ID. They’re sent with urn:oid names, which we read.'
export const nameThePersonText =
  'Generate a name identifier in emailAddress format from the “mail” attribute.'
export const encryptedAssertionCause = 'The assertion is encrypted.'
export const encryptedAssertionFix =
  'Set p:encryptAssertions to false for our Entity ID in relying-party.xml.'

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
  'The IdP doesn’t recognize our Entity ID because our metadata isn’t loaded.'
export const shibbolethUnsupportedFix =
  'Check metadata-providers.xml and the IdP’s log, and reload the metadata.'
export const shibbolethNoEmailCause = 'The attribute filter doesn’t release “mail” to us.'
export const shibbolethNoEmailFix = 'Add our Entity ID to attribute-filter.xml.'

// SimpleSAMLphp.

export const addThisPortal = 'Add this portal'
export const addThisPortalText =
  'Turn on enable.saml20-idp in config.php, and add an entry for this portal to saml20-sp-remote.php. The metadata converter creates the entry from our metadata.'
export const metadataToConvert = 'Metadata to convert'
export const keyOfTheEntry = 'Entry key'
export const nameThePersonAndMapText =
  'The format is transient by default. Change it, add the saml:AttributeNameID filter for “mail”, and rename the attributes with core:AttributeMap.'
export const entityIdWhere = 'metadata/saml20-idp-hosted.php (usually the metadata URL)'
export const simpleSamlWhere = 'The metadata'
export const entryPointNote = 'Version 1 has different paths. Use the one in the metadata.'
export const simpleSamlCertExample = 'Base64 text, or the PEM file on the server'
