// Answers of the server.
export const intervalsWrong =
  'Geben Sie jede Zeitspanne mit einem Ende nach ihrem Beginn und ohne Überschneidung ein'
export const nameTooLong = 'Der Name darf höchstens 100 Zeichen haben'
export const holidayNameRequired = 'Geben Sie einen Namen für den Feiertag ein'
export const calendarNameRequired = 'Geben Sie einen Namen für den Kalender ein'
export const zoneUnknown = 'Wählen Sie eine Zeitzone'
export const noHours = 'Geben Sie an mindestens einem Tag Zeiten an'
export const tooManyHolidays = 'Ein Kalender kann höchstens 1.000 Feiertage haben'
export const holidayTwice = 'Jeder Tag kann nur einmal Feiertag sein'
export const targetWrong = 'Geben Sie eine Zeit zwischen einer Minute und einem Jahr ein'
export const percentWrong = 'Geben Sie einen Anteil von 1 bis 100 Prozent ein'
export const textTooLong = 'Der Text darf höchstens 5.000 Zeichen haben'
export const reasonRequired = 'Geben Sie einen Grund für die Korrektur ein'
export const reasonTooLong = 'Der Grund darf höchstens 100 Zeichen haben'
export const templateNameRequired = 'Geben Sie einen Namen für die Vorlage ein'
export const windowNameRequired = 'Geben Sie einen Namen für das Wartungsfenster ein'
export const windowForNone = 'Wählen Sie mindestens einen Kunden'
export const windowEndsBefore = 'Wählen Sie ein Ende nach dem Beginn'
export const dayPassed = 'Wählen Sie heute oder einen späteren Tag'
export const dayTaken =
  'An diesem Tag beginnt bereits eine Version. Entfernen Sie sie, oder wählen Sie einen anderen Tag.'
export const versionGone = 'Diese Version gibt es nicht mehr.'
export const versionCounts = 'Diese Version gilt bereits. Fügen Sie stattdessen eine neue hinzu.'
export const correctedMeanwhile = (name: string) =>
  `${name} hat diese Version inzwischen korrigiert. Laden Sie die Seite neu, und versuchen Sie es noch einmal.`
export const templateGone = 'Diese Vorlage gibt es nicht mehr.'
export const templateTaken = 'Eine andere Vorlage heißt schon so'
export const templateChangedMeanwhile =
  'Diese Vorlage wurde inzwischen geändert. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'
export const templateFollowed =
  'Verträge folgen dieser Vorlage. Geben Sie ihnen andere Bedingungen, bevor Sie sie entfernen.'
export const categoryUnknown = 'Wählen Sie vorhandene Kategorien, jede nur einmal'
export const recipientUnknown = 'Wählen Sie ein aktives Mitglied des Teams'
export const windowGone = 'Dieses Wartungsfenster gibt es nicht mehr.'
export const windowPassed = 'Wählen Sie ein Ende in der Zukunft'
export const windowChangedMeanwhile =
  'Dieses Wartungsfenster wurde inzwischen geändert. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'
export const customerUnknown = 'Wählen Sie vorhandene Kunden'
