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
export const malformedRequestCause =
  'An der SSO-URL von Google kam etwas anderes als eine Anmeldeanfrage an.'
export const malformedRequestFix =
  'Kopieren Sie die SSO-URL von Google (die mit /idp) noch einmal nach „Entry-Point-URL“ in den Einstellungen der Verbindung.'
export const error500WhileTheAppIs = 'Fehler 500 beim Anlegen der App'
export const error500WhileTheAppIsCause = 'Eine vorübergehende Störung bei Google.'
export const error500WhileTheAppIsFix = 'Versuchen Sie es später erneut.'

// Sign-in with Google by this portal's own client: what a customer's administrator does.

export const nothingToSetUp = 'Prüfen, ob nichts nötig ist'
export const nothingToSetUpText =
  'Meist können sich Personen sofort anmelden. Nur wenn Ihre Organisation den Zugriff auf andere Anwendungen einschränkt, brauchen Sie den nächsten Schritt.'
export const allowTheApp = 'Das Portal zulassen (wenn der App-Zugriff eingeschränkt ist)'
export const allowTheAppText =
  'Suchen Sie in der Google Admin-Konsole als Super Admin das Portal anhand seiner Client-ID (sie steht auf der Fehlerseite von Google), und lassen Sie es zu. Es liest Name und E-Mail-Adresse der Personen, die sich anmelden, und sonst nichts.'
export const appAccess = 'App access'
export const checkTheDomain = 'Die Domain prüfen'
export const checkTheDomainText =
  'Die primäre Domain Ihrer Organisation bei Google muss hier eine der Domains des Kunden sein. Wenn nicht, lassen Sie sie ergänzen.'
export const tryIt = 'Die Anmeldung testen'
export const tryItText =
  'Starten Sie den Test und wählen Sie Ihr Arbeitskonto. Private Konten wie die von gmail.com werden abgelehnt.'
export const adminPolicy = '„Access blocked“ oder admin_policy_enforced'
export const adminPolicyCause = 'Ihre Organisation schränkt den Zugriff auf andere Anwendungen ein.'
export const adminPolicyFix =
  'Lassen Sie das Portal von einem Super Admin in der Google Admin-Konsole zulassen.'
export const personalAccountCause = 'Die Person hat ein privates Konto gewählt.'
export const personalAccountFix = 'Melden Sie sich noch einmal an und wählen Sie das Arbeitskonto.'
export const otherOrganizationCause =
  'Das Konto gehört zu einer anderen Organisation, oder die primäre Domain Ihrer Organisation ist hier nicht eingerichtet.'
export const otherOrganizationFix =
  'Wählen Sie ein Konto Ihrer Organisation, oder lassen Sie deren primäre Domain beim Kunden ergänzen.'

// The same for those who run the portal: their client at Google.

export const applicationProduct = 'Client bei Google'
export const applicationRole =
  'Verwenden Sie ein Projekt Ihrer eigenen Organisation. Nötig ist die Rolle „Owner“ oder „Editor“ des Projekts'
export const createProject = 'Ein Projekt anlegen'
export const createProjectText = 'Nehmen Sie ein eigenes Projekt. Eines reicht für alle Kunden.'
export const nameThisProject = 'Ein beliebiger Name, etwa „Support-Portal“'
export const describeTheApp = 'Die Anwendung beschreiben'
export const describeTheAppText =
  'Personen sehen den Namen beim Anmelden. Google zeigt ihn, sobald das Branding verifiziert ist. Dafür brauchen Sie eine Startseite und eine Datenschutzerklärung unter Ihrer Domain.'
export const nameCustomersKnow = 'Ein Name, den Ihre Kunden kennen, etwa „Example Support“'
export const yourSupportAddress = 'Ihre Support-Adresse'
export const yourDomain = 'Ihre eigene Domain'
export const openToAll = 'Für alle Organisationen öffnen'
export const openToAllText =
  'Wählen Sie „External“ und dann „Publish app“. Solange getestet wird, können sich nur aufgeführte Personen anmelden.'
export const chooseScopes = 'Die Scopes wählen'
export const chooseScopesText =
  'Diese drei sind nicht sensibel, darum prüft Google die Anwendung nicht.'
export const createClient = 'Den Client anlegen'
export const createClientText =
  'Kopieren Sie das Secret aus dem Dialog, der sich öffnet; Google zeigt es nur einmal.'
export const enterValuesHere = 'Beide Werte hier eingeben'
export const enterValuesHereText =
  'Geben Sie Client-ID und Secret unter „Anmeldeanwendungen“ ein und speichern Sie. Danach können Sie bei jedem Kunden „Google“ wählen.'
export const clientIdWhere = 'Clients, Ihr Client'
export const clientIdExample = '123456789012-abc.apps.googleusercontent.com'
export const secretExample = 'GOCSPX- und 28 Zeichen'
export const redirectMismatch = '„Error 400: redirect_uri_mismatch“'
export const redirectMismatchCause =
  'Die Redirect-URI ist nicht genau so registriert, wie sie hier steht.'
export const redirectMismatchFix =
  'Kopieren Sie die Redirect-URI noch einmal nach „Authorized redirect URIs“.'
export const orgInternal = '„Error 403: org_internal“'
export const orgInternalCause = 'Die Anwendung ist nur für Ihre eigene Organisation.'
export const orgInternalFix = 'Wählen Sie unter „Audience“ „Make external“.'
export const inTesting = '„Error 403: access_denied“'
export const inTestingCause = 'Die Anwendung wird noch getestet.'
export const inTestingFix = 'Wählen Sie unter „Audience“ „Publish app“.'
export const invalidClient = '„Error 401: invalid_client“'
export const invalidClientCause =
  'Client-ID oder Secret sind falsch, oder der Client wurde gelöscht.'
export const invalidClientFix =
  'Vergleichen Sie die Client-ID, oder legen Sie ein neues Secret an und geben Sie es unter „Anmeldeanwendungen“ ein.'
