export const startRole =
  'Nötig ist die Rolle „Cloud Application Administrator“ oder „Application Administrator“'
export const createTheApplicationText =
  'Wählen Sie „Create your own application“, geben Sie ihr einen Namen, nehmen Sie die Option für eine Anwendung, die nicht in der Galerie ist, und legen Sie sie an. In älteren Menüs heißt es „Identity“, „Applications“, „Enterprise applications“.'
export const kindOfApplication = 'Art der Anwendung'
export const chooseSAML = 'SAML wählen'
export const chooseSAMLText =
  'Auf der Seite, die sich öffnet, gibt es für jeden der nächsten Schritte eine Karte.'
export const enterOurAddressesText =
  'Tragen Sie die Werte ein und speichern Sie. „Upload metadata file“ oben auf der Seite kann Identifier und Reply-URL stattdessen aus unseren Metadaten lesen; die Sign-on-URL ist dann noch einzugeben.'
export const nameThePersonText =
  'Senden Sie die E-Mail-Adresse statt des User Principal Name. Ist „Mail“ bei manchen leer, wählen Sie user.userprincipalname, sofern das eine Adresse ihrer eigenen Domain ist.'
export const addTheClaims = 'Die Claims hinzufügen'
export const addTheClaimsText =
  'Fügen Sie für jede Zeile der Attributzuordnung einen Claim hinzu und speichern Sie ihn. Die Claims, die Entra von Anfang an sendet, haben lange Namen; auch diese lesen wir, der Schritt kann also entfallen.'
export const emailThenFirstNameAndLastName = 'email, danach firstName und lastName'
export const takeTheCertificateAndThe = 'Das Zertifikat und die beiden Adressen kopieren'
export const takeTheCertificateAndTheText =
  'Laden Sie das Zertifikat herunter, und kopieren Sie dann beide Adressen aus der Karte, die „Set up“ und den Namen Ihrer Anwendung trägt.'
export const assignPeopleText =
  'Wählen Sie Personen oder Gruppen unter „None Selected“, dann „Select“ und „Assign“.'
export const where = 'Karte „Set up“ mit dem Namen Ihrer Anwendung'
export const entityIdNote = 'Geben Sie den Schrägstrich am Ende mit ein.'
export const certWhere = 'Karte „SAML Certificates“'
export const certExample = '.cer-Datei mit PEM-Text'
export const certNote = '„Certificate (Raw)“ ist binär und kann nicht eingefügt werden.'
export const nameIdByDefault = 'der User Principal Name'
export const signing =
  'Lassen Sie unter „SAML Certificates“, „Edit“ die Einstellungen „Sign SAML assertion“ und SHA-256 stehen. Lassen Sie „Require verification certificates“ ausgeschaltet: Unsere Anfragen sind nur signiert, wenn Sie hier „Anfragen signieren“ einschalten. Lassen Sie die Token-Verschlüsselung ausgeschaltet.'
export const signedRequests =
  'Kreuzen Sie unter „Single sign-on“, „SAML Certificates“, „Verification certificates“ die Option „Require verification certificates“ an und laden Sie das Zertifikat hoch.'
export const encryption =
  'Wählen Sie unter „Security“, „Token encryption“ erst „Import Certificate“, dann „Activate token encryption“. Entra verschlüsselt mit AES-CBC, was nur in signierten Antworten angenommen wird: Wählen Sie unter „SAML Certificates“, „Edit“ die Option „Sign SAML response and assertion“.'
export const people =
  'Nur Personen und Gruppen unter „Users and groups“, solange „Assignment required?“ unter „Properties“ auf „Yes“ steht. Personen in verschachtelten Gruppen zählen nicht, und das Zuweisen von Gruppen setzt eine P1- oder P2-Lizenz voraus.'
export const tile =
  'Ist unsere SSO-URL als „Sign on URL“ eingetragen, beginnen Anmeldungen über die Kachel in „My Apps“ hier und funktionieren. „Test this application“ beginnt womöglich bei Entra und wird hier abgelehnt: Testen Sie mit unserer SSO-URL.'
