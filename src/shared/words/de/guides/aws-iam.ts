export const startConsole = 'AWS-Konsole'
export const startAddress = 'IAM Identity Center (früher AWS SSO)'
export const startRole =
  'Nötig sind Administratorrechte für eine Organisationsinstanz. AWS IAM allein meldet niemanden an anderen Anwendungen an'
export const addTheApplicationText =
  'Wählen Sie „I have an application I want to set up“, dann den Typ „SAML 2.0“, dann „Next“. Geben Sie ihr einen Anzeigenamen und eine Beschreibung.'
export const takeTheValuesOfAWS = 'Die Werte von AWS kopieren'
export const takeTheValuesOfAWSText =
  'Laden Sie das Zertifikat herunter und kopieren Sie „sign-in URL“ und „issuer URL“. In der Metadatendatei steht alles drei.'
export const letTheTileStartHereText =
  'Mit dieser URL startet die Kachel im Zugangsportal die Anmeldung hier.'
export const enterOurAddressesText =
  'Tragen Sie beide Werte ein und senden Sie sie ab, oder laden Sie stattdessen unsere Metadatendatei hoch.'
export const mapTheAttributesText =
  'Ordnen Sie „Subject“ zu, sonst schlägt jede Anmeldung fehl. Fügen Sie danach jede Zeile der Attributzuordnung im Format „basic“ hinzu und speichern Sie. AWS sendet nichts, was nicht zugeordnet ist.'
export const formatOfSubject = 'Format von „Subject“'
export const assignPeopleText = 'Weisen Sie der Anwendung Personen oder Gruppen zu.'
export const where = '„IAM Identity Center metadata“'
export const entryPointNote = 'Es ist normal, dass sie mit dem Aussteller übereinstimmt.'
export const certWhere = '„IAM Identity Center metadata“, „Download“'
export const nameIdByDefault = 'keine; „Subject“ muss zugeordnet werden'
export const signing =
  'Hier gibt es nichts zu wählen: Wir nehmen eine Signatur der Assertion, der Antwort oder beider an. Bleiben Sie bei SHA-256, wenn Sie ein Zertifikat erstellen.'
export const signedRequests = 'IAM Identity Center prüft keine signierten Anfragen.'
export const encryption = 'IAM Identity Center verschlüsselt keine Assertions.'
export const people =
  'Personen und Gruppen, die der Anwendung zugewiesen sind. Personen in verschachtelten Gruppen zählen nicht.'
export const tile =
  'Ist unsere SSO-URL als „Application start URL“ eingetragen, beginnen Anmeldungen über die Kachel im Zugangsportal hier und funktionieren.'
export const renewal =
  'Jede Anwendung hat für fünf Jahre ihr eigenes Zertifikat; zwei sind möglich. Wählen Sie unter „Manage certificate“ die Option „Generate new certificate“, tragen Sie das neue hier ein, mit dem alten als „Bisheriges Zertifikat“, wählen Sie bei AWS „Set as active“, und löschen Sie dort dann das alte.'
export const anErrorPageRightAfterThe = 'Eine Fehlerseite gleich nach der Anmeldung bei AWS'
export const anErrorPageRightAfterTheCause =
  '„Subject“ ist nicht zugeordnet, oder die Person hat in IAM Identity Center keine E-Mail-Adresse.'
export const anErrorPageRightAfterTheFix =
  'Ordnen Sie „Subject“ ${user:email} zu, oder tragen Sie die E-Mail-Adresse der Person in IAM Identity Center ein.'
export const aBlankPageOrOneThat = 'Eine leere Seite oder eine, die immer wieder neu lädt'
export const aBlankPageOrOneThatCause = 'ACS-URL oder Audience ist falsch geschrieben.'
export const youDoNotHaveAnyApplicationsCause =
  'Die Person ist nicht zugewiesen, oder nur über eine verschachtelte Gruppe.'
export const youDoNotHaveAnyApplicationsFix =
  'Weisen Sie die Person zu oder eine Gruppe, in der sie direkt Mitglied ist.'
export const aPersonWhoWasDeletedAnd =
  'Eine Person, die gelöscht und neu angelegt wurde, kann sich nicht anmelden'
export const aPersonWhoWasDeletedAndCause = 'Die Zuweisung gehört zu der gelöschten Person.'
export const aPersonWhoWasDeletedAndFix = 'Weisen Sie die Person noch einmal zu.'
export const aPersonOfAnOutsideDirectory = 'Eine Person aus einem externen Verzeichnis fehlt'
export const aPersonOfAnOutsideDirectoryCause =
  'Die Person wurde nicht in IAM Identity Center angelegt.'
export const aPersonOfAnOutsideDirectoryFix = 'Lassen Sie die Person zuerst dort anlegen (SCIM).'
export const youWantToSeeWhatAWS = 'Sie möchten sehen, was AWS sendet'
export const youWantToSeeWhatAWSCause = 'Das Zugangsportal kann die Assertion anzeigen.'
export const youWantToSeeWhatAWSFix =
  'Halten Sie die Umschalttaste gedrückt und klicken Sie auf die Kachel. Die Seite „You are now in administrator mode“ zeigt das XML.'
