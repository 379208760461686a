export const startAddress = 'die Admin-Adresse Ihrer Okta-Organisation'
export const startRole = 'Prüfen Sie, ob Ihre Rolle App-Integrationen anlegen darf'
export const createTheAppIntegration = 'Die App-Integration anlegen'
export const createTheAppIntegrationText =
  'Wählen Sie „SAML 2.0“, dann „Next“. Geben Sie der App unter „General Settings“ einen Namen, dann „Next“.'
export const enterOurAddressesText =
  'Tragen Sie die Werte unter „Configure SAML“ ein. Lassen Sie „Show Advanced Settings“, wie es ist: Antwort und Assertion signiert, RSA-SHA256, SHA256, unverschlüsselt.'
export const leaveTicked = 'Angekreuzt lassen'
export const finishTheWizard = 'Den Assistenten abschließen'
export const finishTheWizardText =
  'Wählen Sie „Next“, geben Sie unter „Feedback“ an, dass es eine interne App ist, und schließen Sie ab.'
export const addTheAttributesText =
  'Fügen Sie für jede Zeile der Attributzuordnung einen Ausdruck hinzu; anderes sendet Okta nicht. In einer älteren Konsole oder nach „Show legacy configuration“ sind die Namen dieselben, mit dem Format „Unspecified“, und die Werte user.email, user.firstName und user.lastName. „Preview the SAML Assertion“ zeigt das Ergebnis.'
export const assignPeopleText =
  'Wählen Sie „Assign to People“ oder „Assign to Groups“, weisen Sie zu, und schließen Sie mit „Done“ ab. Die App muss aktiv sein.'
export const signInFromHereText =
  'Der Assistent von Okta hat kein Feld für eine Start-URL. Geben Sie allen diese Adresse, oder lassen Sie sie ihre E-Mail-Adresse auf unserer Anmeldeseite eingeben.'
export const entityIdTheirs = 'Issuer (auch „Identity Provider Issuer“)'
export const metadataWhere = 'Registerkarte „Sign On“, „Metadata details“'
export const where = 'Registerkarte „Sign On“, „More details“'
export const entryPointTheirs = 'Sign on URL (auch „Identity Provider Single Sign-On URL“)'
export const certWhere =
  'Registerkarte „Sign On“, „Download“; oder „SAML Signing Certificates“, „Actions“, „Download certificate“'
export const certExample = '.cert-Datei mit PEM-Text'
export const nameIdByDefault = 'der Okta-Benutzername, Format „Unspecified“'
export const signing =
  'Prüfen Sie unter „Show Advanced Settings“, ob Antwort und Assertion mit RSA-SHA256 signiert werden. Lassen Sie die Verschlüsselung ausgeschaltet und laden Sie kein Signaturzertifikat hoch: Unsere Anfragen sind nur signiert, wenn Sie hier „Anfragen signieren“ einschalten.'
export const signedRequests =
  '„Show Advanced Settings“: Laden Sie das Zertifikat unter „Signature Certificate“ hoch und kreuzen Sie „Signed Requests“ an.'
export const encryption =
  '„Show Advanced Settings“: Stellen Sie „Assertion Encryption“ auf „Encrypted“, den Algorithmus auf AES256-GCM, den Schlüsseltransport auf RSA-OAEP, und laden Sie das Zertifikat unter „Encryption Certificate“ hoch.'
export const people =
  'Personen und Gruppen unter „Assignments“. Die Anmelderichtlinie der App kann zusätzlich eine Anmeldung in zwei Schritten verlangen.'
export const tile =
  'Anmeldungen über die Kachel der App beginnen immer bei Okta und werden hier abgelehnt. Geben Sie allen unsere SSO-URL; prüfen Sie, ob eine „Bookmark app“, die dorthin führt, die Kachel ersetzen kann.'
export const renewal =
  'Sehen Sie auf der Registerkarte „Sign On“ nach, wann das Zertifikat abläuft: Bei einer eigenen App erneuert Okta es nicht. Wählen Sie „Generate new certificate“ (es bleibt inaktiv), tragen Sie es hier ein, mit dem alten als „Bisheriges Zertifikat“, und wählen Sie dann „Activate“.'
export const validateInResponseToWhy =
  'Ist dies aus, geht auch die Kachel von Okta, aber Antworten sind an keine Anfrage mehr gebunden.'
export const error403AppNotAssignedCause =
  'Die Person ist nicht zugewiesen; im Systemprotokoll steht ein unberechtigter Versuch, die App zu öffnen.'
export const error403AppNotAssignedFix = 'Weisen Sie die Person oder eine ihrer Gruppen zu.'
export const wrongDestinationCause =
  '„Single sign-on URL“ oder „Audience URI“ ist falsch geschrieben.'
export const noEmailCause =
  'Das „Attribute Statement“ fehlt oder wurde im neuen Editor in der alten Form geschrieben.'
export const noEmailFix =
  'Tragen Sie user.profile.email unter „Attribute Statements“ ein, oder user.email in der alten Konfiguration.'
export const theFormRefusesOurACSURL = 'Das Formular lehnt unsere ACS-URL ab'
export const theFormRefusesOurACSURLCause = 'Okta nimmt in dieser Adresse keinen Unterstrich an.'
export const theFormRefusesOurACSURLFix =
  'In unseren Pfaden und Kunden-IDs gibt es keinen Unterstrich: Prüfen Sie den Hostnamen dieses Portals.'
export const pageNotFoundAtOkta = '„Page not found“ bei Okta'
export const pageNotFoundAtOktaCause =
  'Vielleicht ist die „Sign on URL“ falsch oder die App nicht aktiv.'
