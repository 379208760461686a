import type { SetupLinkState } from '#shared/connections/setup-links/values.ts'

import { number, plural } from './language.ts'

// Answers of the server.
export const customerGone = 'Diesen Kunden gibt es nicht mehr.'
export const gone = 'Diesen Einrichtungslink gibt es nicht mehr.'
export const inactive = 'Dieser Kunde ist inaktiv. Aktivieren Sie ihn zuerst.'
export const giveDays = 'Geben Sie eine Zahl von 1 bis 90 ein'
export const giveAddress = 'Geben Sie die Adresse an, an die der Link gehen soll'
export const mayNotGoLive =
  'Mit diesem Link können Sie Single Sign-on nicht einschalten. Reichen Sie die Einrichtung stattdessen zur Prüfung ein.'
export const dead =
  'Dieser Einrichtungslink funktioniert nicht. Er wurde widerrufen, ist abgelaufen oder nicht vollständig. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.'

type Invitation = { installation: string; madeBy: string; customer: string }

export const mail = {
  subject: ({ customer, installation }: Invitation) =>
    `Single Sign-on von ${customer} für ${installation} einrichten`,
  hello: (name: string) => `Guten Tag ${name},`,
  invites: ({ madeBy, customer, installation }: Invitation) =>
    `${madeBy} bittet Sie, den Identitätsanbieter von ${customer} mit ${installation} zu verbinden, damit sich Ihre Kolleginnen und Kollegen dort mit ihrem bestehenden Konto anmelden können.`,
  what: 'Dieser Link führt Sie durch die Einrichtung, und Sie können alles testen, bevor es live ist. Sie brauchen kein Konto, nur die Berechtigung, bei Ihrem Identitätsanbieter eine Anwendung hinzuzufügen.',
  open: 'Single Sign-on einrichten',
  until: (day: string) =>
    `Der Link funktioniert bis zum ${day} (UTC) und gibt nur Zugriff auf diese Einrichtung.`,
  keep: 'Wer den Link hat, kann ihn verwenden. Geben Sie ihn deshalb nur an Personen weiter, die Ihnen helfen. Falls Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
}

export const readyMail = {
  subject: (customer: string) => `Single Sign-on von ${customer} ist bereit, live zu gehen`,
  says: ({ name, customer }: { name: string; customer: string }) =>
    `${name} hat das Single Sign-on von ${customer} fertig eingerichtet und zur Prüfung eingereicht.`,
  next: 'Prüfen Sie die Einstellungen und das Testergebnis, und schalten Sie sie dann live. Bis dahin ändert sich für die Personen des Kunden nichts.',
  open: 'Single Sign-on prüfen',
}

/** Sent when a person has gone live by a setup link. */
export const liveMail = {
  subject: (customer: string) =>
    `Single Sign-on von ${customer} wurde über einen Einrichtungslink live geschaltet`,
  says: ({ name, customer, at }: { name: string; customer: string; at: string }) =>
    `${name} hat das Single Sign-on von ${customer} über einen Einrichtungslink live geschaltet, am ${at}. Alle Personen von ${customer} melden sich jetzt mit diesen Einstellungen an.`,
  from: ({ address, browser }: { address: string; browser: string }) =>
    `Die Änderung kam von ${address}, mit ${browser}.`,
  wayBack: (version: number) =>
    `Wenn das so vorgesehen war, müssen Sie nichts tun. Wenn nicht, kehren Sie zu Version ${number(version)} zurück, und widerrufen Sie den Link.`,
  wayOff:
    'Wenn das so vorgesehen war, müssen Sie nichts tun. Wenn nicht, schalten Sie Single Sign-on wieder aus, und widerrufen Sie den Link.',
  open: 'Single Sign-on dieses Kunden',
}

// For administrators.
export const title = 'Einrichtungslinks'
export const what =
  'Lassen Sie die IT des Kunden Single Sign-on ohne Konto einrichten. Der Link gibt Zugriff auf Anleitung, Import, Test und fehlgeschlagene Anmeldungen, und nur für diesen Kunden.'
export const loading = 'Einrichtungslinks werden geladen'
export const loadFailed = 'Die Einrichtungslinks konnten nicht geladen werden'
export const none = 'Keine aktiven Links.'
export const endedLinks = (count: number) =>
  plural(count, {
    one: '1 abgelaufener oder widerrufener Link',
    other: `${count} abgelaufene oder widerrufene Links`,
  })

