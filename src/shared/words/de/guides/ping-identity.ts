export const startAddress =
  'console.pingone.com oder die Konsole Ihrer Region (.eu, .ca, .asia, .com.au)'
export const startRole = 'Prüfen Sie, ob Ihre Rolle Anwendungen der Umgebung verwalten darf'
export const yourEnvironment = 'Ihre Umgebung'
export const addTheApplicationText =
  'Geben Sie ihr einen Namen, wählen Sie als Anwendungstyp „SAML Application“, dann „Configure“. In älteren Konsolen stehen Anwendungen unter „Connections“.'
export const enterOurAddressesText =
  'Tragen Sie die Werte ein und speichern Sie. Erreicht PingOne dieses Portal, können Sie beide Werte stattdessen mit „Import From URL“ aus unseren Metadaten lesen.'
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
  'Eine neue Anwendung ist ausgeschaltet. Schalten Sie sie oben auf ihrer Seite ein.'
export const takePingOnesValues = 'Die Werte von PingOne kopieren'
export const takePingOnesValuesText =
  'Kopieren Sie „Issuer ID“ und „Single Signon Service“, und laden Sie das Signaturzertifikat herunter.'
export const where = 'Registerkarte „Configuration“, „Connection details“'
export const entityIdNote =
  'Die Endung der Domain hängt von Ihrer Region ab, wenn Sie keine eigene Domain verwenden. Alle Anwendungen der Umgebung haben denselben Aussteller.'
export const certExample = 'X509 PEM (.pem-Datei)'
export const certNote = 'PKCS#7 wird ebenfalls angeboten: Nehmen Sie PEM.'
export const nameIdByDefault = 'die Benutzer-ID von PingOne'
export const signing =
  'Behalten Sie „Sign Assertion“ bei oder nehmen Sie „Sign Assertion & Response“; wählen Sie RSA_SHA256. Lassen Sie die Verschlüsselung und „Enforce signed AuthnRequest“ ausgeschaltet: Unsere Anfragen sind nur signiert, wenn Sie hier „Anfragen signieren“ einschalten.'
export const signedRequests =
  '„Configuration“, „Edit“: Kreuzen Sie „Enforce signed AuthnRequest“ an und importieren Sie unser Zertifikat unter „Verification Certificate“.'
export const encryption =
  '„Configuration“, „Edit“: Kreuzen Sie „Enable Encryption“ an, wählen Sie AES_256 mit RSA_OAEP, und importieren Sie das Zertifikat. Verschlüsselt es mit AES-CBC, lassen Sie Antwort und Assertion signieren.'
export const people =
  'Mitglieder der Gruppen auf der Registerkarte „Access“. Prüfen Sie, wer sich anmelden darf, solange keine Gruppe gewählt ist: vermutlich alle in der Umgebung.'
export const tile =
  'Ist unsere SSO-URL als „Home page“ eingetragen, beginnen Anmeldungen über die Kachel hier und funktionieren. Anmeldungen über „Initiate Single Sign-on URL“ beginnen bei PingOne und werden hier abgelehnt.'
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
  'Fügen Sie unsere ACS-URL hinzu; nennt eine Anfrage keine, gilt die erste.'
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
export const portNote = 'Prüfen Sie den Port. Oft ist es 9031.'
export const pingOneForEnterpriseAddTheApplicationText =
  'Wählen Sie „New SAML Application“, tragen Sie unsere Adressen ein, und ordnen Sie die Attribute dieser Anleitung zu.'
export const authz001Cause = 'Die Person ist in keiner Gruppe, die die Anwendung verwenden darf.'
export const authz001Fix = 'Geben Sie einer der Gruppen der Person Zugriff auf die Anwendung.'

// ForgeRock.

export const entityIdTheirs = 'Entity-ID des gehosteten Identitätsanbieters'
export const entityIdWhere = 'Metadaten, EntityDescriptor'
export const forgeRockEntityIdNote =
  'Ihre Administratoren haben sie gewählt. Kopieren Sie sie Zeichen für Zeichen.'
export const entryPointWhere = 'Metadaten, Location'
export const entryPointNote =
  'Prüfen Sie bei einem eigenen Server den Pfad, der mit /openam beginnen kann.'
export const certTheirs = 'Download Certificate, oder X509Certificate'
export const certWhere = 'Registerkarte „Sign On“, oder Metadaten'
export const startConsole =
  'Admin-Konsole von PingOne Advanced Identity Cloud (früher ForgeRock Identity Cloud)'
export const forgeRockStartAddress = 'die Adresse Ihres Mandanten'
export const forgeRockStartRole =
  'Prüfen Sie, ob Ihre Rolle Anwendungen verwalten darf. In Mandanten ohne „Applications“ gelten die Schritte für PingAM'
export const forgeRockAddTheApplicationText =
  'Wählen Sie „Next“, füllen Sie Name, Beschreibung und Eigentümer aus, und wählen Sie „Create Application“.'
export const forgeRockEnterOurAddressesText =
  'Laden Sie unsere Metadaten herunter und wählen Sie „Upload Metadata“: Darin steht auch, dass Assertions signiert werden sollen. Oder wählen Sie „Configure Manually“ und tragen Sie beide Werte ein, mit dem Binding HTTP-POST. Dann „Next“ und „Save“.'