export const renewal =
  'Ein Zertifikat gilt drei Jahre; 60, 30 und 7 Tage vor dem Ablauf gehen Hinweise an die „Notification Email“. Erstellen Sie mit „New Certificate“ ein neues (es bleibt inaktiv), tragen Sie es hier ein, mit dem alten als „Bisheriges Zertifikat“, und wählen Sie dann „Make certificate active“.'
export const disableRequestedAuthnContextWhy =
  'Ist dies aus, erhalten alle, die sich anders als mit einem Passwort angemeldet haben, den Fehler AADSTS75011.'
export const aadsts50105Cause = 'Die Person ist der Anwendung nicht zugewiesen.'
export const aadsts50105Fix =
  'Weisen Sie die Person zu oder eine Gruppe, in der sie direkt Mitglied ist; oder stellen Sie „Assignment required?“ auf „No“.'
export const aadsts700016OrAADSTS70001 = 'AADSTS700016 oder AADSTS70001'
export const aadsts700016OrAADSTS70001Cause =
  'Im Mandanten gibt es keine Anwendung mit der Entity-ID unserer Anfrage.'
export const aadsts700016OrAADSTS70001Fix =
  '„Identifier (Entity ID)“ muss Zeichen für Zeichen unserer Entity-ID gleichen. Prüfen Sie auch, ob die „Login URL“ die ID des richtigen Mandanten enthält.'
export const aadsts50011Cause = 'Die Reply-URL der Anwendung ist eine andere als unsere.'
export const aadsts50011Fix = 'Kopieren Sie unsere ACS-URL noch einmal nach „Reply URL“.'
export const aadsts75011Cause =
  'Verlangt wurde eine andere Art der Anmeldung als die, mit der sich die Person angemeldet hat.'
export const aadsts750054Cause = 'Die „Login URL“ wurde ohne eine Anfrage geöffnet.'
export const aadsts750054Fix =
  'Tragen Sie unsere SSO-URL als „Sign on URL“ ein, und beginnen Sie Anmeldungen mit unserer SSO-URL.'
export const aadsts75005Cause = 'Entra erkennt die Anfrage nicht als SAML-Nachricht.'
export const aadsts75005Fix = 'Prüfen Sie die „Login URL“. Stimmt sie, melden Sie uns den Fehler.'
export const aadsts76021Cause =
  'Die Anwendung verlangt signierte Anfragen, und unsere sind nicht signiert.'
export const aadsts76021Fix = 'Schalten Sie „Require verification certificates“ aus.'
export const aadsts501241Cause =
  'Das Attribut, das für die NameID gewählt wurde, ist bei dieser Person leer.'
export const aadsts501241Fix =
  'Füllen Sie „Mail“ bei der Person in Entra aus, oder wählen Sie user.userprincipalname als „Source attribute“.'
export const aadsts50020Cause = 'Das Konto gehört zu einem anderen Mandanten.'
export const aadsts50020Fix =
  'Melden Sie sich mit einem Konto aus dem Mandanten der Anwendung an, oder laden Sie die Person dort als Gast ein.'
export const aadsts50003Cause = 'Die Anwendung hat kein Signaturzertifikat.'
export const aadsts50003Fix = 'Erstellen Sie eines unter „SAML Certificates“.'
export const anyOtherAADSTSCode = 'Ein anderer AADSTS-Code'
export const anyOtherAADSTSCodeCause = 'Microsoft erklärt jeden Code.'
export const anyOtherAADSTSCodeFix =
  'Öffnen Sie https://login.microsoftonline.com/error und geben Sie die Nummer als „code“ an.'

// AD FS.

export const addTheRelyingParty = 'Die Relying Party hinzufügen'
export const addTheRelyingPartyText =
  'Wählen Sie „Claims aware“ und „Start“, und importieren Sie unsere Metadaten; oder tragen Sie die Werte manuell ein. Wählen Sie eine Zugriffsrichtlinie und schließen Sie ab. In den Eigenschaften der Vertrauensstellung muss auf der Registerkarte „Advanced“ SHA-256 stehen.'