export const make = 'Link erstellen'
export const makeTitle = 'Einrichtungslink erstellen'
export const makeDescription =
  'Wer den Link hat, kann ihn verwenden, bis er abläuft oder Sie ihn widerrufen. Jeder Besuch wird im Audit-Protokoll aufgezeichnet.'
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
  'Sonst reicht die Person es bei Ihnen zur Prüfung ein, und Sie schalten es auf dieser Seite live.'
export const sendMail = 'Den Link per E-Mail senden'
export const giveName = 'Geben Sie einen Namen ein'

export const madeTitle = 'Einrichtungslink erstellt'
export const madeFor = (who: string) =>
  `Für ${who}. Kopieren Sie ihn jetzt; er wird nicht noch einmal angezeigt. Sie können jederzeit einen neuen erstellen.`
export const mailQueued = (address: string) =>
  `Wir senden ihn per E-Mail an ${address}. Falls die Zustellung fehlschlägt, steht der Grund unter „Hintergrundaufgaben“.`
export const mailOff = 'Der E-Mail-Versand ist nicht eingerichtet. Senden Sie den Link selbst.'
export const linkName = 'Einrichtungslink'
export const done = 'Fertig'

export const states: Record<SetupLinkState, string> = {
  open: 'Aktiv',
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
  'Er funktioniert sofort nicht mehr, auch wenn er gerade geöffnet ist. Was damit eingerichtet wurde, bleibt erhalten.'
export const revoking = 'Wird widerrufen …'
export const revokeFailed = 'Der Link konnte nicht widerrufen werden'
export const revoked = 'Link widerrufen'

// For the holder of a setup link.

export const pageTitle = 'Single Sign-on einrichten'
export const pageTitleOf = (customer: string) => `Single Sign-on einrichten, ${customer}`
export const checkingLink = 'Der Link wird geprüft'
export const loadingSettings = 'Die Einstellungen werden geladen'
export const settingsLoadFailed = 'Die Einstellungen konnten nicht geladen werden'

export const deadTitle = 'Dieser Einrichtungslink funktioniert nicht mehr'
export const deadLead =
  'Er wurde widerrufen, ist abgelaufen oder nicht vollständig. Was Sie damit eingerichtet haben, ist gespeichert.'
export const deadKept =
  'Er wurde widerrufen oder ist abgelaufen. Was Sie gespeichert haben, bleibt erhalten. Kopieren Sie alles Ungespeicherte, bevor Sie diese Seite verlassen, und bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.'
export const missingTitle = 'Öffnen Sie Ihren Einrichtungslink noch einmal'
export const missingLead =
  'Diese Adresse ist unvollständig: Der geheime Teil des Einrichtungslinks fehlt. Öffnen Sie den Link aus Ihrer Einladung. Zum Weitergeben kopieren Sie ihn auf der Einrichtungsseite.'
export const askForAnother =
  'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen, oder wenden Sie sich an den Support:'
export const askSender = 'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.'

type Invited = { madeBy: string; customer: string; installation: string }
export const pageGreeting = (name: string) => `Guten Tag ${name}!`
export const invitedBy = ({ madeBy, customer, installation }: Invited) =>
  `${madeBy} lädt Sie ein, den Identitätsanbieter von ${customer} mit ${installation} zu verbinden. Ihre Kolleginnen und Kollegen melden sich dann hier mit ihrem bestehenden Konto an.`
export const pageOpenUntil = (moment: string) =>
  `Dieser Link funktioniert bis ${moment}. Sie können damit jederzeit wiederkommen. Um ihn an Kolleginnen und Kollegen weiterzugeben, die Ihnen helfen, kopieren Sie ihn hier und nicht aus der Adresszeile.`
export const nothingChanges =
  'Vor dem letzten Schritt ändert sich für niemanden etwas. Testen Sie also in Ruhe, so oft Sie möchten.'

export const steps = {
  label: 'Schritte der Einrichtung',
  provider: 'Anbieter',
  values: 'Anbieter einrichten',
  import: 'Werte importieren',
  enter: 'Werte eingeben',
  test: 'Testen',
  connect: 'Verbinden',
  submit: 'Einreichen',
  goLive: 'Live schalten',
  next: (step: string) => `Weiter: ${step}`,
}
export const troubleshooting = (product: string) => `Fehlerbehebung, ${product}`

export const provider = {
  title: 'Ihr Identitätsanbieter',
  label: 'Identitätsanbieter',
  byConsent: 'Mit Microsoft 365 oder Google Workspace gibt es nichts zu kopieren.',
  others: 'Bei einem anderen Identitätsanbieter kopieren Sie einige Werte in beide Richtungen.',
  accounts: 'Microsoft oder Google',
  hint: 'Nicht in der Liste? Wählen Sie „Anderer Anbieter“.',
}
export const guide = {
  title: 'Ihren Anbieter einrichten',
  values: 'Werte, die Sie beim Anbieter eingeben',
  attributes: 'Attribute, die Ihr Anbieter senden muss',
}
export const settings = {
  title: 'Werte von Ihrem Anbieter',
  lead: 'Importieren Sie die Metadaten Ihres Anbieters (URL oder Datei), oder geben Sie die Werte manuell ein.',
  oidcLead: 'Geben Sie die Werte ein, die Ihr Anbieter für die Anwendung zeigt.',
  save: 'Speichern',
  isSaved: 'Gespeichert. Noch meldet sich niemand mit diesen Einstellungen an.',
  providerSends: (label: string, value: string) => `${label}: Ihr Anbieter sendet ${value}`,
  applyValue: 'Diesen Wert übernehmen',
  stillMissing: (labels: string) => `Gespeichert. Es fehlt noch: ${labels}.`,
  saveFailed: 'Das konnte nicht gespeichert werden',
}
export const ready = {
  title: 'Abschluss',
  lead: 'Ein Administrator prüft Ihre Einstellungen und schaltet Single Sign-on ein.',
  button: 'Zur Prüfung einreichen',
  telling: 'Wird eingereicht …',
  failed: 'Die Einrichtung konnte nicht eingereicht werden',
  told: 'Zur Prüfung eingereicht',
  toldAt: (moment: string) =>
    `Am ${moment} eingereicht. Die Administratoren melden sich bei Ihnen.`,
  again: 'Noch einmal einreichen',
  nothing: 'Speichern Sie zuerst die Werte Ihres Anbieters.',
  untested:
    'Noch kein Test ist bestanden. Sie können trotzdem einreichen, aber ein bestandener Test erspart Rückfragen.',
}
export const live = {
  title: 'Single Sign-on ist live',
  lead: (customer: string) =>
    `Die Personen von ${customer} melden sich jetzt mit ihrem eigenen Konto an, unter:`,
  change:
    'Änderungen auf dieser Seite werden als Entwurf gespeichert. Sie gelten erst, wenn sie live geschaltet sind.',
}
export const notYet = {
  title: 'Live schalten',
  lead: 'Es gibt noch nichts, das live geschaltet werden kann. Speichern Sie zuerst die Werte Ihres Anbieters, und starten Sie dann einen Test.',
  act: 'Werte Ihres Anbieters eingeben',
}
export const notYetConnected = {
  lead: 'Verbinden Sie zuerst Ihren Anbieter.',
  act: 'Verbinden',
}
export const liveAsk = ({ customer, madeBy }: { customer: string; madeBy: string }) =>
  `Alle Personen von ${customer} melden sich ab dann mit diesen Einstellungen an. Wenn etwas nicht funktioniert, kann ${madeBy} zu den vorherigen Einstellungen zurückkehren oder Single Sign-on ausschalten.`
export const domainsLead =
  'Optional: Sie können auch ohne Nachweis live schalten. Weisen Sie mit einem TXT-Eintrag nach, dass die Domain Ihrer Organisation gehört. Er wird einmal am Tag geprüft.'
export const failures = {
  title: 'Fehlgeschlagene Anmeldungen',
  lead: 'Anmeldungen, die in den letzten 30 Tagen fehlgeschlagen sind, und was zu ändern ist.',
  none: 'Keine fehlgeschlagenen Anmeldungen in den letzten 30 Tagen.',
  loading: 'Fehlgeschlagene Anmeldungen werden geladen',
  loadFailed: 'Die fehlgeschlagenen Anmeldungen konnten nicht geladen werden',
  stops: (people: number, state: string) =>
    `${plural(people, { one: 'Eine Person', other: `${people} Personen` })} betroffen. ${state}`,
  last: (moment: string) => `Zuletzt fehlgeschlagen am ${moment}.`,
  worksSince: (moment: string) => `Funktioniert wieder seit ${moment}.`,
  compared: ({ expected, received }: { expected: string; received: string }) =>
    `Erwartet: ${expected} – Erhalten: ${received}`,
  guide: 'Was beim Anbieter zu tun ist',
}
export const testPage = {
  title: 'Test des Single Sign-on',
  back: 'Zurück zur Einrichtung',
}
