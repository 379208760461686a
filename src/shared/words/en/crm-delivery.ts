// Why something was not sent to the CRM, beside what the CRM itself says.

export const noOpenStage =
  'No stage of the chosen pipeline means that a ticket is open. Map one, then try again.'
export const ticketGone = 'The ticket was deleted in the CRM.'
export const merged = 'The ticket was merged in the CRM.'
export const noCompany = 'No company of the CRM is assigned to the customer.'
export const tookTooLong = 'It took too long.'
export function fileMissing(name: string) {
  return `The file ${name} is missing in Portico's own store.`
}
export function wholeTextInFile(name: string) {
  return `The text is too long for one comment. All of it is in the file ${name}.`
}