export const sendTheAttributes = 'Die Attribute senden'
export const sendTheAttributesText = 'Diese Claims haben lange Namen, die wir ebenfalls lesen.'
export const adFsNameThePersonText =
  'Ohne diese zweite Regel antwortet AD FS mit InvalidNameIDPolicy.'
export const adFsEntityIdWhere = 'In den Metadaten, entityID'
export const adFsEntryPointWhere =
  'In den Metadaten: /FederationMetadata/2007-06/FederationMetadata.xml auf dem Host'
export const adFsCertWhere =
  '„Service“, „Certificates“, „Token-signing“, „View“, „Details“, „Copy to File“'
export const adFsCertExample = 'Base64-codierte .cer-Datei'
export const adFsCertNote =
  'AD FS erstellt 20 Tage vor Ablauf des alten ein neues und signiert fünf Tage später damit. Tragen Sie es in diesen fünf Tagen ein, mit dem alten als „Bisheriges Zertifikat“.'
export const invalidNameIDPolicyCause =
  'Die Regel, die aus der E-Mail-Adresse eine NameID macht, fehlt.'
export const invalidNameIDPolicyFix =
  'Fügen Sie die Regel aus dem Schritt „NameID festlegen“ hinzu.'
export const anErrorPageOfADFS = 'Eine Fehlerseite von AD FS'
export const anErrorPageOfADFSCause =
  'AD FS protokolliert die Ursache als Ereignis mit derselben Uhrzeit.'
export const anErrorPageOfADFSFix =
  'Suchen Sie das Ereignis unter „Event Viewer“, „AD FS“, „Admin“. Es nennt, was AD FS fehlte.'
export const adFsStartAddress = 'das Menü „Tools“ des Server-Managers auf dem Verbundserver'
export const adFsStartRole =
  'Nötig ist die Mitgliedschaft in „Administrators“ auf dem Verbundserver'
export const adFsAccess =
  'Das legt die Zugriffsrichtlinie fest: „Permit everyone“, oder „Permit specific group“ für einige.'
export const adFsNameIdByDefault = 'keine'
export const adFsWrongIssuerCause = 'Die Entity-ID wurde mit https eingetragen.'
export const adFsWrongIssuerFix = 'Tragen Sie sie mit http ein, wie in den Metadaten.'

// Sign-in with Microsoft by this portal's own application: what a customer's administrator does.

export const startTheConnection = 'Die Verbindung starten'
export const startTheConnectionText =
  'Wählen Sie „Mit Microsoft verbinden“, auf der Einrichtungsseite oder unter „Single Sign-on“. Microsoft öffnet sich in einem neuen Tab.'
export const signInAsAdmin = 'Als Administrator anmelden'
export const signInAsAdminText =
  'Verwenden Sie ein Konto Ihrer Organisation mit der Rolle „Global Administrator“, „Privileged Role Administrator“ oder „Cloud Application Administrator“. Nur ein Administrator kann für alle zustimmen.'
export const acceptPermissions = 'Den Berechtigungen zustimmen'
export const acceptPermissionsText =
  'Prüfen Sie den Namen der Anwendung und wählen Sie „Akzeptieren“. Mit den Berechtigungen können sich Personen anmelden, und das Portal kann ihren Namen und ihre E-Mail-Adresse lesen, aber weder E-Mails noch Dateien noch das Verzeichnis.'
export const confirmWithAccount = 'Mit einem Konto Ihrer Organisation bestätigen'
export const confirmWithAccountText =
  'Microsoft fragt noch einmal nach einem Konto, damit der richtige Mandant verbunden wird. Die E-Mail-Adresse des Kontos muss in einer Domain Ihrer Organisation liegen. Endet die Adresse des Administrators auf onmicrosoft.com, wählen Sie hier ein Alltagskonto.'
