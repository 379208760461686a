export const startAddress =
  'console.pingone.com oder die Konsole Ihrer Region (.eu, .ca, .asia, .com.au)'
export const startRole = 'Prüfen Sie, ob Ihre Rolle Anwendungen der Umgebung verwalten darf'
export const yourEnvironment = 'Ihre Umgebung'
export const addTheApplicationText =
  'Geben Sie ihr einen Namen, wählen Sie als Anwendungstyp „SAML Application“, dann „Configure“. In älteren Konsolen steht das unter „Connections“.'
export const enterOurAddressesText =
  'Tragen Sie die Werte ein und speichern Sie. „Import From URL“ liest beide stattdessen aus unseren Metadaten, wenn PingOne dieses Portal erreicht.'
export const importFromURLInPlace = 'Import From URL, anstelle der beiden'
export const pencil = 'Stift'
export const mapTheAttributesText =
  'Ändern Sie saml_subject, das anfangs die Benutzer-ID ist. Fügen Sie dann für jede Zeile der Attributzuordnung mit „+ Add“ eine Zeile hinzu, und speichern Sie. PingOne sendet nichts, was nicht zugeordnet ist.'
export const chooseSigningAndValidity = 'Signatur und Gültigkeit wählen'
export const chooseSigningAndValidityText = 'Stellen Sie die Werte ein und speichern Sie.'
export const leaveSelected = 'Ausgewählt lassen'
export const validity = '300 Sekunden'
export const letTheTileStartHereText =
  'Tragen Sie unsere SSO-URL als „Home page“ oder „Signon URL“ ein.'
export const chooseWhoMaySignInText =
  'Fügen Sie die Gruppen hinzu, deren Mitglieder dieses Portal verwenden dürfen.'
export const switchTheApplicationOnText =
  'Eine neue Anwendung ist ausgeschaltet. Nehmen Sie den Schalter oben auf ihrer Seite.'
export const takePingOnesValues = 'Die Werte von PingOne holen'
export const takePingOnesValuesText =
  'Kopieren Sie „Issuer ID“ und „Single Signon Service“, und laden Sie das Signaturzertifikat herunter.'
export const where = 'Registerkarte „Configuration“, „Connection details“'
export const entityIdNote =
  'Die Domain endet wie die Ihrer Region; eine eigene Domain tritt an ihre Stelle. Sie ist für alle Anwendungen der Umgebung dieselbe.'
export const certExample = 'X509 PEM (.pem-Datei)'
export const certNote = 'PKCS#7 wird ebenfalls angeboten: Nehmen Sie PEM.'
export const nameIdByDefault = 'die Benutzer-ID von PingOne'
export const signing =
  'Behalten Sie „Sign Assertion“ bei oder nehmen Sie „Sign Assertion & Response“; wählen Sie RSA_SHA256. Lassen Sie die Verschlüsselung und „Enforce signed AuthnRequest“ ausgeschaltet: Unsere Anfragen sind nur signiert, wenn Sie das einschalten.'
export const signedRequests =
  '„Configuration“, „Edit“: Kreuzen Sie „Enforce Signed AuthnRequest“ an und importieren Sie das Zertifikat unter „Verification Certificate“.'
export const encryption =
  '„Configuration“, „Edit“: Kreuzen Sie „Enable Encryption“ an, wählen Sie AES_256 mit RSA_OAEP, und importieren Sie das Zertifikat. Verschlüsselt es mit AES-CBC, lassen Sie Antwort und Assertion signieren.'
export const people =
  'Mitglieder der Gruppen auf der Registerkarte „Access“. Prüfen Sie, wer sich anmelden darf, solange keine Gruppe gewählt ist: vermutlich alle in der Umgebung.'
export const tile =
  'Mit unserer SSO-URL als „Home page“ beginnt die Kachel hier und funktioniert. „Initiate Single Sign-on URL“ beginnt bei PingOne und wird hier abgelehnt.'
export const renewal =
  'Das Zertifikat gehört zur Umgebung; wann es abläuft, steht unter „Settings“, „Certificates and Key Pairs“, und für SAML erneuert PingOne es nicht. Tragen Sie das neue hier ein, mit dem alten als „Bisheriges Zertifikat“, bevor die Anwendung dazu wechselt.'
export const pingOneDoesNotKnowTheApplication = 'PingOne kennt die Anwendung nicht'
export const pingOneDoesNotKnowTheApplicationCause =
  'Die Anwendung ist ausgeschaltet, ihre Entity-ID ist nicht unsere, oder die Adresse hat die falsche Region oder Umgebung.'
export const pingOneDoesNotKnowTheApplicationFix =
  'Schalten Sie sie ein, vergleichen Sie die Entity-ID, und kopieren Sie „Single Signon Service“ noch einmal.'
export const pingOneRefusesTheAddressToAnswer = 'PingOne lehnt die Antwortadresse ab'
export const pingOneRefusesTheAddressToAnswerCause =
  'Unsere ACS-URL steht nicht unter den „ACS URLs“ der Anwendung.'
export const pingOneRefusesTheAddressToAnswerFix =
  'Fügen Sie sie hinzu; nennt eine Anfrage keine, gilt die erste.'
export const thePersonSignsInAtPingOne =
  'Die Person meldet sich bei PingOne an, wird aber abgewiesen'
export const thePersonSignsInAtPingOneCause =
  'Die Person ist in keiner der Gruppen auf der Registerkarte „Access“.'
export const thePersonSignsInAtPingOneFix =
  'Fügen Sie eine der Gruppen der Person hinzu. Sehen Sie im Audit-Protokoll der Umgebung nach dem Grund.'
export const createAConnection = 'Eine Verbindung anlegen'
export const createAConnectionText =
  'Importieren Sie unsere Metadaten, oder tragen Sie unsere Entity-ID und ACS-URL ein. Senden Sie email, firstName und lastName und als Subject die E-Mail-Adresse.'
export const entityIDOfThePartner = 'Entity-ID des Partners'
export const chooseTheSignatureText =
  'Lassen Sie die Assertion oder die Antwort signieren, und verlangen Sie keine signierten Anfragen.'
export const portNote = 'Prüfen Sie den Port, der 9031 sein kann.'
export const pingOneForEnterpriseAddTheApplicationText =
  'Wählen Sie „New SAML Application“, tragen Sie unsere Adressen ein, und ordnen Sie die Attribute dieser Anleitung zu.'
export const authz001Cause = 'Die Person ist in keiner Gruppe, die die Anwendung verwenden darf.'
export const authz001Fix = 'Berechtigen Sie eine der Gruppen der Person.'
