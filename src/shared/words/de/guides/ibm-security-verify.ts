export const startAddress = 'die Adresse Ihres Mandanten, gefolgt von /ui/admin'
export const addTheApplicationText = 'Wählen Sie „Add application“.'
export const describeItText =
  'Geben Sie einen Namen, eine Beschreibung und den Firmennamen ein (erforderlich). Lassen Sie die Anwendung eingeschaltet.'
export const enterOurAddressesText =
  'Wählen Sie zuerst SAML 2.0. Um statt dieser Werte unsere Metadaten hochzuladen, wählen Sie „Use metadata“.'
export const untick = 'Häkchen entfernen'
export const chooseTheSignatureAndThe = 'Die Signatur und die NameID wählen'
export const chooseTheSignatureAndTheText =
  'Signieren Sie mit einem Zertifikat Ihrer eigenen Firma: Das mit dem Mandanten mitgelieferte ist laut IBM nur zum Ausprobieren gedacht.'
export const aPersonalCertificateOfYour = 'Ein „personal certificate“ Ihrer Firma'
export const mapTheAttributesAndSave = 'Die Attribute zuordnen und speichern'
export const mapTheAttributesAndSaveText =
  'Fügen Sie jede Zeile der Attributzuordnung im Format „basic“ hinzu. Wählen Sie Zugriffsrichtlinien nach Bedarf, und speichern Sie dann.'
export const assignPeopleText =
  'Wählen Sie automatischen Zugriff für alle Benutzer und Gruppen, oder wählen Sie Benutzer und Gruppen mit „Add“ aus. Speichern Sie dann.'
export const takeIbmsValues = 'Die Werte von IBM kopieren'
export const takeIbmsValuesText =
  'In der Anleitung rechts auf der Seite stehen Provider-ID, Login-URL und Zertifikat.'
export const where = 'Registerkarte „Sign-on“, Anleitung rechts'
export const entityIdNote = 'Die von IBM, nicht die, die Sie eingetragen haben.'
export const certExample = 'PEM-Text'
export const nameIdByDefault = 'wie auf der Registerkarte „Sign-on“ gewählt'
export const signing =
  'Verify signiert immer seine Antwort; prüfen Sie, ob es auch die Assertion signiert. Lassen Sie hier „Signaturen der Antwort prüfen“ eingeschaltet, damit beides genügt. Wählen Sie RSA-SHA256, und prüfen Sie, ob die Verschlüsselung ausgeschaltet ist.'
export const signedRequests =
  'Fügen Sie unser Zertifikat bei Verify unter „Security“, „Certificates“ hinzu. Kreuzen Sie dann auf der Registerkarte „Sign-on“ „Validate SAML request signature“ an und wählen Sie unser Zertifikat.'
export const encryption =
  '„Sign-on“: Kreuzen Sie „Encrypt assertion“ an, wählen Sie AES-256-GCM, falls es angeboten wird, und wählen Sie das Zertifikat. Bei AES-CBC lassen Sie auch die Antwort signieren.'
export const people =
  'Personen und Gruppen der Registerkarte „Entitlements“, soweit die Zugriffsrichtlinien es erlauben.'
export const tile =
  'Ist die Anmeldung, die beim Identitätsanbieter beginnt, ausgeschaltet und unsere SSO-URL als „Service provider SSO URL“ eingetragen, beginnen Anmeldungen hier.'
export const renewal =
  'Anwendungen mit dem Standardzertifikat des Mandanten wechseln alle gleichzeitig. Tragen Sie das neue Zertifikat hier ein, mit dem alten als „Bisheriges Zertifikat“, bevor Sie es bei IBM wählen; sehen Sie unter „Security“, „Certificates“ nach, wie Ihres ersetzt wird.'
export const validateSignatureWhy =
  'Verify signiert in jedem Fall die Antwort. Ist dies aus, zählt nur eine Signatur der Assertion.'
export const verifyDoesNotKnowTheApplication = 'Verify kennt die Anwendung nicht'
export const verifyDoesNotKnowTheApplicationCause =
  'Die Provider-ID oder die ACS-URL ist vielleicht falsch geschrieben.'
export const verifyWantsASignedRequest = 'Verify verlangt eine signierte Anfrage'
export const verifyWantsASignedRequestCause =
  '„Validate SAML request signature“ ist eingeschaltet. Unsere Anfragen sind nur signiert, wenn Sie hier „Anfragen signieren“ einschalten.'
export const verifyWantsASignedRequestFix = 'Schalten Sie „Validate SAML request signature“ aus.'
export const thePersonSignsInAtIBM = 'Die Person meldet sich bei IBM an, wird aber abgewiesen'
export const thePersonSignsInAtIBMCause =
  'Vielleicht fehlt der Person die Berechtigung, oder eine Zugriffsrichtlinie weist sie ab.'
export const thePersonSignsInAtIBMFix =
  'Fügen Sie die Person unter „Entitlements“ hinzu, oder ändern Sie die Richtlinie.'
