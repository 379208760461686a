export const startRole = 'Nötig ist die Rolle „Super admin“'
export const addTheApp = 'Die App hinzufügen'
export const addTheAppText = 'Geben Sie der App einen Namen und gehen Sie weiter.'
export const takeGooglesValues = 'Die Werte von Google kopieren'
export const takeGooglesValuesText =
  'Kopieren Sie auf der Seite „Google Identity Provider details“ die SSO-URL und die Entity-ID, und kopieren Sie das Zertifikat oder laden Sie es herunter. Gehen Sie dann weiter.'
export const enterOurAddressesText =
  'Tragen Sie auf der Seite „Service provider details“ die Werte ein und gehen Sie weiter.'
export const mapTheAttributesText =
  'Wählen Sie auf der Seite „Attributes“ für jede Zeile der Attributzuordnung einmal „Add mapping“: links das Attribut des Verzeichnisses, rechts unser Name. Schließen Sie dann ab. Google sendet nichts, was nicht zugeordnet ist.'
export const switchTheAppOn = 'Die App einschalten'
export const theAppsPage = 'Seite der App'
export const switchTheAppOnText =
  'Wählen Sie „ON for everyone“ oder eine Organisationseinheit oder Gruppe, und speichern Sie. Meist wirkt das innerhalb von Minuten, es kann aber bis zu 24 Stunden dauern.'
export const signInFromHereText =
  'Google hat kein Feld für eine Start-URL. Geben Sie allen diese Adresse, oder lassen Sie sie ihre E-Mail-Adresse auf unserer Anmeldeseite eingeben.'
export const where = '„Google Identity Provider details“'
export const entityIdNote =
  'Vor dem Fragezeichen steht hier kein /idp, in der SSO-URL schon. Beide zu verwechseln, ist der häufigste Fehler.'
export const certNote = 'Mit „Download metadata“ haben Sie alle drei Werte in einer Datei.'
export const nameIdByDefault = 'prüfen Sie das Format, das anfangs auf „UNSPECIFIED“ stehen kann'
export const signing =
  'Lassen Sie „Signed response“ nicht angekreuzt. Angekreuzt signiert Google die Antwort anstelle der Assertion; auch das nehmen wir an.'
export const signedRequests =
  'Google hat dafür keine Einstellung: Es nimmt signierte Anfragen an und prüft sie nicht.'
export const encryption = 'Google verschlüsselt keine Assertions.'
export const people =
  'Alle, oder die Organisationseinheiten und Gruppen, für die „User access“ auf „ON“ steht. Einzelne Personen können nicht gewählt werden.'
export const tile =
  'Die App im Launcher von Google beginnt bei Google und wird hier abgelehnt. Geben Sie allen unsere SSO-URL.'
export const renewal =
  'Ein Zertifikat gilt fünf Jahre für alle SAML-Apps der Domain und wird nicht automatisch erneuert; zwei sind möglich. Erstellen Sie das neue unter „Security“, „Authentication“, „SSO with SAML applications“, tragen Sie es hier ein, mit dem alten als „Bisheriges Zertifikat“, und wählen Sie es dann in der App.'
export const validateInResponseToWhy =
  'Ist dies aus, geht auch die App im Launcher von Google, aber Antworten sind an keine Anfrage mehr gebunden.'
export const error403AppNotConfiguredCause = 'Keine App hat die Entity-ID unserer Anfrage.'
export const error403AppNotConfiguredFix =
  '„Entity ID“ unter „Service provider details“ muss Zeichen für Zeichen unserer Entity-ID gleichen.'
export const error403AppNotConfiguredForUserCause =
  'Die Entity-ID ist eine andere, vielleicht in der Groß- und Kleinschreibung; oder der Browser ist mit einem anderen Google-Konto angemeldet; oder die Änderung ist noch nicht überall angekommen.'
export const error403AppNotConfiguredForUserFix =
  'Berichtigen Sie die Entity-ID, versuchen Sie es in einem privaten Fenster mit dem geschäftlichen Konto, warten Sie und versuchen Sie es erneut.'
export const error403AppNotEnabledForUserCause =
  'Für die Organisationseinheit der Person ist die App ausgeschaltet.'
export const error403AppNotEnabledForUserFix = 'Schalten Sie sie unter „User access“ ein.'
export const error400DuplicateEntityIdCause = 'Eine andere App hat schon unsere Entity-ID.'
export const error400DuplicateEntityIdFix = 'Verwenden Sie diese App, oder löschen Sie sie.'
export const malformedRequestCause = 'An der SSO-URL kam etwas anderes als eine Anmeldeanfrage an.'
export const malformedRequestFix =
  'Kopieren Sie die SSO-URL von Google, die mit /idp, noch einmal in diese Einstellungen.'
export const error500WhileTheAppIs = 'Fehler 500 beim Anlegen der App'
export const error500WhileTheAppIsCause = 'Eine vorübergehende Störung bei Google.'
export const error500WhileTheAppIsFix = 'Versuchen Sie es später erneut.'
