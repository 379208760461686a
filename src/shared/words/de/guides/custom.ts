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
  'Lassen Sie die Assertion signieren. Auch die Antwort darf signiert sein.'
export const signatureAlgorithm = 'Signaturalgorithmus'
export const encryptionOfAssertions = 'Verschlüsselung der Assertions'
export const signedRequests = 'Signierte Anfragen'
export const notRequired = 'Nicht verlangt'
export const letSignInsStartHere = 'Anmeldungen hier beginnen lassen'
export const letSignInsStartHereText =
  'Gibt es ein Feld für die Start-URL der Anwendung, tragen Sie unsere SSO-URL ein.'
export const startLaunchOrHomePage = 'Start-, Launch- oder Homepage-URL'
export const assignPeopleText =
  'Geben Sie den Personen oder Gruppen, die dieses Portal verwenden dürfen, Zugriff auf die Anwendung.'
export const takeTheValuesText =
  'Kopieren Sie Aussteller, Anmeldeadresse und Signaturzertifikat aus den Metadaten des Identitätsanbieters. Gibt es nur eine Anmeldeadresse per POST (HTTP-POST), schalten Sie in den Einstellungen der Verbindung unter „Erweitert“ „Anfragen per POST senden“ ein; der Import der Metadaten erledigt das.'
export const theGivenName = 'Vorname'
export const theFamilyName = 'Nachname'
export const nameIdByDefault = 'Unterschiedlich. Prüfen Sie, was Ihr Anbieter sendet'
export const signing =
  'Eine Signatur der Assertion, der Antwort oder beider wird angenommen; eine Nachricht ohne Signatur nicht, SHA-1 ebenso wenig.'
export const customSignedRequests =
  'Kann der Anbieter signierte Anfragen verlangen, geben Sie ihm das Zertifikat oder unsere Metadaten, in denen es steht. Wir signieren mit RSA-SHA256.'
export const encryption =
  'Kann der Anbieter Assertions verschlüsseln, geben Sie ihm das Zertifikat oder unsere Metadaten, in denen es steht. Wählen Sie AES-256-GCM oder AES-128-GCM mit RSA-OAEP; bei AES-CBC lassen Sie neben der Assertion auch die Antwort signieren.'
export const people =
  'Hängt vom Identitätsanbieter ab: Prüfen Sie, wer eine neue Anwendung zunächst verwenden darf.'
export const tile =
  'Eine Kachel funktioniert, wenn sie zu unserer SSO-URL führt. Beginnt sie beim Identitätsanbieter, wird die Anmeldung hier abgelehnt.'
export const renewal =
  'Tragen Sie hier das neue Zertifikat ein und verschieben Sie das alte nach „Bisheriges Zertifikat“; lassen Sie den Anbieter erst dann mit dem neuen signieren. Leeren Sie „Bisheriges Zertifikat“, wenn alles läuft.'
export const validateInResponseToWhy =
  'Schalten Sie dies nur bei einem Identitätsanbieter aus, der Anmeldungen ausschließlich von sich aus beginnen kann.'
export const disableRequestedAuthnContextWhy =
  'Schalten Sie dies nur aus, wenn Ihrem Identitätsanbieter gesagt werden muss, dass er ein Passwort verlangen soll.'
export const invalidNameIDPolicyCause =
  'Der Identitätsanbieter kann keine NameID im Format emailAddress senden.'
export const invalidNameIDPolicyFix =
  'Stellen Sie beim Anbieter das Format der NameID auf emailAddress und ihren Wert auf die E-Mail-Adresse.'
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

// JumpCloud und Duo.

export const importMetadataUrl =
  'Kopieren Sie die Metadaten-URL und fügen Sie sie unter „Metadaten importieren“ ein. Oder kopieren Sie stattdessen die einzelnen Werte.'
export const addressesDiffer = 'Unsere Entity-ID oder ACS-URL wurde nicht genau so eingetragen.'
export const noEmailMapped = 'Kein Attribut ist email zugeordnet.'
export const mapEmail = 'Ordnen Sie email ein Attribut zu, genau so geschrieben.'

