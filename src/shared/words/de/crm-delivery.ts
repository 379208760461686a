// Why something was not sent to the CRM, beside what the CRM itself says.

export const noOpenStage =
  'Keine Phase der gewählten Pipeline steht für ein offenes Ticket. Ordnen Sie eine zu, und versuchen Sie es dann erneut.'
export const ticketGone = 'Das Ticket wurde im CRM gelöscht.'
export const merged = 'Das Ticket wurde im CRM zusammengeführt.'
export const noCompany = 'Dem Kunden ist kein Unternehmen des CRM zugeordnet.'
export const tookTooLong = 'Es hat zu lange gedauert.'
export function fileMissing(name: string) {
  return `Die Datei ${name} fehlt im Speicher von Portico.`
}
export function wholeTextInFile(name: string) {
  return `Der Text ist für einen Kommentar zu lang. Vollständig steht er in der Datei ${name}.`
}
