export const loadOurMetadata = 'Unsere Metadaten laden'
export const loadOurMetadataText = 'Fügen Sie einen Provider für unsere Metadaten hinzu.'
export const metadata = 'Metadaten'
export const switchEncryptionOffForUs = 'Verschlüsselung für uns ausschalten'
export const switchEncryptionOffForUsText =
  'Shibboleth verschlüsselt, wenn nichts anderes eingestellt ist; angenommen wird das nur, wenn Sie es hier einschalten. Überschreiben Sie die Einstellungen für unsere Entity-ID.'
export const releaseTheAttributes = 'Die Attribute freigeben'
export const releaseTheAttributesText =
  'Geben Sie mail, givenName und sn für unsere Entity-ID frei. Sie kommen unter urn:oid-Namen an, die wir lesen.'
export const nameThePersonText = 'Bilden Sie aus mail eine NameID im Format emailAddress.'
export const encryptedAssertionCause = 'Die Assertion ist verschlüsselt.'
export const encryptedAssertionFix =
  'Setzen Sie p:encryptAssertions für unsere Entity-ID auf false.'
