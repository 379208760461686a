export const loadOurMetadata = 'Load our metadata'
export const loadOurMetadataText = 'Add a provider for our metadata.'
export const metadata = 'Metadata'
export const switchEncryptionOffForUs = 'Switch encryption off for us'
export const switchEncryptionOffForUsText =
  'Shibboleth encrypts unless told otherwise, which is accepted only where you switch it on. Override the settings for our Entity ID.'
export const releaseTheAttributes = 'Release the attributes'
export const releaseTheAttributesText =
  'Release mail, givenName and sn to our Entity ID. They arrive under urn:oid names, which we read.'
export const nameThePersonText = 'Make a name identifier of the format emailAddress from mail.'
export const encryptedAssertionCause = 'The assertion is encrypted.'
export const encryptedAssertionFix = 'Set p:encryptAssertions to false for our Entity ID.'
