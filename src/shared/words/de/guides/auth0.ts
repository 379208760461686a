export const startRole = 'Prüfen Sie, ob Ihre Rolle Anwendungen anlegen darf'
export const createTheApplicationText =
  'Geben Sie ihr einen Namen und wählen Sie „Regular Web Application“.'
export const switchSAMLOn = 'SAML einschalten'
export const switchSAMLOnText =
  'Der Schalter öffnet ein Fenster mit den Registerkarten „Settings“ und „Usage“.'
export const enterOurAddressesAndSettings = 'Unsere Adressen und Einstellungen eintragen'
export const enterOurAddressesAndSettingsText =
  'Ersetzen Sie den ganzen Text in „Settings“ durch unseren: Er nennt unsere Adressen, sendet die drei Attribute und signiert mit SHA-256. Auth0 beginnt mit SHA-1, das wir ablehnen. Wählen Sie dann unten „Enable“ oder „Save“. „Debug“ auf derselben Seite zeigt eine Test-Assertion.'
export const checkTheAllowedAddresses = 'Die erlaubten Adressen prüfen'
export const checkTheAllowedAddressesText =
  'Unsere ACS-URL muss in der Liste stehen. Behalten Sie die Reihenfolge bei: Die erste Adresse ist die des Add-ons.'
export const chooseWherePeopleComeFrom = 'Wählen, woher die Personen kommen'
export const chooseWherePeopleComeFromText =
  'Schalten Sie für diese Anwendung mindestens eine Connection ein.'
export const takeAuth0sValues = 'Die Werte von Auth0 holen'
export const takeAuth0sValuesText =
  'Kopieren Sie Aussteller und Login-URL, und laden Sie das Zertifikat herunter.'
export const entityIdWhere = '„SAML2 Web App“, „Usage“'
export const entityIdNote =
  'Mit einer eigenen Domain ist es diese. Aussteller und Adressen ändern sich, sobald Sie eine verwenden.'
export const entryPointTheirs = 'Identity Provider Login URL (auch „SAML Protocol URL“)'
export const entryPointWhere = '„SAML2 Web App“, „Usage“; oder „Advanced Settings“, „Endpoints“'
export const entryPointNote =
  'Am Ende kann ?connection= oder ?organization= stehen; das führt direkt dorthin.'
export const certWhere =
  '„SAML2 Web App“, „Usage“; oder „Advanced Settings“, „Certificates“, „Download Certificate“'
export const certNote = 'CER und PKCS#7 werden ebenfalls angeboten: Nehmen Sie PEM.'
export const nameIdByDefault = 'die Benutzer-ID von Auth0, Format unspecified'
export const nameIdentifierFormatAndNameIdentifierProbesOfOur =
  'nameIdentifierFormat und nameIdentifierProbes aus unseren Einstellungen'
export const signing =
  'Unsere Einstellungen wählen SHA-256. Lassen Sie signingCert weg: Damit verlangt Auth0 signierte Anfragen. Mit signResponse signiert Auth0 die Antwort anstelle der Assertion; auch das nehmen wir an.'
export const signedRequests =
  'Add-on „SAML2 Web App“, „Settings“: Fügen Sie das Zertifikat in „signingCert“ ein.'
export const encryption =
  'Auth0 verschlüsselt über eine eigene Action oder Rule: Sehen Sie in dessen Dokumentation nach, und nehmen Sie AES-GCM.'
export const people =
  'Alle aus einer Connection, die für die Anwendung eingeschaltet ist. Schränken Sie das mit Organizations oder einer Action nach der Anmeldung ein.'
export const tile =
  'Eine Anmeldung, die an der Login-URL selbst beginnt, wird hier abgelehnt. Geben Sie allen unsere SSO-URL.'
export const renewal =
  'Ein Signaturschlüssel gilt für den ganzen Mandanten und wird von Hand unter „Settings“, „Signing Keys“ erneuert: Alle SAML-Anwendungen wechseln auf einmal. Tragen Sie zuerst hier das Zertifikat ein, das als Nächstes an der Reihe ist, mit dem alten als „Bisheriges Zertifikat“, und wechseln Sie dann.'
export const weakAlgorithmCause = 'Das Add-on signiert noch mit SHA-1.'
export const weakAlgorithmFix =
  'Fügen Sie unsere Einstellungen ein, die rsa-sha256 und sha256 wählen, und speichern Sie.'
export const invalidRequestCause = 'Für die Anwendung ist keine Connection eingeschaltet.'
export const invalidRequestFix = 'Schalten Sie unter „Connections“ eine ein.'
export const callbackURLMismatchCause =
  'Unsere ACS-URL ist nicht die „Application Callback URL“, oder sie ist nicht erlaubt.'
export const callbackURLMismatchFix =
  'Tragen Sie sie im Add-on ein, und suchen Sie sie unter „Allowed Callback URLs“.'
export const wrongAudienceCause = 'Die Audience in den Einstellungen ist nicht unsere Entity-ID.'
export const wrongAudienceFix = 'Fügen Sie unsere Einstellungen noch einmal ein.'
export const noEmailCause = 'Die Zuordnungen aus unseren Einstellungen fehlen.'
export const noEmailFix =
  'Fügen Sie unsere Einstellungen noch einmal ein. Unter „Monitoring“, „Logs“ stehen die Einzelheiten jedes Versuchs.'
