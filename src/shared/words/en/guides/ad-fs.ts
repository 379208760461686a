export const addTheRelyingParty = 'Add the relying party'
export const addTheRelyingPartyText =
  'Choose “Claims aware” and “Start”, and import our metadata; or enter the values by hand. Choose an access control policy and finish. The tab “Advanced” must say SHA-256.'
export const sendTheAttributes = 'Send the attributes'
export const sendTheAttributesText = 'These claims carry long names, which we read as well.'
export const nameThePersonText = 'Without this second rule AD FS answers InvalidNameIDPolicy.'
export const entityIdWhere = 'The metadata, entityID'
export const entryPointWhere =
  'The metadata: /FederationMetadata/2007-06/FederationMetadata.xml of the host'
export const certWhere = 'Service, Certificates, Token-signing, View, Details, Copy to File'
export const certExample = 'Base-64 encoded .cer file'
export const certNote =
  'AD FS makes a new one 20 days before the old one ends and signs with it five days later. Enter it in those five days, with the old one as Previous Certificate.'
export const invalidNameIDPolicyCause = 'The rule that makes a Name ID of the email is missing.'
export const invalidNameIDPolicyFix = 'Add the second rule.'
export const anErrorPageOfADFS = 'An error page of AD FS'
export const anErrorPageOfADFSCause =
  'Check Event Viewer, AD FS, Admin for the event of the same time.'
export const anErrorPageOfADFSFix = 'The event says what AD FS missed.'