export const nameThePersonAndMapText =
  'Fügen Sie jede Zeile der Attributzuordnung zur Liste der Attribute hinzu. Was nicht darin steht, wird nicht gesendet.'
export const chooseTheAlgorithm = 'Den Algorithmus wählen'
export const chooseTheAlgorithmText =
  'Wählen Sie RSA-SHA256 als Signaturalgorithmus des gehosteten Identitätsanbieters: Voreingestellt ist keiner. Lassen Sie „Authentication Requests Signed“ ausgeschaltet.'
export const takeTheValuesText =
  'Öffnen Sie „View IdP Metadata“ und wählen Sie „Download Certificate“.'
export const assignPeopleText =
  'Fügen Sie die Personen und Rollen hinzu, die dieses Portal verwenden dürfen.'
export const forgeRockNameIdByDefault =
  'persistent oder transient, je nachdem, was in der Liste zuerst steht'
export const forgeRockSigning =
  'Was signiert wird, folgt aus unseren Metadaten, die signierte Assertions verlangen. Wählen Sie RSA-SHA256, und lassen Sie die Verschlüsselung ausgeschaltet.'
export const forgeRockSignedRequests =
  'Anwendung, „Assertion Content“: Kreuzen Sie „Authentication Requests Signed“ an. Unsere Metadaten enthalten das Zertifikat.'
export const forgeRockEncryption =
  'Anwendung, „Assertion Content“: Kreuzen Sie unter „Encryption“ „Assertion“ an. Unsere Metadaten enthalten das Zertifikat und verlangen AES-GCM.'
export const forgeRockPeople = 'Personen und Rollen unter „Users & Roles“.'
export const forgeRockTile =
  'Anmeldungen über „Try it out“ oder eine Kachel beginnen womöglich beim Identitätsanbieter und werden dann hier abgelehnt: Testen Sie mit unserer SSO-URL.'
export const forgeRockRenewal =
  'Die Schlüssel sind Ihre eigenen, in Secret Labels oder ESVs. Tragen Sie das neue Zertifikat hier ein, mit dem alten als „Bisheriges Zertifikat“, bevor der Server damit signiert.'
export const unableToDoSingleSignOnCause =
  'Unsere Metadaten fehlen dort oder sind falsch, oder beide Anbieter sind nicht im selben „Circle of Trust“.'
export const unableToDoSingleSignOnFix =
  'Importieren Sie unsere Metadaten noch einmal, und sehen Sie sich den „Circle of Trust“ an.'
export const theAddressToAnswerToIs = 'Die Antwortadresse ist nicht gültig'
export const theAddressToAnswerToIsCause =
  'Vielleicht sind die importierten Metadaten älter als unsere jetzige ACS-URL.'
export const theAddressToAnswerToIsFix =
  'Wählen Sie in den Anmeldeeinstellungen der Anwendung „Update Metadata“.'
export const theMetadataPageBeginsWithERROR = 'Die Seite mit den Metadaten beginnt mit „ERROR :“'
export const theMetadataPageBeginsWithERRORCause =
  'Die Entity-ID oder der Realm in der Adresse ist falsch.'
export const theMetadataPageBeginsWithERRORFix =
  'Berichtigen Sie die Entity-ID oder den Realm; ohne Realm ist die oberste Ebene gemeint. In Advanced Identity Cloud heißt der Realm meist alpha.'
export const pingAMFormerlyForgeRockAM = 'PingAM (früher ForgeRock AM)'
export const createTheHostedIdentityProvider = 'Einmal den gehosteten Identitätsanbieter anlegen'
export const createTheHostedIdentityProviderText =
  'Wählen Sie „Hosted“, geben Sie eine Entity-ID und eine Basis-URL an, füllen Sie „Identity Provider Meta Alias“ aus, und legen Sie den Anbieter an.'
export const importThisPortal = 'Dieses Portal importieren'
export const importThisPortalText =
  'Importieren Sie unsere Metadaten und wählen Sie den „Circle of Trust“. Die Metadaten verlangen HTTP-POST; bei manueller Einrichtung ist das Artifact-Binding voreingestellt, das wir nicht unterstützen.'
export const metadataToImport = 'Metadaten zum Importieren'
export const joinThem = 'Beide verbinden'
export const joinThemText = 'Fügen Sie beide Anbieter demselben „Circle of Trust“ hinzu.'
export const hostedIdentityProvider = 'Gehosteter Identitätsanbieter'
export const nameThePersonText =
  'Setzen Sie das E-Mail-Format an den Anfang der Liste, und ordnen Sie es der E-Mail-Adresse zu.'
export const emailFormatFirst =
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress, an erster Stelle'
export const forgeRockMapTheAttributesText =
  'Links steht der Name, der gesendet wird, rechts das Attribut des Profils.'
export const remoteServiceProvider = 'Entfernter Service Provider'
export const forgeRockChooseTheSignatureText =
  'Wählen Sie auch hier RSA-SHA256 als Signaturalgorithmus: Voreingestellt ist keiner.'