export const jumpCloudStartRole = 'Nötig ist eine Rolle, die SSO-Anwendungen verwalten darf'
export const jumpCloudCreateText =
  'Wählen Sie „Manage Single Sign-On (SSO)“ mit „Configure SSO with SAML“. Geben Sie einen Namen ein, speichern Sie, und öffnen Sie „Configure Application“.'
export const jumpCloudAddressesText =
  'Mit der „Login URL“ beginnt die Anmeldung über die Kachel im „User Portal“ hier.'
export const keepOrUnique =
  'Beibehalten oder einen eindeutigen Namen eingeben; genau so zurückkopieren'
export const jumpCloudSignatureText =
  'Wählen Sie „Declare Redirect Endpoint“, damit die Anmeldeadresse, die wir brauchen, in den Metadaten steht.'
export const jumpCloudAttributesText =
  'Links steht der „Service Provider Attribute Name“, rechts der „JumpCloud Attribute Name“.'
export const jumpCloudAccess =
  'Wählen Sie die Gruppen aus, die sich anmelden dürfen, und speichern Sie. Wer in keiner davon ist, kann es nicht.'
export const jumpCloudWhere = 'Registerkarte „SSO“ der Anwendung'
export const notInTheUserPortal = 'Die Anwendung fehlt im „User Portal“'
export const notInTheUserPortalCause = 'Die Person ist in keiner der Gruppen der Anwendung.'
export const notInTheUserPortalFix = 'Fügen Sie unter „User Groups“ eine ihrer Gruppen hinzu.'

export const duoStartRole = 'Nötig ist die Rolle Owner, Administrator oder Application Manager'
export const duoAddText =
  'Wählen Sie die Variante für Single Sign-on. In älteren Versionen steht sie unter „Protect an Application“. „Duo Single Sign-On“ braucht zuerst eine Authentifizierungsquelle.'
export const duoAddressesText =
  'Mit der „Service Provider Login URL“ beginnen Anmeldungen aus „Duo Central“ hier.'
export const duoSignatureText =
  'Die NameID ist die E-Mail-Adresse, und beide Teile werden signiert.'
export const duoAttributesText =
  'Wählen Sie links das Attribut von Duo, und geben Sie rechts unseres ein, genau so geschrieben.'
export const duoAccess =
  'Geben Sie die Anwendung für alle oder für einzelne Gruppen frei. Anfangs ist sie möglicherweise für alle gesperrt.'
export const duoWhere = 'Seite der Anwendung, „Metadata“'
export const duoCertWhere = 'Seite der Anwendung, „Downloads“'
export const anErrorPageOfDuo = 'Eine Fehlerseite von Duo'
export const anErrorPageOfDuoCause =
  'Die Person darf die Anwendung nicht nutzen, oder die Authentifizierungsquelle von Duo kennt sie nicht.'
export const anErrorPageOfDuoFix =
  'Prüfen Sie „User access“ und danach das „Authentication Log“ unter „Reports“.'

// OpenID Connect, at any provider.

export const oidcConsole = 'die Verwaltung Ihres Identitätsanbieters'
export const oidcAddress = 'dort, wo Anwendungen oder Clients angelegt werden'
export const oidcRole = 'Nötig ist eine Rolle, die eine Anwendung für OpenID Connect anlegen darf'
export const oidcCreate = 'Eine Webanwendung anlegen'
export const oidcCreateText =
  'Legen Sie eine Anwendung für OpenID Connect an, die auf einem Server läuft, mit dem Authorization Code Flow. Wenn Sie PKCE verlangen können, wählen Sie S256.'
export const applicationType = 'Art der Anwendung'
export const webConfidential = 'Web, vertraulich (confidential)'
export const grantType = 'Flow, Grant Type'
export const oidcAddresses = 'Unsere Redirect-URIs eintragen'
export const oidcAddressesText =
  'Kopieren Sie beide genau; die meisten Anbieter vergleichen jedes Zeichen. Die zweite ist optional, für das Abmelden.'
export const redirectUris = 'Redirect-URI, Callback-URL'
export const postLogoutUris = 'Post-Logout-Redirect-URI'
export const oidcProof = 'Den Nachweis des Clients wählen'
export const oidcProofText =
  'Ein Client-Secret geht überall. Nimmt Ihr Anbieter private_key_jwt an, kann er unsere öffentlichen Schlüssel unter dieser Adresse lesen, und kein Secret muss erneuert werden.'
