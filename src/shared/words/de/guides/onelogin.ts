export const startAddress = 'die Adresse Ihres OneLogin-Kontos, dort „Administration“'
export const addTheApplicationText =
  'Suchen Sie nach „SAML Custom Connector (Advanced)“, geben Sie einen Anzeigenamen ein und speichern Sie.'
export const enterOurAddressesText =
  'Tragen Sie die Werte ein, lassen Sie die Verschlüsselung ausgeschaltet und speichern Sie. Der Validator ist ein regulärer Ausdruck: Kopieren Sie ihn genau so.'
export const addTheAttributesText =
  'Fügen Sie für jede Zeile der Attributzuordnung ein Feld hinzu. Kreuzen Sie jedes Mal „Include in SAML assertion“ an: Sonst sendet OneLogin den Wert nicht. „NameID value“ bleibt auf „Email“.'
export const chooseSHA256AndTake = 'SHA-256 wählen und die Werte von OneLogin kopieren'
export const chooseSHA256AndTakeText =
  'Stellen Sie den Algorithmus ein und speichern Sie. Sehen Sie nach, was vorher gewählt war: Vielleicht war es SHA-1, das wir ablehnen. Kopieren Sie dann Aussteller, Endpunkt und Zertifikat.'
export const assignPeopleText =
  'Kreuzen Sie die Rollen an, die dieses Portal verwenden dürfen; oder fügen Sie die Anwendung einer einzelnen Person unter „Users“, „Applications“, „+“ hinzu.'
export const where = 'Seite „SSO“'
export const entityIdNote =
  'Anstelle von „app“ kann der Name Ihrer Firma stehen. Kopieren Sie, was angezeigt wird.'
export const entryPointNote =
  'Darin steht http-post; prüfen Sie, ob sie unsere Anmeldung annimmt, die als Weiterleitung kommt.'
export const certWhere = 'Seite „SSO“, „View Details“'
export const certExample = 'X.509 PEM'
export const certNote =
  'DER wird ebenfalls angeboten: Es ist binär und kann nicht eingefügt werden.'
export const nameIdByDefault = 'die E-Mail-Adresse'
export const signing =
  'Wählen Sie auf der Seite „Configuration“ als „SAML signature element“ „Assertion“ oder „Both“ und auf der Seite „SSO“ SHA-256. Lassen Sie die Verschlüsselung ausgeschaltet.'
export const signedRequests =
  'OneLogin nimmt signierte Anfragen an. Prüfen Sie auf der Seite „Configuration“, ob Ihre App-Vorlage sie verlangen kann.'
export const encryption =
  '„Configuration“: Kreuzen Sie „Encrypt assertion“ an, wählen Sie AES-256-GCM als Verfahren, und fügen Sie das Zertifikat unter „SAML Encryption“ ein.'
export const people =
  'Personen mit einer Rolle, die unter „Access“ angekreuzt ist, und Personen, denen die App hinzugefügt wurde.'
export const tile =
  'Mit „Service Provider“ als „SAML initiator“ und unserer SSO-URL als „Login URL“ beginnen Anmeldungen über die Kachel hier und funktionieren.'
export const renewal =
  'Ein Zertifikat gilt für jede Anwendung des Kontos, die kein eigenes hat; wann es abläuft, steht unter „Security“, „Certificates“. Tragen Sie das neue hier ein, mit dem alten als „Bisheriges Zertifikat“, und wählen Sie es dann unter „SSO“, „X.509 Certificate“, „Change“.'
export const oneLoginRefusesTheAddressToAnswer = 'OneLogin lehnt die Antwortadresse ab'
export const oneLoginRefusesTheAddressToAnswerCause =
  'Der Validator passt nicht zu unserer ACS-URL.'
export const oneLoginRefusesTheAddressToAnswerFix =
  'Kopieren Sie den Validator noch einmal aus dieser Anleitung, von ^ bis $.'
export const oneLoginSaysThatThePersonMay =
  'OneLogin meldet, dass die Person die Anwendung nicht verwenden darf'
export const oneLoginSaysThatThePersonMayCause = 'Keine der Rollen der Person ist angekreuzt.'
export const oneLoginSaysThatThePersonMayFix = 'Kreuzen Sie unter „Access“ eine an.'
export const theTileLeadsNowhere = 'Die App-Kachel öffnet nichts'
export const theTileLeadsNowhereCause =
  'Als „SAML initiator“ steht „Service Provider“, aber die „Login URL“ ist leer.'
export const theTileLeadsNowhereFix = 'Tragen Sie unsere SSO-URL als „Login URL“ ein.'
export const weakAlgorithmCause = 'Die Anwendung signiert mit SHA-1.'
export const weakAlgorithmFix = 'Wählen Sie auf der Seite „SSO“ SHA-256.'
export const noEmailCause = '„Include in SAML assertion“ ist für email nicht angekreuzt.'
export const noEmailFix =
  'Öffnen Sie das Feld email unter „Parameters“ und kreuzen Sie „Include in SAML assertion“ an.'
export const allApplicationsStopAtOnce = 'Alle Anwendungen fallen gleichzeitig aus'
export const allApplicationsStopAtOnceCause = 'Das Zertifikat des Kontos wurde geändert.'
export const allApplicationsStopAtOnceFix =
  'Kopieren Sie das neue Zertifikat nach „X.509-Zertifikat“ in den Einstellungen der Verbindung.'
