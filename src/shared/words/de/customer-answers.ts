import { list, number } from './language.ts'

// What only the server answers about customers.

export const gone = 'Diesen Kunden gibt es nicht mehr.'
export const notDeleted = 'Dieser Kunde gehört nicht mehr zu den gelöschten.'
export const savedAlready = 'Dieser Kunde wurde bereits gespeichert.'
export const changedMeanwhile = 'Jemand anderes hat diesen Kunden in der Zwischenzeit geändert.'

export const nameTooLong = 'Der Name darf höchstens 200 Zeichen haben'
export const domainTooLong = 'Die Domain darf höchstens 253 Zeichen haben'
export const giveDomain = 'Geben Sie den Teil einer E-Mail-Adresse nach dem @ an, etwa example.com'
export const publicDomain = (domain: string) =>
  `Eine Adresse bei ${domain} kann sich jeder anlegen. Geben Sie eine eigene Domain der Organisation an, etwa example.com`
/** Of one among several domains. */
export const problemOf = (domain: string, problem: string) => `„${domain}“: ${problem}`
export const tooManyDomains = 'Geben Sie höchstens 100 Domains an'
export const domainTaken = 'Diese Domain gehört einem anderen Kunden'
export const domainsTaken = (domains: string[]) =>
  `Einem anderen Kunden gehört bereits: ${list(domains)}. Eine Domain gehört nur einem Kunden`
export const giveDate = 'Geben Sie ein Datum wie 2026-01-31 an'
export const giveTimeZone = 'Geben Sie eine Zeitzone wie Europe/Berlin an'
export const tooManyContacts = 'Geben Sie höchstens 10 technische Kontakte an'
export const giveNewId = 'Geben Sie eine ID an, die für einen neuen Kunden erstellt wurde'
export const idTooOld = (days: number) =>
  `Dieses Formular wurde vor mehr als ${number(days)} Tagen geöffnet. Verwerfen Sie es, und beginnen Sie neu: Der Kunde erhält dann andere Adressen.`
export const searchTooLong = 'Suchen Sie nach höchstens 200 Zeichen'
export const notSearchable = 'Dieser Text enthält ein Zeichen, nach dem sich nicht suchen lässt'
export const pageSize = 'Geben Sie eine Zahl von 1 bis 100 an'

/** Why a deleted customer does not come back with all its domains, and with which it can. */
export function domainsTakenMeanwhile(
  taken: { domain: string; customer: string }[],
  left: string[],
): string {
  const sentences = taken.map(
    ({ domain, customer }) => `${domain} gehört inzwischen zu ${customer}.`,
  )
  const consequence =
    left.length > 0
      ? `Wiederherstellen lässt sich der Kunde nur mit ${list(left)}.`
      : 'Wiederherstellen lässt sich der Kunde ohne Domain; er bleibt inaktiv, bis Sie ihm eine geben.'
  return [...sentences, consequence].join(' ')
}
