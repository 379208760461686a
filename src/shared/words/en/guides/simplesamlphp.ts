export const addThisPortal = 'Add this portal'
export const addThisPortalText =
  'Switch enable.saml20-idp on and add an entry; the metadata converter makes it from our metadata.'
export const metadataToConvert = 'Metadata to convert'
export const keyOfTheEntry = 'Key of the entry'
export const nameThePersonAndMapText =
  'The format is transient unless you say otherwise. Set it, add the filter saml:AttributeNameID on mail, and rename the attributes with core:AttributeMap.'
export const entityIdWhere = 'metadata/saml20-idp-hosted.php; usually the address of the metadata'
export const where = 'The metadata'
export const entryPointNote = 'Version 1 has other paths: take the one in the metadata.'
export const certExample = 'Base64 text, or the PEM file on the server'
