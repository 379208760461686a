import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Admin-Übersicht'
export const lead = 'Die Organisationen, die Sie betreuen.'
export const refresh = 'SAML-Konfiguration neu laden'
export const refreshing = 'Wird neu geladen …'
export const refreshed = 'SAML-Konfigurationen neu geladen'
export const refreshFailed = 'Die SAML-Konfigurationen konnten nicht neu geladen werden'
export const addCustomer = 'Kunden hinzufügen'

export const certificatesToRenew = 'Signaturzertifikate, die zu erneuern sind'
export const certificateOf = <Part>(customer: Part, end: Part | string) =>
  rich<Part | string>`${customer}: ${end}`
export const moreCertificates = (count: number) =>
  plural(count, { one: 'Und ein weiteres', other: `Und ${number(count)} weitere` })

export const counts = {
  total: 'Gesamt',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  samlEnabled: 'Mit SAML',
}

export const recentCustomers = 'Neueste Kunden'
export const viewAll = 'Alle anzeigen'
export const loadingCustomers = 'Kunden werden geladen'
export const customersFailed = 'Die Kunden konnten nicht geladen werden'
export const noCustomers = 'Noch keine Kunden'
export const whereTheyAppear = 'Die Organisationen, die Sie hinzufügen, erscheinen hier.'
export const name = 'Name'
export const domain = 'Domain'
export const noDomain = 'Keine Domain'
export const startDate = 'Betreut seit'
export const start = 'Seit'
export const notSet = 'Nicht festgelegt'
export const status = 'Status'
export const saml = 'SAML'

// The first steps of a new installation.

export const stepsTitle = (done: number, all: number) =>
  `Erste Schritte: ${number(done)} von ${number(all)} erledigt`
export const dismissSteps = 'Ausblenden'
/** Heard after the name of a step. */
export const stepDone = ', erledigt'
export const stepToDo = ', zu erledigen'

export const stepTexts = {
  name: 'Dem Portal einen Namen geben',
  contact: 'Eine Ansprechstelle angeben',
  second_factor: 'Anmeldung mit zweitem Faktor sichern',
  mail: 'Einen Mailserver verbinden',
  backup: 'Eine Sicherung erstellen',
  customer: 'Den ersten Kunden hinzufügen',
}
export const stepHints = {
  name: 'Ihre Kunden sehen den Namen auf jeder Seite und in E-Mails.',
  contact: 'Die Kontaktadresse sieht, wer sich nicht anmelden kann.',
  second_factor: 'Sonst schützt nur ein Passwort die Daten aller Kunden.',
  mail: 'Ohne ihn geben Sie Links für Passwörter selbst weiter.',
  backup: 'Ein Befehl schreibt alles in eine Datei.',
  customer: 'Personen können sich anmelden, sobald ihre Organisation hier ist.',
}
