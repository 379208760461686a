export const entityIdTheirs = 'Entity-ID des gehosteten Identitätsanbieters'
export const entityIdWhere = 'Metadaten, EntityDescriptor'
export const entityIdNote =
  'Ihre Administratoren haben sie gewählt. Kopieren Sie sie Zeichen für Zeichen.'
export const entryPointWhere = 'Metadaten, Location'
export const entryPointNote =
  'Prüfen Sie bei einem eigenen Server den Pfad, der mit /openam beginnen kann.'
export const certTheirs = 'Download Certificate, oder X509Certificate'
export const certWhere = 'Registerkarte „Sign On“, oder Metadaten'
export const startConsole = 'PingOne Advanced Identity Cloud (früher ForgeRock Identity Cloud)'
export const startAddress = 'die Admin-Konsole Ihres Mandanten'
export const startRole =
  'Prüfen Sie, ob Ihre Rolle Anwendungen verwalten darf. In Mandanten ohne „Applications“ gelten die Schritte für PingAM'
export const addTheApplicationText =
  'Wählen Sie „Next“, füllen Sie Name, Beschreibung und Eigentümer aus, und wählen Sie „Create Application“.'
export const enterOurAddressesText =
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
export const nameIdByDefault =
  'persistent oder transient, je nachdem, was in der Liste zuerst steht'
export const signing =
  'Was signiert wird, folgt aus unseren Metadaten, die signierte Assertions verlangen. Wählen Sie RSA-SHA256, und lassen Sie die Verschlüsselung ausgeschaltet.'
export const signedRequests =
  'Anwendung, „Assertion Content“: Kreuzen Sie „Authentication Requests Signed“ an. Unsere Metadaten enthalten das Zertifikat.'
export const encryption =
  'Anwendung, „Assertion Content“: Kreuzen Sie unter „Encryption“ „Assertion“ an. Unsere Metadaten enthalten das Zertifikat und verlangen AES-GCM.'
export const people = 'Personen und Rollen unter „Users & Roles“.'
export const tile =
  '„Try it out“ und Kacheln beginnen womöglich beim Identitätsanbieter und werden dann hier abgelehnt: Prüfen Sie mit unserer SSO-URL.'
export const renewal =
  'Die Schlüssel sind Ihre eigenen, in Secret Labels oder ESVs. Tragen Sie das neue Zertifikat hier ein, mit dem alten als „Bisheriges Zertifikat“, bevor der Server damit signiert.'
export const unableToDoSingleSignOnCause =
  'Unsere Metadaten fehlen dort oder sind falsch, oder beide Anbieter sind nicht im selben „Circle of Trust“.'
export const unableToDoSingleSignOnFix =
  'Importieren Sie unsere Metadaten noch einmal, und sehen Sie sich den „Circle of Trust“ an.'
export const theAddressToAnswerToIs = 'Die Antwortadresse ist nicht gültig'
export const theAddressToAnswerToIsCause =
  'Prüfen Sie, ob die importierten Metadaten älter sind als unsere jetzige ACS-URL.'
export const theAddressToAnswerToIsFix = 'Wählen Sie „Update Metadata“.'
export const theMetadataPageBeginsWithERROR = 'Die Seite mit den Metadaten beginnt mit ERROR :'
export const theMetadataPageBeginsWithERRORCause =
  'Die Entity-ID oder der Realm in der Adresse ist falsch.'
export const theMetadataPageBeginsWithERRORFix =
  'Berichtigen Sie beides; ohne Realm ist die oberste Ebene gemeint. In Advanced Identity Cloud heißt der Realm meist alpha.'
export const pingAMFormerlyForgeRockAM = 'PingAM (früher ForgeRock AM)'
export const createTheHostedIdentityProvider = 'Einmal den gehosteten Identitätsanbieter anlegen'
export const createTheHostedIdentityProviderText =
  'Wählen Sie „Hosted“, geben Sie eine Entity-ID und eine Basis-URL an, füllen Sie „Identity Provider Meta Alias“ aus, und legen Sie ihn an.'
export const importThisPortal = 'Dieses Portal importieren'
export const importThisPortalText =
  'Importieren Sie unsere Metadaten und wählen Sie den „Circle of Trust“. Die Metadaten verlangen HTTP-POST; von Hand begännen Sie mit dem Artifact-Binding, das wir nicht haben.'
export const metadataToImport = 'Metadaten zum Importieren'
export const joinThem = 'Beide verbinden'
export const joinThemText = 'Setzen Sie beide Anbieter in denselben Kreis.'
export const hostedIdentityProvider = 'Gehosteter Identitätsanbieter'
export const nameThePersonText =
  'Setzen Sie das E-Mail-Format an den Anfang der Liste, und ordnen Sie es der E-Mail-Adresse zu.'
export const emailFormatFirst =
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress, an erster Stelle'
export const mapTheAttributesText =
  'Links steht der Name, der gesendet wird, rechts das Attribut des Profils.'
export const remoteServiceProvider = 'Entfernter Service Provider'
export const chooseTheSignatureText =
  'Wählen Sie auch hier RSA-SHA256 als Signaturalgorithmus: Voreingestellt ist keiner.'
