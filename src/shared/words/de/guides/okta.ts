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
  'Der Assistent von Okta hat kein Feld für die Adresse, an der eine Anmeldung beginnt. Geben Sie allen diese Adresse, oder lassen Sie sie ihre E-Mail-Adresse auf unserer Anmeldeseite eingeben.'
export const entityIdTheirs = 'Issuer (auch „Identity Provider Issuer“)'
export const where = 'Registerkarte „Sign On“, „More details“'
export const entryPointTheirs = 'Sign on URL (auch „Identity Provider Single Sign-On URL“)'
export const certWhere =
  'Registerkarte „Sign On“, „Download“; oder „SAML Signing Certificates“, „Actions“, „Download certificate“'
export const certExample = '.cert-Datei mit PEM-Text'
export const nameIdByDefault = 'der Okta-Benutzername, Format „Unspecified“'
export const signing =
  'Prüfen Sie unter „Show Advanced Settings“, ob Antwort und Assertion mit RSA-SHA256 signiert werden. Lassen Sie die Verschlüsselung ausgeschaltet und laden Sie kein Signaturzertifikat hoch: Unsere Anfragen sind nur signiert, wenn Sie das einschalten.'
export const signedRequests =
  '„Show Advanced Settings“: Laden Sie das Zertifikat unter „Signature Certificate“ hoch und kreuzen Sie „Signed Requests“ an.'
export const encryption =
  '„Show Advanced Settings“: Stellen Sie „Assertion Encryption“ auf „Encrypted“, den Algorithmus auf AES256-GCM, den Schlüsseltransport auf RSA-OAEP, und laden Sie das Zertifikat unter „Encryption Certificate“ hoch.'
export const people =
  'Personen und Gruppen unter „Assignments“. Die Anmelderichtlinie der App kann zusätzlich einen zweiten Faktor verlangen.'
export const tile =
  'Die Kachel der App beginnt immer bei Okta und wird hier abgelehnt. Geben Sie allen unsere SSO-URL; prüfen Sie, ob eine „Bookmark app“, die dorthin führt, die Kachel ersetzen kann.'
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
  'Schreiben Sie user.profile.email unter „Attribute Statements“ oder user.email in der alten Konfiguration.'
export const theFormRefusesOurACSURL = 'Das Formular lehnt unsere ACS-URL ab'
export const theFormRefusesOurACSURLCause = 'Okta nimmt in dieser Adresse keinen Unterstrich an.'
export const theFormRefusesOurACSURLFix =
  'In unseren Pfaden und Kunden-IDs gibt es keinen: Prüfen Sie den Hostnamen dieses Portals.'
export const pageNotFoundAtOkta = '„Page not found“ bei Okta'
export const pageNotFoundAtOktaCause = 'Prüfen Sie die „Sign on URL“, und ob die App aktiv ist.'
export const pageNotFoundAtOktaFix =
  'Kopieren Sie die „Sign on URL“ noch einmal. Unter „Reports“, „System Log“ stehen die Einzelheiten jedes Versuchs.'
