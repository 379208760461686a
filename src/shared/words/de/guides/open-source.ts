export const createApplicationAndProvider = 'Anwendung und Provider anlegen'
export const createApplicationAndProviderText =
  'Tragen Sie die Werte ein. Das Binding steht anfangs auf Redirect, und nichts wird signiert, bevor ein Zertifikat gewählt ist.'
export const keepOrChooseYourOwn =
  'Beibehalten oder selbst wählen; kopieren Sie den Wert genau so zurück'
export const selectOne = 'Eines auswählen'
export const authentikMapTheAttributesText =
  'Die mitgelieferten Zuordnungen haben lange Namen, von denen wir die E-Mail-Adresse lesen; fügen Sie eigene für email, firstName und lastName hinzu.'
export const letTheTileStartHereText =
  'Gibt es in Ihrer Version eine Launch-URL für Anwendungen, tragen Sie dort unsere SSO-URL ein.'
export const chooseWhoMaySignInText =
  'Binden Sie Richtlinien oder Gruppen an die Anwendung. Ohne sie dürfen alle sie verwenden.'
export const authentikWhere = 'Seite des Providers'
export const authentikEntityIdNote = 'Steht anfangs auf authentik.'
export const authentikCertWhere =
  'In den Metadaten: /application/saml/<slug>/metadata/ auf dem Host'
export const authentikCertExample = 'Base64-Text oder PEM'
export const wrongAudienceCause = '„Audience“ ist leer, also wird keine Audience gesendet.'
export const wrongAudienceFix = 'Tragen Sie unsere Entity-ID als „Audience“ ein.'
export const noSignatureCause = 'Es ist kein Signaturzertifikat ausgewählt.'
export const noSignatureFix =
  'Wählen Sie in den Einstellungen des Providers in authentik ein Signaturzertifikat aus.'

// Keycloak.

export const createTheClient = 'Den Client anlegen'
export const createTheClientText =
  'Tragen Sie die Werte ein und gehen Sie jeweils mit „Next“ weiter. Um einige davon aus unserer Metadatendatei zu übernehmen, verwenden Sie zuerst „Import client“.'
export const nameThePersonAndSign = 'NameID und Signatur einstellen'
export const nameThePersonAndSignText =
  'Bei einem neuen Client ist die Signatur der Assertions ausgeschaltet.'
export const askForNoSignedRequests = 'Keine signierten Anfragen verlangen'
export const askForNoSignedRequestsText =
  'Neue Clients verlangen signierte Anfragen; unsere sind aber nur signiert, wenn Sie hier „Anfragen signieren“ einschalten.'
export const theDedicatedScopeOfThe = 'Der eigene Scope des Clients'
export const keycloakMapTheAttributesText =
  'Fügen Sie für jedes Attribut einen Mapper „User Property“ mit dem Namensformat „Basic“ hinzu.'
export const keycloakWhere = '„Realm settings“, „General“, „Endpoints“'
export const keycloakEntityIdNote = 'In alten Versionen steht vor /realms noch /auth.'
export const keycloakCertWhere = '„Realm settings“, „Keys“, „RS256“'
export const keycloakCertExample = 'Base64-Text ohne die erste und letzte Zeile'
export const invalidRequesterCause = '„Client signature required“ ist eingeschaltet.'
export const invalidRequesterFix =
  'Schalten Sie „Client signature required“ auf der Registerkarte „Keys“ aus.'
export const invalidRedirectUriCause = 'Unsere ACS-URL steht nicht unter „Valid redirect URIs“.'
export const invalidRedirectUriFix = 'Fügen Sie unsere ACS-URL unter „Valid redirect URIs“ hinzu.'
export const clientNotFoundCause = 'Die „Client ID“ ist nicht unsere Entity-ID.'
export const clientNotFoundFix =
  'Tragen Sie unsere Entity-ID Zeichen für Zeichen als „Client ID“ ein.'

