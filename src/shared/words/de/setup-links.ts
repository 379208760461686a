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
