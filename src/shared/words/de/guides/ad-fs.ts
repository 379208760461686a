export const addTheRelyingParty = 'Die Relying Party hinzufügen'
export const addTheRelyingPartyText =
  'Wählen Sie „Claims aware“ und „Start“, und importieren Sie unsere Metadaten; oder tragen Sie die Werte von Hand ein. Wählen Sie eine Zugriffsrichtlinie und schließen Sie ab. Auf der Registerkarte „Advanced“ muss SHA-256 stehen.'
export const sendTheAttributes = 'Die Attribute senden'
export const sendTheAttributesText = 'Diese Claims haben lange Namen, die wir ebenfalls lesen.'
export const nameThePersonText = 'Ohne diese zweite Regel antwortet AD FS mit InvalidNameIDPolicy.'
export const entityIdWhere = 'In den Metadaten, entityID'
export const entryPointWhere =
  'In den Metadaten: /FederationMetadata/2007-06/FederationMetadata.xml auf dem Host'
export const certWhere =
  '„Service“, „Certificates“, „Token-signing“, „View“, „Details“, „Copy to File“'
export const certExample = 'Base64-codierte .cer-Datei'
export const certNote =
  'AD FS erstellt 20 Tage vor Ablauf des alten ein neues und signiert fünf Tage später damit. Tragen Sie es in diesen fünf Tagen ein, mit dem alten als „Bisheriges Zertifikat“.'
export const invalidNameIDPolicyCause =
  'Die Regel, die aus der E-Mail-Adresse eine Name ID macht, fehlt.'
export const invalidNameIDPolicyFix = 'Fügen Sie die zweite Regel hinzu.'
export const anErrorPageOfADFS = 'Eine Fehlerseite von AD FS'
export const anErrorPageOfADFSCause =
  'Suchen Sie unter „Event Viewer“, „AD FS“, „Admin“ das Ereignis mit derselben Uhrzeit.'
export const anErrorPageOfADFSFix = 'Das Ereignis nennt, was AD FS fehlte.'
