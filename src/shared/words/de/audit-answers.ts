// What only the server says of the audit log.

export const giveWhen =
  'Geben Sie einen Tag wie 2026-01-31 oder einen Zeitpunkt wie 2026-01-31T09:00:00.000Z an'
export const searchTooLong = 'Suchen Sie nach höchstens 200 Zeichen'
export const notSearchable = 'Dieser Text enthält ein Zeichen, nach dem nicht gesucht werden kann'
export const giveActions =
  'Geben Sie Aktionen oder Gruppen von Aktionen an, zum Beispiel sign_in.refused,customer'
export const giveCustomer = 'Geben Sie die ID eines Kunden an'
export const givePerson = 'Geben Sie die ID einer Person an'
export const pageSize = 'Geben Sie eine Zahl von 1 bis 100 an'
export const giveFormat = 'Geben Sie csv oder jsonl an'
export const tooManyExports =
  'Es laufen bereits andere Exporte. Bitte versuchen Sie es erneut, wenn sie fertig sind.'

/** The first line of the file for spreadsheets. */
export const heads = {
  id: 'ID',
  at: 'Zeitpunkt',
  action: 'Aktion',
  what: 'Was',
  actorId: 'Wer (ID)',
  actorName: 'Wer',
  actorEmail: 'Wer (E-Mail)',
  address: 'Adresse',
  customerId: 'Kunde (ID)',
  subjectId: 'Gegenstand (ID)',
  subjectName: 'Gegenstand',
  before: 'Vorher',
  after: 'Nachher',
}
