import { plural } from './language.ts'

// What the holder of a setup link sees.

export const title = 'Single Sign-on einrichten'
export const titleOf = (customer: string) => `Single Sign-on einrichten, ${customer}`
export const checking = 'Der Link wird geprüft'
export const loading = 'Die Einstellungen werden geladen'
export const loadFailed = 'Die Einstellungen konnten nicht geladen werden'

export const deadTitle = 'Dieser Einrichtungslink funktioniert nicht'
export const deadLead =
  'Er ist widerrufen, abgelaufen oder unvollständig. Was damit eingerichtet wurde, bleibt erhalten.'
export const askForAnother =
  'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen, oder den Support:'
export const askSender = 'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.'

type Invited = { madeBy: string; customer: string; installation: string }
export const hello = (name: string) => `Guten Tag ${name}!`
export const invited = ({ madeBy, customer, installation }: Invited) =>
  `${madeBy} lädt Sie ein, den Identitätsanbieter von ${customer} mit ${installation} zu verbinden. Ihre Kolleginnen und Kollegen melden sich dann hier mit ihrem bestehenden Konto an.`
export const until = (moment: string) =>
  `Diese Seite steht Ihnen bis ${moment} offen. Sie können sie schließen und über den Link wiederkommen, auch zu mehreren.`
export const nothingChanges =
  'Vor dem letzten Schritt ändert sich für niemanden etwas. Testen Sie also in Ruhe, so oft Sie möchten.'

export const provider = {
  title: 'Ihr Identitätsanbieter',
  label: 'Identitätsanbieter',
  hint: 'Nicht in der Liste? „Anderer Anbieter“ passt für jeden Anbieter.',
}
export const guide = {
  title: 'Schritte bei Ihrem Anbieter',
  values: 'Werte, die Sie dort eingeben',
  attributes: 'Was Ihr Anbieter senden muss',
  steps: 'Alle Schritte beim Anbieter anzeigen',
  loading: 'Die Schritte werden geladen',
  loadFailed: 'Die Schritte für diesen Anbieter konnten nicht geladen werden',
}
export const settings = {
  title: 'Werte von Ihrem Anbieter',
  lead: 'Ihr Anbieter veröffentlicht sie als Metadaten: Importieren Sie deren Adresse oder Datei. Oder kopieren Sie sie einzeln.',
  save: 'Speichern',
  isSaved: 'Gespeichert. Noch meldet sich niemand damit an.',
  saveFailed: 'Das konnte nicht gespeichert werden',
}
export const ready = {
  title: 'Bereit?',
  lead: 'Die Administration sieht es sich an und schaltet es live.',
  button: 'Bereit – jetzt Bescheid geben',
  telling: 'Bescheid wird gegeben …',
  failed: 'Das konnte nicht mitgeteilt werden',
  told: 'Die Administration weiß Bescheid',
  toldAt: (moment: string) =>
    `Am ${moment} haben Sie mitgeteilt, dass es bereit ist. Sie hören von uns.`,
  again: 'Noch einmal Bescheid geben',
  nothing: 'Speichern Sie zuerst die Werte Ihres Anbieters.',
  untested:
    'Noch kein Test ist bestanden. Sie können trotzdem Bescheid geben, aber ein Test erspart Rückfragen.',
}
export const live = {
  title: 'Single Sign-on ist live',
  lead: (customer: string) =>
    `Die Personen von ${customer} melden sich jetzt mit ihrem eigenen Konto an, unter:`,
  change: 'Was Sie oben ändern, wird daneben vorbereitet und ändert nichts, bevor es live ist.',
}
export const failures = {
  title: 'Abgelehnte Anmeldungen',
  lead: 'Anmeldungen der letzten 30 Tage, die nicht gelungen sind, und was zu ändern ist.',
  none: 'In den letzten 30 Tagen wurde keine Anmeldung abgelehnt.',
  loading: 'Abgelehnte Anmeldungen werden geladen',
  loadFailed: 'Die abgelehnten Anmeldungen konnten nicht geladen werden',
  stops: (people: number, state: string) =>
    `${plural(people, { one: 'Eine Person', other: `${people} Personen` })}. ${state}`,
  last: (moment: string) => `Zuletzt abgelehnt am ${moment}.`,
  worksSince: (moment: string) => `Funktioniert wieder seit ${moment}.`,
  compared: ({ expected, received }: { expected: string; received: string }) =>
    `Erwartet: ${expected} – Erhalten: ${received}`,
  guide: 'Was beim Anbieter zu tun ist',
}
export const testPage = {
  title: 'Test des Single Sign-on',
  result: 'Ergebnis',
  back: 'Zurück zur Einrichtung',
  loading: 'Der Test wird geladen',
  loadFailed: 'Der Test konnte nicht geladen werden',
}
