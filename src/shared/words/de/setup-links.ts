import type { SetupLinkState } from '#shared/connections/setup-links/values.ts'

import { number, plural } from './language.ts'

// What the server answers.
export const customerGone = 'Diesen Kunden gibt es nicht mehr.'
export const gone = 'Diesen Einrichtungslink gibt es nicht mehr.'
export const inactive = 'Dieser Kunde ist inaktiv. Aktivieren Sie ihn zuerst.'
export const giveDays = 'Geben Sie eine Zahl von Tagen an, von 1 bis 90'
export const giveAddress = 'Geben Sie die Adresse an, an die der Link gehen soll'
export const mayNotGoLive =
  'Mit diesem Link bereiten Sie vor und testen; live geschaltet wird in der Administration. Geben Sie dort Bescheid, dass es bereit ist.'
export const dead =
  'Dieser Einrichtungslink funktioniert nicht. Er wurde widerrufen, ist abgelaufen oder nicht vollständig. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.'

type Invitation = { installation: string; madeBy: string; customer: string }

export const mail = {
  subject: ({ customer, installation }: Invitation) =>
    `Single Sign-on von ${customer} für ${installation} einrichten`,
  hello: (name: string) => `Guten Tag ${name},`,
  invites: ({ madeBy, customer, installation }: Invitation) =>
    `${madeBy} bittet Sie, den Identitätsanbieter von ${customer} mit ${installation} zu verbinden, damit sich Ihre Kolleginnen und Kollegen dort mit dem Konto anmelden, das sie bereits haben.`,
  what: 'Die Seite hinter diesem Link führt Sie hindurch, und Sie können alles testen, bevor es sonst jemand sieht. Sie brauchen kein Konto, nur das Recht, bei Ihrem Identitätsanbieter eine Anwendung hinzuzufügen.',
  open: 'Single Sign-on einrichten',
  until: (day: string) =>
    `Der Link funktioniert bis zum ${day} (UTC), so oft Sie möchten. Er öffnet nichts als diese eine Einstellung.`,
  keep: 'Wer den Link hat, kann ihn verwenden: Geben Sie ihn nur an eine Person weiter, die Ihnen helfen soll. Falls Sie diese E-Mail nicht erwartet haben, müssen Sie nichts tun.',
}

export const readyMail = {
  subject: (customer: string) => `Single Sign-on von ${customer} ist bereit, live zu gehen`,
  says: ({ name, customer }: { name: string; customer: string }) =>
    `${name} hat das Single Sign-on von ${customer} über einen Einrichtungslink eingerichtet und meldet, dass es bereit ist.`,
  next: 'Sehen Sie sich die Einstellungen und ihren Test an, und schalten Sie sie live, wenn Sie zufrieden sind. Bis dahin ändert sich für niemanden etwas.',
  open: 'Single Sign-on dieses Kunden',
}

/** Told once somebody has gone live by a setup link. */
export const liveMail = {
  subject: (customer: string) =>
    `Single Sign-on von ${customer} wurde über einen Einrichtungslink live geschaltet`,
  says: ({ name, customer, at }: { name: string; customer: string; at: string }) =>
    `${name} hat das Single Sign-on von ${customer} über einen Einrichtungslink live geschaltet, am ${at}. Alle Personen von ${customer} melden sich jetzt mit diesen Einstellungen an.`,
  from: ({ address, browser }: { address: string; browser: string }) =>
    `Der Aufruf kam von ${address}, mit ${browser}.`,
  wayBack: (version: number) =>
    `Wenn das richtig ist, müssen Sie nichts tun. Wenn nicht, kehren Sie mit einem Klick zu Version ${number(version)} zurück, und widerrufen Sie den Link.`,
  wayOff:
    'Wenn das richtig ist, müssen Sie nichts tun. Wenn nicht, schalten Sie Single Sign-on wieder aus, wie es vorher war, und widerrufen Sie den Link.',
  open: 'Single Sign-on dieses Kunden',
}

// What administrators see.
export const title = 'Einrichtungslinks'
export const what =
  'Mit einem Link richtet die IT des Kunden das selbst ein, ohne Konto: mit der Anleitung, dem Import, dem Test und den Anmeldefehlern dieses Kunden, und mit sonst nichts.'