export const keycloakStartAddress = 'die Adresse Ihres Keycloak-Servers, gefolgt von /admin'
export const keycloakStartRole = 'Nötig ist die Rolle realm-admin oder manage-clients des Realms'
export const keycloakAccess =
  'Alle im Realm können sich anmelden, wenn kein „Authentication flow“ und keine Rolle es verhindert.'

// Shibboleth.

export const loadOurMetadata = 'Unsere Metadaten laden'
export const loadOurMetadataText =
  'Fügen Sie einen Metadata-Provider hinzu, der unsere Metadaten lädt.'
export const metadata = 'Metadaten'
export const switchEncryptionOffForUs = 'Verschlüsselung für uns ausschalten'
export const switchEncryptionOffForUsText =
  'Shibboleth verschlüsselt Assertions, wenn nichts anderes eingestellt ist. Wir nehmen sie nur an, wenn Sie hier „Verschlüsselte Assertions annehmen“ einschalten. Überschreiben Sie sonst die Einstellung für unsere Entity-ID.'
export const releaseTheAttributes = 'Die Attribute freigeben'
export const releaseTheAttributesText =
  'Geben Sie mail, givenName und sn für unsere Entity-ID frei. Sie kommen unter urn:oid-Namen an, die wir lesen.'
export const nameThePersonText = 'Bilden Sie aus mail eine NameID im Format emailAddress.'
export const encryptedAssertionCause = 'Die Assertion ist verschlüsselt.'
export const encryptedAssertionFix =
  'Setzen Sie p:encryptAssertions für unsere Entity-ID in relying-party.xml auf false.'

export const shibbolethStartConsole = 'Konfiguration Ihres Shibboleth-IdP'
export const shibbolethStartAddress = 'meist der Ordner /opt/shibboleth-idp/conf'
export const shibbolethStartRole =
  'Nötig ist ein Konto auf dem Server, das die Konfiguration ändern darf'
export const shibbolethAccess =
  'Alle, die sich am IdP anmelden können, dürfen dieses Portal nutzen, wenn Sie es nicht mit dem Intercept „context-check“ einschränken.'
export const shibbolethWhere = 'In den Metadaten, meist unter /idp/shibboleth auf dem Host'
export const shibbolethCertWhere = 'In den Metadaten, KeyDescriptor mit use="signing"'
export const shibbolethUnsupported = '„Unsupported Request“'
export const shibbolethUnsupportedCause =
  'Der IdP kennt unsere Entity-ID nicht: Unsere Metadaten sind nicht geladen.'
export const shibbolethUnsupportedFix =
  'Prüfen Sie metadata-providers.xml und das Protokoll des IdP, und laden Sie die Metadaten neu.'
export const shibbolethNoEmailCause = 'Der Attributfilter gibt mail für uns nicht frei.'
export const shibbolethNoEmailFix = 'Nehmen Sie unsere Entity-ID in attribute-filter.xml auf.'

// SimpleSAMLphp.

export const addThisPortal = 'Dieses Portal hinzufügen'
export const addThisPortalText =
  'Schalten Sie enable.saml20-idp ein und fügen Sie einen Eintrag hinzu; der Metadaten-Konverter erstellt ihn aus unseren Metadaten.'
export const metadataToConvert = 'Metadaten zum Konvertieren'
export const keyOfTheEntry = 'Schlüssel des Eintrags'
export const nameThePersonAndMapText =
  'Das Format ist transient, wenn nichts anderes eingestellt ist. Legen Sie es fest, fügen Sie den Filter saml:AttributeNameID für mail hinzu, und benennen Sie die Attribute mit core:AttributeMap um.'
export const entityIdWhere = 'metadata/saml20-idp-hosted.php; meist die Adresse der Metadaten'
export const simpleSamlWhere = 'In den Metadaten'
export const entryPointNote = 'Version 1 hat andere Pfade: Nehmen Sie den aus den Metadaten.'
export const simpleSamlCertExample = 'Base64-Text oder die PEM-Datei auf dem Server'