export const pageNotFoundAtOktaFix =
  'Kopieren Sie die „Sign on URL“ noch einmal, und prüfen Sie, ob die App aktiv ist. Unter „Reports“, „System Log“ stehen die Einzelheiten jedes Versuchs.'

// Auth0.

export const auth0StartRole = 'Prüfen Sie, ob Ihre Rolle Anwendungen anlegen darf'
export const createTheApplicationText =
  'Geben Sie ihr einen Namen und wählen Sie „Regular Web Application“.'
export const switchSAMLOn = 'SAML einschalten'
export const switchSAMLOnText =
  'Der Schalter öffnet ein Fenster mit den Registerkarten „Settings“ und „Usage“.'
export const enterOurAddressesAndSettings = 'Unsere URLs und Einstellungen eintragen'
export const enterOurAddressesAndSettingsText =
  'Ersetzen Sie den ganzen Text in „Settings“ durch unseren: Er nennt unsere Adressen, ordnet die drei Attribute zu und stellt SHA-256 ein (Auth0 beginnt mit SHA-1, das wir ablehnen). Wählen Sie dann unten „Enable“ oder „Save“. „Debug“ auf derselben Seite zeigt eine Test-Assertion.'
export const checkTheAllowedAddresses = 'Die erlaubten Adressen prüfen'
export const checkTheAllowedAddressesText =
  'Unsere ACS-URL muss in der Liste stehen. Behalten Sie die Reihenfolge bei: Das Add-on verwendet die erste Adresse.'
export const chooseWherePeopleComeFrom = 'Wählen, woher die Personen kommen'
export const chooseWherePeopleComeFromText =
  'Schalten Sie für diese Anwendung mindestens eine Connection ein.'
export const takeAuth0sValues = 'Die Werte von Auth0 kopieren'
export const takeAuth0sValuesText =
  'Kopieren Sie Aussteller und Login-URL, und laden Sie das Zertifikat herunter.'
export const entityIdWhere = '„SAML2 Web App“, „Usage“'
export const entityIdNote =
  'Verwenden Sie eine eigene Domain, steht sie im Aussteller und in den Adressen; beide ändern sich also, sobald Sie damit anfangen.'
export const auth0EntryPointTheirs = 'Identity Provider Login URL (auch „SAML Protocol URL“)'
export const entryPointWhere = '„SAML2 Web App“, „Usage“; oder „Advanced Settings“, „Endpoints“'
export const entryPointNote =
  'Endet die URL auf ?connection= oder ?organization=, kommen Personen direkt zu dieser Connection oder Organisation.'
export const auth0CertWhere =
  '„SAML2 Web App“, „Usage“; oder „Advanced Settings“, „Certificates“, „Download Certificate“'
export const certNote = 'CER und PKCS#7 werden ebenfalls angeboten: Nehmen Sie PEM.'
export const auth0NameIdByDefault = 'die Benutzer-ID von Auth0, Format unspecified'
export const nameIdentifierFormatAndNameIdentifierProbesOfOur =
  'emailAddress (in unseren Einstellungen schon enthalten)'
export const auth0Signing =
  'Unsere Einstellungen wählen SHA-256. Lassen Sie signingCert weg: Damit verlangt Auth0 signierte Anfragen. Mit signResponse signiert Auth0 die Antwort anstelle der Assertion; auch das nehmen wir an.'
export const auth0SignedRequests =
  'Add-on „SAML2 Web App“, „Settings“: Fügen Sie das Zertifikat in „signingCert“ ein.'
export const auth0Encryption =
  'Auth0 verschlüsselt über eine eigene Action oder Rule: Sehen Sie in dessen Dokumentation nach, und nehmen Sie AES-GCM.'
export const auth0People =
  'Alle aus einer Connection, die für die Anwendung eingeschaltet ist. Schränken Sie das mit Organizations oder einer Action nach der Anmeldung ein.'
export const auth0Tile =
  'Eine Anmeldung, die an der Login-URL selbst beginnt, wird hier abgelehnt. Geben Sie allen unsere SSO-URL.'
export const auth0Renewal =
  'Ein Signaturschlüssel gilt für den ganzen Mandanten und wird manuell unter „Settings“, „Signing Keys“ erneuert: Alle SAML-Anwendungen wechseln gleichzeitig. Tragen Sie zuerst hier das Zertifikat des nächsten Schlüssels in der Warteschlange ein, mit dem alten als „Bisheriges Zertifikat“, und wählen Sie dann bei Auth0 „Rotate Key“.'
export const weakAlgorithmCause = 'Das Add-on signiert noch mit SHA-1.'
export const weakAlgorithmFix =
  'Fügen Sie unsere Einstellungen ein, die rsa-sha256 und sha256 wählen, und speichern Sie.'
export const invalidRequestCause = 'Für die Anwendung ist keine Connection eingeschaltet.'
export const invalidRequestFix = 'Schalten Sie unter „Connections“ eine ein.'
export const callbackURLMismatchCause =
  'Unsere ACS-URL ist nicht die „Application Callback URL“, oder sie ist nicht erlaubt.'
export const callbackURLMismatchFix =
  'Tragen Sie unsere ACS-URL im Add-on ein, und prüfen Sie, ob sie unter „Allowed Callback URLs“ steht.'
export const wrongAudienceCause = 'Die Audience in den Einstellungen ist nicht unsere Entity-ID.'
export const wrongAudienceFix = 'Fügen Sie unsere Einstellungen noch einmal ein.'
export const auth0NoEmailCause = 'Die Zuordnungen aus unseren Einstellungen fehlen.'
export const auth0NoEmailFix =
  'Fügen Sie unsere Einstellungen noch einmal ein. Unter „Monitoring“, „Logs“ stehen die Einzelheiten jedes Versuchs.'
