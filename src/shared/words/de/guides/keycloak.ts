export const createTheClient = 'Den Client anlegen'
export const createTheClientText =
  'Tragen Sie die Werte ein und gehen Sie jeweils mit „Next“ weiter. „Import client“ mit unserer Metadatendatei erledigt den ersten Teil.'
export const nameThePersonAndSign = 'Die Person benennen und signieren'
export const nameThePersonAndSignText =
  'Bei einem neuen Client ist die Signatur der Assertions ausgeschaltet.'
export const askForNoSignedRequests = 'Keine signierten Anfragen verlangen'
export const askForNoSignedRequestsText =
  'Bei einem neuen Client ist das eingeschaltet, und unsere Anfragen sind nur signiert, wenn Sie das einschalten.'
export const theDedicatedScopeOfThe = 'Der eigene Scope des Clients'
export const mapTheAttributesText =
  'Fügen Sie für jedes einen Mapper „User Property“ mit dem Namensformat „Basic“ hinzu.'
export const where = '„Realm settings“, „General“, „Endpoints“'
export const entityIdNote = 'In alten Versionen steht vor /realms noch /auth.'
export const certWhere = '„Realm settings“, „Keys“, „RS256“'
export const certExample = 'Base64-Text ohne die erste und letzte Zeile'
export const invalidRequesterCause = '„Client signature required“ ist eingeschaltet.'
export const invalidRequesterFix = 'Schalten Sie es auf der Registerkarte „Keys“ aus.'
export const invalidRedirectUriCause = 'Unsere ACS-URL steht nicht unter „Valid redirect URIs“.'
export const invalidRedirectUriFix = 'Fügen Sie sie hinzu.'
export const clientNotFoundCause = 'Die „Client ID“ ist nicht unsere Entity-ID.'
export const clientNotFoundFix = 'Beide müssen Zeichen für Zeichen gleich sein.'