export const limitPeople = 'Einschränken, wer sich anmelden darf (optional)'
export const limitPeopleText =
  'Zunächst können sich alle Personen Ihrer Organisation anmelden. Um das einzuschränken, öffnen Sie im Microsoft Entra Admin Center den Eintrag des Portals, schalten Sie die Zuweisung ein und fügen Sie unter „Users and groups“ Personen hinzu.'
export const portalsEntry = 'Der Eintrag des Portals'
export const needAdminApproval = '„Need admin approval“, AADSTS65001 oder AADSTS90094'
export const needAdminApprovalCause = 'Noch hat kein Administrator für die Organisation zugestimmt.'
export const needAdminApprovalFix =
  'Starten Sie die Verbindung noch einmal und melden Sie sich als Administrator an.'
export const notAcceptedCause = 'Den Berechtigungen wurde nicht zugestimmt.'
export const notAcceptedFix = 'Starten Sie die Verbindung noch einmal und wählen Sie „Akzeptieren“.'
export const otherOrganizationCause =
  'Das Konto gehört zu einer anderen Organisation oder ist ein privates Konto.'
export const otherOrganizationFix =
  'Melden Sie sich bei Microsoft ab oder nehmen Sie ein privates Fenster, und wählen Sie ein Konto der verbundenen Organisation.'
export const notAssignedCause =
  'Nur zugewiesene Personen können sich anmelden, und diese Person ist nicht zugewiesen.'
export const notAssignedFix =
  'Fügen Sie die Person unter „Users and groups“ des Eintrags hinzu, oder stellen Sie „Assignment required?“ auf „No“.'
export const conditionalAccess = 'AADSTS53000, AADSTS53003 oder ein anderer Code mit 53'
export const conditionalAccessCause =
  'Eine Richtlinie für bedingten Zugriff verhindert die Anmeldung.'
export const conditionalAccessFix =
  'Öffnen Sie die Anmeldung in den Anmeldeprotokollen von Entra. Dort steht die Richtlinie. Nehmen Sie das Portal davon aus, oder erfüllen Sie ihre Bedingungen.'
export const foreignConsentCause =
  'Die Zustimmung wurde erteilt, aber das Konto, das sie bestätigt hat, liegt in keiner Domain dieses Kunden.'
export const foreignConsentFix =
  'Starten Sie die Verbindung noch einmal und bestätigen Sie mit einem Konto in einer der Domains des Kunden. Fehlt die Domain des Kontos hier, lassen Sie sie beim Kunden ergänzen.'
export const guestCause = 'Die Person ist in der verbundenen Organisation nur Gast.'
export const guestFix =
  'Die Person muss ein reguläres Konto der verbundenen Organisation verwenden, kein Gastkonto.'

// The same for those who run the portal: their application at Microsoft.

export const applicationProduct = 'Anwendung bei Microsoft'
export const applicationRole =
  'Verwenden Sie Ihre eigene Organisation, nicht die eines Kunden. Nötig ist die Rolle „Application Developer“ oder „Cloud Application Administrator“'
export const registerApplication = 'Die Anwendung registrieren'
export const registerApplicationText =
  'Die Administratoren Ihrer Kunden sehen den Namen, wenn sie zustimmen. Nehmen Sie einen, unter dem man Sie kennt. Eine Registrierung reicht für alle Kunden.'
export const nameCustomersKnow = 'Ein Name, den Ihre Kunden kennen, etwa „Example Support“'
export const addSignOutAddress = 'Die Adresse nach dem Abmelden ergänzen'
export const addSignOutAddressText =
  'Fügen Sie sie den Redirect-URIs der Plattform „Web“ hinzu. Microsoft leitet nach dem Abmelden dann hierher zurück.'