export const loading = 'Einrichtungslinks werden geladen'
export const loadFailed = 'Die Einrichtungslinks konnten nicht geladen werden'
export const none = 'Kein Link ist gültig.'
export const endedLinks = (count: number) =>
  plural(count, {
    one: 'Ein Link, der nicht mehr gültig ist',
    other: `${count} Links, die nicht mehr gültig sind`,
  })

export const make = 'Link erstellen'
export const makeTitle = 'Einrichtungslink erstellen'
export const makeDescription =
  'Wer den Link hat, kann ihn verwenden, bis er abläuft oder Sie ihn widerrufen. Jeder Besuch steht im Audit-Protokoll.'
export const making = 'Der Link wird erstellt …'
export const makeFailed = 'Der Link konnte nicht erstellt werden'
export const contact = 'Technischer Kontakt'
export const somebodyElse = 'Jemand anderes'
export const name = 'Name'
export const email = 'E-Mail'
export const emailHint = 'Nur nötig, um den Link zu senden'
export const expires = 'Gültig für'
export const days = (count: number) => plural(count, { one: '1 Tag', other: `${count} Tage` })
export const mayGoLive = 'Darf selbst live schalten'
export const mayGoLiveHint =
  'Sonst erhalten Sie Bescheid, wenn es bereit ist, und schalten auf dieser Seite live.'
export const sendMail = 'Den Link per E-Mail senden'
export const giveName = 'Geben Sie einen Namen ein'

export const madeTitle = 'Der Link ist bereit'
export const madeFor = (who: string) =>
  `Für ${who}. Er wird nur dieses eine Mal angezeigt; Sie können jederzeit einen neuen erstellen.`
export const mailQueued = (address: string) =>
  `Eine E-Mail damit ist unterwegs an ${address}. Falls sie nicht gesendet werden kann, steht der Grund unter „Hintergrundaufgaben“.`
export const mailOff = 'Dieses Portal sendet keine E-Mails: Übergeben Sie den Link selbst.'
export const linkName = 'Einrichtungslink'
export const done = 'Fertig'

export const states: Record<SetupLinkState, string> = {
  open: 'Gültig',
  expired: 'Abgelaufen',
  revoked: 'Widerrufen',
}
export const until = (moment: string) => `bis ${moment}`
export const madeBy = (who: string, day: string) => `Erstellt von ${who} am ${day}`
export const goesLive = 'Darf live schalten'
export const neverUsed = 'Noch nicht verwendet'
export const lastUsed = ({ at, from, browser }: { at: string; from: string; browser: string }) =>
  `Zuletzt verwendet am ${at} von ${from} mit ${browser}`
export const unknownBrowser = 'einem unbekannten Browser'
export const reportedReady = (moment: string) => `Bereit gemeldet am ${moment}`
export const revoke = 'Widerrufen'
export const revokeLinkOf = (who: string) => `Den Link von ${who} widerrufen`
export const revokeTitle = (who: string) => `Den Link von ${who} widerrufen?`
export const revokeDescription =
  'Er funktioniert dann sofort nicht mehr, auch dort, wo er gerade geöffnet ist. Was damit eingerichtet wurde, bleibt.'
export const revoking = 'Wird widerrufen …'
export const revokeFailed = 'Der Link konnte nicht widerrufen werden'
export const revoked = 'Link widerrufen'
export const cancel = 'Abbrechen'

// What the holder of a setup link sees.

export const pageTitle = 'Single Sign-on einrichten'
export const pageTitleOf = (customer: string) => `Single Sign-on einrichten, ${customer}`
export const checkingLink = 'Der Link wird geprüft'
export const loadingSettings = 'Die Einstellungen werden geladen'
export const settingsLoadFailed = 'Die Einstellungen konnten nicht geladen werden'

export const deadTitle = 'Dieser Einrichtungslink funktioniert nicht'
export const deadLead =
  'Er ist widerrufen, abgelaufen oder unvollständig. Was damit eingerichtet wurde, bleibt erhalten.'
export const askForAnother =
  'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen, oder den Support:'
export const askSender = 'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.'

type Invited = { madeBy: string; customer: string; installation: string }
export const pageGreeting = (name: string) => `Guten Tag ${name}!`
export const invitedBy = ({ madeBy, customer, installation }: Invited) =>
  `${madeBy} lädt Sie ein, den Identitätsanbieter von ${customer} mit ${installation} zu verbinden. Ihre Kolleginnen und Kollegen melden sich dann hier mit ihrem bestehenden Konto an.`
export const pageOpenUntil = (moment: string) =>
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
