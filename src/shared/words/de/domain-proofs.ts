import type { DomainProblem, DomainState } from '#shared/customers/domains/endpoints.ts'

export const notOfCustomer = 'Dieser Kunde hat diese Domain nicht.'

export const title = 'Domains'
export const what =
  'Ein TXT-Eintrag zeigt, dass eine Domain dem Kunden gehört. Er wird einmal am Tag gesucht.'
export const loading = 'Domains werden geladen'
export const loadFailed = 'Die Domains konnten nicht geladen werden'
export const none = 'Noch keine Domain.'
const STATES: Record<DomainState, string> = {
  unproven: 'Nicht nachgewiesen',
  proven: 'Nachgewiesen',
  gone: 'Eintrag fehlt',
}
export const state = (which: DomainState) => STATES[which]
export const provenSince = (day: string) => `Nachgewiesen seit ${day}.`
export const goneSince = (day: string) =>
  `Die Domain war nachgewiesen, doch der Eintrag fehlt seit ${day}.`
export const refusedFrom = (day: string) =>
  `Ab ${day} kann sich niemand mit einer Adresse dieser Domain anmelden.`
export const checkedAt = (when: string) => `Gesucht am ${when}.`
export const neverChecked = 'Noch nicht gesucht.'
export const recordName = 'Name des TXT-Eintrags'
export const recordNameHint =
  'Falls Ihr DNS-Anbieter die Domain selbst anhängt, geben Sie nur _portico ein.'
export const recordValue = 'Wert'
export const check = 'Jetzt prüfen'
export const checkOf = (domain: string) => `Jetzt prüfen, ${domain}`
export const checking = 'Wird geprüft …'
export const checkFailed = 'Die Prüfung ist fehlgeschlagen'
export const proven = (domain: string) => `${domain} ist nachgewiesen`
export const showRecord = (domain: string) => `Eintrag für ${domain}`

const PROBLEMS: Record<DomainProblem, (detail: string) => string> = {
  missing: () =>
    'Der Eintrag ist nicht da. Es kann eine Stunde dauern, bis alle Nameserver einen neuen kennen.',
  other_value: (text) => `Es gibt einen TXT-Eintrag mit einem anderen Wert: ${text}`,
  wrong_name: () =>
    'Der Eintrag ist da, doch die Domain steht zweimal in seinem Namen. Geben Sie als Namen nur _portico ein.',
  unreachable: () => 'Kein Nameserver hat geantwortet. Es hat sich nichts geändert.',
}
export const problem = (code: DomainProblem, detail: string | null) => PROBLEMS[code](detail ?? '')

/** In the settings. */
export const rule = {
  title: 'E-Mail-Domains',
  label: 'Nachweis verpflichtend ab',
  hint: 'Ab diesem Tag können sich nur Personen anmelden, deren Adresse zu einer per DNS-Eintrag nachgewiesenen Domain gehört. Lassen Sie das Feld leer, wenn jeder Kunde selbst entscheiden soll.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saveFailed: 'Das konnte nicht gespeichert werden',
  isOn: 'Domains müssen nachgewiesen werden',
  isOff: 'Domains müssen nicht nachgewiesen werden',
}

export const noticesTitle = 'Domains, die nachzuweisen sind'
export const notice = (domain: string, which: DomainState) => `${domain}: ${STATES[which]}`

export const mail = {
  subject: (domain: string) => `Der DNS-Eintrag, der ${domain} nachweist, fehlt`,
  gone: (customer: string, domain: string) =>
    `Ein DNS-Eintrag hat gezeigt, dass ${domain} zu ${customer} gehört. Er ist nicht mehr da.`,
  publish: (name: string, value: string) =>
    `Veröffentlichen Sie ihn wieder als TXT-Eintrag mit dem Namen ${name} und dem Wert ${value}`,
  grace: (days: number) =>
    `Ist er nicht innerhalb von ${days} Tagen wieder da, können sich Personen mit Adressen dieser Domain nicht mehr am Support-Portal anmelden.`,
  open: 'Single Sign-on öffnen',
}
