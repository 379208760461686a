export const entityIdTheirs = 'Entity ID of the hosted identity provider'
export const entityIdWhere = 'Metadata, EntityDescriptor'
export const entityIdNote = 'Your administrator has chosen it. Copy it to the letter.'
export const entryPointWhere = 'Metadata, Location'
export const entryPointNote =
  'Check the path of a server of your own, which may begin with /openam.'
export const certTheirs = 'Download Certificate, or X509Certificate'
export const certWhere = 'Sign On tab, or metadata'
export const startConsole = 'PingOne Advanced Identity Cloud (formerly ForgeRock Identity Cloud)'
export const startAddress = 'the admin console of your tenant'
export const startRole =
  'Check that your role may manage applications. Tenants without Applications follow the steps for PingAM'
export const addTheApplicationText =
  'Choose “Next”, fill in name, description and owners, and choose “Create Application”.'
export const enterOurAddressesText =
  'Download our metadata and choose “Upload Metadata”: it also says that assertions are to be signed. Or choose “Configure Manually” and enter both values, with the binding HTTP-POST. Then “Next” and “Save”.'
export const nameThePersonAndMapText =
  'Add each row of the attribute mapping to the list of attributes. Nothing is sent that is not in it.'
export const chooseTheAlgorithm = 'Choose the algorithm'
export const chooseTheAlgorithmText =
  'Choose RSA-SHA256 as signing algorithm of the hosted identity provider: there is no preset. Leave “Authentication Requests Signed” off.'
export const takeTheValuesText = 'Open “View IdP Metadata” and choose “Download Certificate”.'
export const assignPeopleText = 'Add the people and roles that may use this portal.'
export const nameIdByDefault = 'Persistent or transient, whichever comes first in the list'
export const signing =
  'What is signed follows our metadata, which ask for signed assertions. Choose RSA-SHA256, and leave encryption off.'
export const signedRequests =
  'Application, Assertion Content: tick “Authentication Requests Signed”. Our metadata carry the certificate.'
export const encryption =
  'Application, Assertion Content: tick “Assertion” under Encryption. Our metadata carry the certificate and ask for AES-GCM.'
export const people = 'People and roles under “Users & Roles”.'
export const tile =
  '“Try it out” and tiles may start at the identity provider and are then refused here: check with our SSO URL.'
export const renewal =
  'The keys are your own, in secret labels or ESVs. Enter the new certificate here with the old one as Previous Certificate before the server begins to sign with it.'
export const unableToDoSingleSignOnCause =
  'Our metadata are missing or wrong there, or both providers are not in one circle of trust.'
export const unableToDoSingleSignOnFix =
  'Import our metadata again, and look at the circle of trust.'
export const theAddressToAnswerToIs = 'The address to answer to is not valid'
export const theAddressToAnswerToIsCause =
  'Check whether the metadata that were imported are older than our present ACS URL.'
export const theAddressToAnswerToIsFix = 'Choose “Update Metadata”.'
export const theMetadataPageBeginsWithERROR = 'The metadata page begins with ERROR :'
export const theMetadataPageBeginsWithERRORCause =
  'The entity id or the realm of its address is wrong.'
export const theMetadataPageBeginsWithERRORFix =
  'Correct both; without a realm the top level is meant. In Advanced Identity Cloud the realm is usually alpha.'
export const pingAMFormerlyForgeRockAM = 'PingAM (formerly ForgeRock AM)'
export const createTheHostedIdentityProvider = 'Create the hosted identity provider once'
export const createTheHostedIdentityProviderText =
  'Choose “Hosted”, give it an entity ID and a base URL, fill in “Identity Provider Meta Alias”, and create it.'
export const importThisPortal = 'Import this portal'
export const importThisPortalText =
  'Import our metadata and choose the circle of trust. The metadata ask for HTTP-POST; by hand you would begin with the artifact binding, which we do not have.'
export const metadataToImport = 'Metadata to import'
export const joinThem = 'Join them'
export const joinThemText = 'Put both providers into the same circle.'
export const hostedIdentityProvider = 'Hosted identity provider'
export const nameThePersonText =
  'Put the email format first in the list, and map it to the mail address.'
export const emailFormatFirst = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress, first'
export const mapTheAttributesText =
  'The name that is sent stands on the left, the attribute of the profile on the right.'
export const remoteServiceProvider = 'Remote service provider'
export const chooseTheSignatureText =
  'Choose RSA-SHA256 as signing algorithm, too: there is no preset.'
