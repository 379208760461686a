export const startAddress =
  '„Identity & Security“, „Domains“; beim klassischen IDCS dessen eigene Admin-Konsole'
export const startRole = 'Prüfen Sie, ob Ihre Rolle der Domain Anwendungen hinzufügen darf'
export const yourDomain = 'Ihre Domain'
export const addTheApplicationText =
  'Wählen Sie „Add application“, „SAML Application“, „Launch workflow“. Im klassischen IDCS heißt es „Applications“, „Add“, „SAML Application“, mit denselben Feldern.'
export const describeItText =
  'Geben Sie ihr einen Namen, und lassen Sie die eigenen Adressen für Login, Logout und Fehler leer. Dann „Next“.'
export const onSoThatOnlyAssigned = 'Ein, damit sich nur zugewiesene Personen anmelden können'
export const enterOurAddressesText =
  'Tragen Sie die Werte ein. Ein Signaturzertifikat zum Hochladen haben wir nicht.'
export const chooseTheSignatureText = 'Das meiste davon ist schon eingestellt.'
export const addTheAttributesText =
  'Fügen Sie jede Zeile der Attributzuordnung mit dem Format „Basic“ und dem Typ „User attribute“ hinzu. Anderes sendet Oracle nicht.'
export const switchTheApplicationOnText =
  'Wählen Sie „Finish“, dann „Activate“, und bestätigen Sie.'
export const assignPeopleText =
  'Solange Zuweisungen erzwungen werden, weisen Sie jede Person oder Gruppe zu. Die Personen müssen in der Domain vorhanden sein.'
export const where = 'Seite der Anwendung, „SSO configuration“'
export const entityIdNote =
  'Manche Domains schreiben :443 hinter den Host. Kopieren Sie genau, was angezeigt wird.'
export const certExample = 'Textdatei im PEM-Format'
export const nameIdByDefault = 'die primäre E-Mail-Adresse, Format „Email address“'
export const signing =
  'Behalten Sie „Assertion“ bei oder nehmen Sie „Assertion and response“, mit SHA-256. Lassen Sie die Verschlüsselung ausgeschaltet und laden Sie kein Zertifikat hoch: Prüfen Sie, ob Oracle dann unsere Anfragen annimmt, die nur signiert sind, wenn Sie hier „Anfragen signieren“ einschalten.'
export const signedRequests =
  '„SSO configuration“, „Advanced“: Laden Sie das Zertifikat als „Signing certificate“ hoch.'
export const encryption =
  '„SSO configuration“, „Advanced“: Schalten Sie „Require encrypted assertion“ ein, laden Sie das Zertifikat als „Encryption certificate“ hoch und wählen Sie AES-256-GCM mit RSA-OAEP.'
export const people =
  'Zugewiesene Personen und Gruppen, solange „Enforce grants as authorization“ eingeschaltet ist; sonst alle, die die Anmelderichtlinie durchlässt.'
export const tile =
  'Anmeldungen über die Kachel in „My Apps“ beginnen bei Oracle und werden hier abgelehnt. Geben Sie allen unsere SSO-URL, und lassen Sie „Display in My Apps“ ausgeschaltet.'
export const renewal =
  'Das Zertifikat gehört zur Domain und kommt von Oracle; ein anderes gibt es nur über eine Serviceanfrage. Ändert es sich, tragen Sie das neue hier ein, mit dem alten als „Bisheriges Zertifikat“.'
export const validateInResponseToWhy =
  'Ist dies aus, geht auch die Kachel in „My Apps“, aber Antworten sind an keine Anfrage mehr gebunden.'
export const theFederationPartnerIsNotRecognizedCause =
  'Die Entity-ID ist nicht unsere, oder die Anwendung ist nicht aktiviert.'
export const theFederationPartnerIsNotRecognizedFix =
  'Vergleichen Sie die Entity-ID Zeichen für Zeichen, und aktivieren Sie die Anwendung.'
export const accessIsDeniedAfterTheSign =
  'Nach der Anmeldung bei Oracle wird der Zugriff verweigert'
export const accessIsDeniedAfterTheSignCause =
  'Die Person ist nicht zugewiesen, oder die Anmelderichtlinie lässt sie nicht durch. Prüfen Sie, was davon zutrifft.'
export const accessIsDeniedAfterTheSignFix =
  'Weisen Sie die Person zu, oder ändern Sie die Richtlinie.'
export const theMetadataAddressAsksForA = 'Die Adresse der Metadaten verlangt eine Anmeldung'
export const theMetadataAddressAsksForACause =
  'Die Domain veröffentlicht ihr Signaturzertifikat nicht.'
export const theMetadataAddressAsksForAFix =
  'Laden Sie die Metadaten in der Konsole herunter, oder schalten Sie „Configure client access“ unter „Settings“, „Domain settings“ ein (klassisches IDCS: „Access Signing Certificate“ unter „Default Settings“).'