export const oidcKeysAddress = 'JWKS-URL (für private_key_jwt)'
export const oidcClaims = 'Die E-Mail-Adresse senden'
export const oidcClaimsText =
  'Erlauben Sie diese Scopes. Der Claim email muss im ID-Token oder in Userinfo stehen, eine Adresse in einer Domain dieses Kunden enthalten und darf nicht als unbestätigt gelten.'
export const scopes = 'Scopes'
export const oidcAssign = 'Personen zuweisen'
export const oidcAssignText =
  'Geben Sie den Personen oder Gruppen, die dieses Portal nutzen, Zugriff auf die Anwendung.'
export const oidcIssuerWhere =
  'Das Discovery-Dokument, unter /.well-known/openid-configuration beim Aussteller'
export const oidcIssuerNote =
  'Geben Sie den Aussteller genau so ein, wie er im Discovery-Dokument steht, auch mit einem Schrägstrich am Ende, wenn er dort einen hat.'
export const oidcIdWhere = 'Die Seite der Anwendung'
export const oidcIdExample = 'ein Text, den der Anbieter wählt'
export const oidcRedirectCause = 'Unsere Redirect-URI ist nicht genau eingetragen.'
export const oidcRedirectFix = 'Kopieren Sie die Redirect-URI noch einmal aus dieser Anleitung.'
export const oidcClientCause = 'Client-ID, Secret oder Nachweis des Clients stimmen nicht.'
export const oidcClientFix =
  'Kopieren Sie ID und Secret noch einmal, und vergleichen Sie den Nachweis auf beiden Seiten.'
export const oidcUnreachableCause =
  'Der Aussteller stimmt nicht, oder der Anbieter ist aus dem Internet nicht erreichbar.'
export const oidcUnreachableFix =
  'Öffnen Sie die Adresse des Ausstellers, gefolgt von /.well-known/openid-configuration, in einem Browser außerhalb Ihres Netzes. Öffnet sich das Dokument nicht, berichtigen Sie den Aussteller oder machen Sie den Anbieter erreichbar.'
export const oidcNoEmailCause = 'Der Anbieter sendet den Claim email nicht.'
export const oidcNoEmailFix =
  'Erlauben Sie den Scope email, oder ordnen Sie die Adresse dem Claim email zu.'
export const oidcUnverifiedCause = 'Der Anbieter meldet die Adresse als unbestätigt.'
export const oidcUnverifiedFix = 'Bestätigen Sie die Adresse beim Anbieter.'
export const keycloakClient = 'Den Client anlegen'
export const keycloakClientText =
  'Schalten Sie „Client authentication“ ein und lassen Sie nur „Standard flow“ angekreuzt. Tragen Sie dann beide Adressen ein.'
export const keycloakPkce = 'PKCE verlangen'
export const keycloakPkceText = 'Optional. Dieses Portal sendet es immer.'
export const keycloakIssuerWhere = 'Realm settings, „OpenID Endpoint Configuration“'
export const keycloakIdWhere = 'Clients, Ihr Client, Settings'
export const keycloakSecretWhere = 'Clients, Ihr Client, Credentials'
export const oktaApp = 'Die App-Integration anlegen'
export const oktaAppText =
  'Wählen Sie „OIDC - OpenID Connect“ und „Web Application“. Kreuzen Sie nur „Authorization Code“ an, tragen Sie beide Adressen ein und wählen Sie, wer sie nutzen darf.'
export const oktaIssuerWhere =
  'Ihre Okta-Domain, ohne „-admin“; oder Security, API, Ihr Authorization Server'
export const oktaIdWhere = 'Applications, Ihre App, General, Client Credentials'
export const auth0App = 'Die Anwendung anlegen'
export const auth0AppText =
  'Wählen Sie „Regular Web Applications“. Tragen Sie beide Adressen unter „Settings“ ein und speichern Sie.'
export const auth0IssuerWhere =
  'Settings, Domain, mit https:// davor und einem Schrägstrich am Ende'
export const auth0IdWhere = 'Settings, Basic Information'
