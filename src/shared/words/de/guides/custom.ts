export const custom = 'Anderer Anbieter'
export const startConsole = 'die Verwaltung Ihres Identitätsanbieters'
export const startAddress =
  'wo Anwendungen, Service Provider oder Relying Parties hinzugefügt werden'
export const startRole = 'Nötig ist eine Rolle, die eine Anwendung für SAML 2.0 hinzufügen darf'
export const addTheApplicationText =
  'Legen Sie eine SAML-2.0-Anwendung an; manche nennen sie Service Provider oder Relying Party. Importieren Sie unsere Metadaten, wenn das möglich ist.'
export const metadataURLOrFile = 'Metadaten-URL oder -Datei'
export const enterOurAddressesText =
  'Können keine Metadaten importiert werden, tragen Sie beide ohne Schrägstrich am Ende ein. Können Sie das Binding wählen, nehmen Sie HTTP-POST.'
export const entityIDAudienceOrIdentifier = 'Entity-ID, Audience oder Identifier'
export const acsReplyOrCallbackURL = 'ACS-, Reply- oder Callback-URL, Recipient, Destination'
export const nameThePersonText = 'Senden Sie die E-Mail-Adresse als NameID.'
export const nameIDFormat = 'Format der NameID'
export const nameIDValue = 'Wert der NameID'
export const theMailAddress = 'E-Mail-Adresse'
export const mapTheAttributesText =
  'Senden Sie jede Zeile der Attributzuordnung; als Namensformat eignen sich „basic“ und „unspecified“.'
export const chooseTheSignatureText =
  'Lassen Sie die Assertion signieren; eine Signatur der Antwort ist ebenfalls willkommen.'
export const signatureAlgorithm = 'Signaturalgorithmus'
export const encryptionOfAssertions = 'Verschlüsselung der Assertions'
export const signedRequests = 'Signierte Anfragen'
export const notRequired = 'Nicht verlangt'
export const letSignInsStartHere = 'Anmeldungen hier beginnen lassen'
export const letSignInsStartHereText =
  'Gibt es ein Feld für die Adresse, an der die Anwendung beginnt, tragen Sie unsere ein.'
export const startLaunchOrHomePage = 'Start-, Launch- oder Homepage-URL'
export const assignPeopleText =
  'Geben Sie den Personen oder Gruppen, die dieses Portal verwenden dürfen, Zugriff auf die Anwendung.'
export const takeTheValuesText =
  'Kopieren Sie Aussteller, Anmeldeadresse und Signaturzertifikat aus den Metadaten des Identitätsanbieters. Gibt es nur eine Anmeldeadresse per POST (HTTP-POST), schalten Sie unter „Erweitert“ „Anfragen per POST senden“ ein; der Import der Metadaten erledigt das.'
export const theGivenName = 'Vorname'
export const theFamilyName = 'Nachname'
export const nameIdByDefault = 'unterschiedlich; prüfen Sie, was Ihrer sendet'
export const signing =
  'Eine Signatur der Assertion, der Antwort oder beider wird angenommen; eine Nachricht ohne Signatur nicht, SHA-1 ebenso wenig.'
export const customSignedRequests =
  'Kann der Anbieter signierte Anfragen verlangen, geben Sie ihm das Zertifikat oder unsere Metadaten, in denen es steht. Wir signieren mit RSA-SHA256.'
export const encryption =
  'Kann der Anbieter Assertions verschlüsseln, geben Sie ihm das Zertifikat oder unsere Metadaten, in denen es steht. Wählen Sie AES-256-GCM oder AES-128-GCM mit RSA-OAEP; bei AES-CBC lassen Sie neben der Assertion auch die Antwort signieren.'
export const people =
  'Hängt vom Identitätsanbieter ab: Prüfen Sie, wer eine neue Anwendung verwenden darf.'
export const tile =
  'Eine Kachel funktioniert, wenn sie zu unserer SSO-URL führt. Beginnt sie beim Identitätsanbieter, wird die Anmeldung hier abgelehnt.'
export const renewal =
  'Tragen Sie hier das neue Zertifikat ein und verschieben Sie das alte nach „Bisheriges Zertifikat“; signieren Sie erst dann mit dem neuen. Leeren Sie „Bisheriges Zertifikat“, wenn alles läuft.'
export const validateInResponseToWhy =
  'Schalten Sie dies nur bei einem Identitätsanbieter aus, der Anmeldungen ausschließlich von sich aus beginnen kann.'
export const disableRequestedAuthnContextWhy =
  'Schalten Sie dies nur aus, wenn Ihrem Identitätsanbieter gesagt werden muss, dass er ein Passwort verlangen soll.'
export const invalidNameIDPolicyCause =
  'Der Identitätsanbieter kann keine NameID im Format emailAddress senden.'
export const invalidNameIDPolicyFix =
  'Stellen Sie das Format auf emailAddress und ordnen Sie es der E-Mail-Adresse zu.'
export const noAuthnContextCause =
  'Verlangt wird eine Art der Anmeldung, die der Identitätsanbieter nicht anbietet.'
export const ourLoginPageShowsACode = 'Unsere Anmeldeseite zeigt einen Code'
export const ourLoginPageShowsACodeCause = 'Wir haben die Antwort abgelehnt.'
export const ourLoginPageShowsACodeFix =
  'Suchen Sie den Code im Admin-Portal unter „Anmeldefehler“: Dort steht, was erwartet wurde, was ankam und was zu ändern ist.'

// A provider of which only the metadata is known.

export const entityIdWhere = 'Metadaten des Identitätsanbieters, EntityDescriptor'
export const entityIdNote =
  'Auch eine URN ist möglich. Kopieren Sie sie Zeichen für Zeichen, auch http oder https und einen Schrägstrich am Ende.'
export const entryPointWhere = 'Metadaten des Identitätsanbieters, Location'
export const certWhere = 'Metadaten des Identitätsanbieters, KeyDescriptor mit use="signing"'
export const certNote =
  'Sind es mehrere, kommt das zweite nach „Bisheriges Zertifikat“ und die übrigen nach „Weitere Zertifikate“.'
