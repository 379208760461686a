import type { AttentionKind } from '#shared/setup/values.ts'

import { number, plural } from './language.ts'

export const title = 'Admin-Übersicht'
export const lead = 'Ihre Kunden und deren Anmeldung auf einen Blick.'
export const refresh = 'SAML-Konfiguration neu laden'
export const refreshing = 'Wird neu geladen …'
export const refreshed = 'SAML-Konfigurationen neu geladen'
export const refreshFailed = 'Die SAML-Konfigurationen konnten nicht neu geladen werden'
export const addCustomer = 'Kunden hinzufügen'

export const attentionTitle = 'Erfordert Ihre Aufmerksamkeit'
export const showAllLines = (count: number) => `Alle ${number(count)} anzeigen`
type AttentionText = (count: number, detail: string) => string
/** Each follows the name of a customer, a mailbox or a member of the team. */
export const attentionTexts = {
  sign_in_stopped: (count) =>
    plural(count, {
      one: '1 Person kann sich seit der letzten Änderung nicht anmelden',
      other: `${number(count)} Personen können sich seit der letzten Änderung nicht anmelden`,
    }),
  sign_in_failing: (count, cause) =>
    plural(count, {
      one: `1 Person kann sich nicht anmelden: ${cause}`,
      other: `${number(count)} Personen können sich nicht anmelden: ${cause}`,
    }),
  emergency_access: (_count, until) => `Notfallzugang bis ${until} geöffnet`,
  mail_off: () => 'E-Mails werden nicht gesendet: Es ist kein Mailserver eingerichtet',
  mailbox_off: () => 'Postfach ausgeschaltet: Aus seinen E-Mails entstehen keine Tickets',
  setup_ready: () => 'Einrichtung des Single Sign-on wartet auf Ihre Prüfung',
  test_failed: () => 'Test des Single Sign-on fehlgeschlagen',
  invitation_expired: () => 'Einladung abgelaufen',
  new_certificate: () => 'Neues Zertifikat zu prüfen',
  other_settings: () => 'Einstellungen in den Metadaten des Identitätsanbieters geändert',
} satisfies Partial<Record<AttentionKind, AttentionText>>

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
export const whereTheyAppear = 'Kunden, die Sie hinzufügen, erscheinen hier.'
export const name = 'Name'
export const domain = 'Domain'
export const noDomain = 'Keine Domain'
export const startDate = 'Betreut seit'
export const start = 'Seit'
export const notSet = 'Nicht festgelegt'
export const status = 'Status'
export const saml = 'SAML'

// The first steps of a new installation.

export const stepsTitle = (left: number) =>
  plural(left, {
    one: 'Erste Schritte: noch 1 Schritt',
    other: `Erste Schritte: noch ${number(left)} Schritte`,
  })
export const stepsDone = (count: number) =>
  plural(count, { one: '1 Schritt erledigt', other: `${number(count)} Schritte erledigt` })
/** Above the page of a step. */
export const backToSteps = 'Zurück zu den ersten Schritten'
export const dismissSteps = 'Ausblenden'

export const stepTexts = {
  name: 'Dem Portal einen Namen geben',
  contact: 'Kontaktangaben hinzufügen',
  second_factor: 'Anmeldung in zwei Schritten einschalten',
  mail: 'E-Mail-Versand einrichten',
  team: 'Ihr Team einladen',
  mailbox: 'Ein Postfach verbinden',
  customer: 'Den ersten Kunden hinzufügen',
  signed_in: 'Die erste Person eines Kunden anmelden lassen',
}
export const stepHints = {
  name: 'Kunden sehen den Namen auf jeder Seite und in E-Mails.',
  contact: 'Wird Personen angezeigt, die sich nicht anmelden können.',
  second_factor: 'Derzeit schützt ein einziges Passwort die Daten aller Ihrer Kunden.',
  mail: 'Ohne ihn müssen Sie Einladungen und Passwortlinks selbst senden.',
  team: 'Agenten beantworten Tickets. Ein zweiter Administrator hilft, wenn Sie ausgesperrt sind.',
  mailbox: 'Macht E-Mails an Ihre Supportadresse zu Tickets.',
  customer: 'Für den Anfang genügen Name, Domain und Zeitzone.',
  signed_in:
    'Richten Sie Single Sign-on ein, oder senden Sie der IT des Kunden einen Einrichtungslink.',
}