export const createSecret = 'Ein Client-Secret anlegen'
export const createSecretText =
  'Kopieren Sie „Value“ sofort; Microsoft zeigt den Wert nur einmal. Merken Sie sich das Ablaufdatum: Ohne neues Secret kann sich danach niemand mehr mit Microsoft anmelden. Wenn Sie ein Zertifikat bevorzugen, überspringen Sie diesen Schritt, laden Sie unter „Certificates“ das Zertifikat dieses Portals hoch und wählen Sie unter „Anmeldeanwendungen“ als Nachweis „Signatur mit dem Schlüssel dieses Portals“.'
export const secretDescription = 'Ein beliebiger Name'
export const secretExpiry = 'So lange, wie Ihre Regeln erlauben'
export const choosePermissions = 'Die Berechtigungen wählen'
export const choosePermissionsText =
  'Fügen Sie diese drei hinzu und entfernen Sie User.Read, das nicht gebraucht wird. Sie dienen nur dazu, Personen anzumelden.'
export const verifyPublisher = 'Sich als Herausgeber verifizieren'
export const verifyPublisherText =
  'Sonst sehen Kunden beim Zustimmen „nicht überprüft“; Administratoren können trotzdem zustimmen. Nötig ist ein Konto im Microsoft AI Cloud Partner Program. Die Publisher-Domain muss in Ihrer Organisation verifiziert sein.'
export const yourDomain = 'Ihre eigene Domain'
export const yourPartnerId = 'Ihre Partner One ID'
export const enterValuesHere = 'Beide Werte hier eingeben'
export const enterValuesHereText =
  'Geben Sie Client-ID und Secret unter „Anmeldeanwendungen“ ein und speichern Sie. Danach können Sie bei jedem Kunden „Microsoft“ wählen.'
export const whatCustomersSee = 'Wissen, was Kunden sehen'
export const whatCustomersSeeText =
  'Der Administrator eines Kunden öffnet den Einrichtungslink, wählt „Mit Microsoft verbinden“, meldet sich einmal an und sieht „Angeforderte Berechtigungen“ mit Ihrem Namen. Nach „Akzeptieren“ steht Ihre Anwendung unter seinen Enterprise applications. Dort kann er sie auf einige Personen beschränken oder entfernen.'
export const clientIdWhere = 'App-Registrierungen, Ihre App, Übersicht'
export const clientIdExample = '00001111-aaaa-2222-bbbb-3333cccc4444'
export const secretWhere = 'Certificates & secrets, Client secrets'
export const secretExample = '40 Zeichen'
export const secretNote = 'Kopieren Sie „Value“, nicht „Secret ID“.'
export const redirectMismatchCause =
  'Die Redirect-URI ist nicht genau so registriert, wie sie hier steht.'
export const redirectMismatchFix =
  'Kopieren Sie die Redirect-URI unter „Authentication“, Plattform „Web“, noch einmal. Groß- und Kleinschreibung zählt.'
export const badSecretCause = 'Das Client-Secret ist falsch. Oft wurde seine ID kopiert.'
export const badSecretFix =
  'Legen Sie ein neues Secret an und geben Sie „Value“ unter „Anmeldeanwendungen“ ein.'
export const expiredSecretCause = 'Das Client-Secret ist abgelaufen.'
export const expiredSecretFix =
  'Legen Sie ein neues Secret an, geben Sie es unter „Anmeldeanwendungen“ ein und löschen Sie das alte in Entra.'
export const notMultitenant = 'AADSTS700016 oder AADSTS50194'
export const notMultitenantCause =
  'Die Registrierung gilt nur für eine Organisation, oder die Client-ID ist falsch.'
export const notMultitenantFix =
  'Stellen Sie „Supported account types“ auf Konten in beliebigen Organisationen, und vergleichen Sie die Application (client) ID.'
export const badAssertionCause =
  'Als Nachweis ist die Signatur gewählt, und Microsoft hat das Zertifikat dieses Portals nicht.'
export const badAssertionFix =
  'Laden Sie das Zertifikat bei Microsoft unter „Certificates & secrets“ hoch, oder wählen Sie unter „Anmeldeanwendungen“ als Nachweis „Client-Secret“.'
