import { number, plural } from './language.ts'

export const customerGone = 'Diesen Kunden gibt es nicht mehr.'

export const draftChanged =
  'Jemand anderes hat den Entwurf in der Zwischenzeit geändert. Sehen Sie ihn sich noch einmal an.'
export const noDraft = 'Es gibt keinen Entwurf. Ändern Sie zuerst die Einstellungen.'
export const neverTested = 'Diese Einstellungen haben noch keinen Test bestanden.'
export const noVersion = 'Diese Version gibt es nicht.'
export const namePilotPeople = 'Nennen Sie mindestens eine Person'
export const notOfDomains = (email: string, domains: string) =>
  `„${email}“ ist keine Adresse dieses Kunden (${domains})`

export const title = 'Single Sign-on'
export const titleOf = (customer: string) => `Single Sign-on, ${customer}`

export const editCustomer = 'Kunden bearbeiten'
export const guide = 'SSO-Anleitung'
export const loading = 'Single Sign-on wird geladen'
export const loadFailed = 'Single Sign-on konnte nicht geladen werden'

export const state = {
  title: 'Status',
  live: 'Live',
  off: 'Aus',
  liveHint: 'Die Personen dieses Kunden melden sich über ihren eigenen Identitätsanbieter an.',
  offHint: 'Niemand von diesem Kunden kann sich anmelden.',
  provider: 'Identitätsanbieter',
  entityId: 'Entity-ID / Aussteller',
  certificate: 'Zertifikat',
  noCertificate: 'Keines',
  validUntil: (day: string) => `Gültig bis ${day}`,
}

export const switchingOff = {
  act: 'Ausschalten',
  ask: 'Single Sign-on ausschalten?',
  busy: 'Wird ausgeschaltet …',
  of: (customer: string) =>
    `Alle Personen von ${customer} werden sofort abgemeldet, und niemand kann sich anmelden, bis es wieder live ist.`,
  ofTeam:
    'Wer sich über den Anbieter angemeldet hat, wird sofort abgemeldet, gegebenenfalls auch Sie. Danach meldet sich das ganze Team mit Passwörtern an.',
  endsPilot: 'Auch die Pilotphase endet.',
  kept: 'Die Einstellungen bleiben erhalten: Kehren Sie zu ihrer Version zurück, um es wieder einzuschalten.',
  done: 'Single Sign-on ist aus',
  way: 'Hier ausgeschaltet',
}

export const steps = {
  label: 'Schritte, bis sich alle damit anmelden',
  draft: 'Entwurf',
  test: 'Test',
  pilot: 'Pilot',
  live: 'Alle',
}
export const stepDone = 'erledigt'

export const settings = {
  title: 'Einstellungen',
  beside:
    'Was Sie hier ändern, wird neben den Einstellungen vorbereitet, die live sind. Niemand meldet sich damit an, bevor Sie es freigeben.',
  change: 'Einstellungen ändern',
  loading: 'Die Einstellungen werden geladen',
  save: 'Entwurf speichern',
  saved: 'Entwurf gespeichert. Noch meldet sich niemand damit an.',
  saveFailed: 'Der Entwurf konnte nicht gespeichert werden',
  isSaved: 'Der Entwurf ist gespeichert.',
  endsPilot: 'Speichern beendet die Pilotphase: Ihre Änderungen hat noch niemand freigegeben.',
}

export const goingLive = {
  title: 'Live schalten',
  by: (who: string) => `Vorbereitet von ${who}`,
  changes: 'Was sich von den Einstellungen unterscheidet, die live sind',
  nothing: 'Nichts unterscheidet sich von den Einstellungen, die live sind.',
  unsaved: 'Speichern Sie zuerst den Entwurf: Ihre Eingaben sind noch nicht darin.',
  tested: 'Test bestanden',
  untested: 'Diese Einstellungen haben noch keinen Test bestanden.',
  go: 'Für alle live schalten',
  going: 'Wird live geschaltet …',
  isLive: 'Alle melden sich jetzt mit diesen Einstellungen an',
  failed: 'Die Einstellungen konnten nicht live geschaltet werden',
  ask: 'Ohne Test live schalten?',
  askAnyway: 'Für alle live schalten?',
  risk: 'Diese Einstellungen haben noch keinen Test bestanden. Ist eine davon falsch, kann sich niemand anmelden, bis Sie zu einer früheren Version zurückkehren.',
  pilotRisk:
    'Diese Einstellungen haben noch keinen Test bestanden. Ist eine davon falsch, können sich die Personen der Pilotphase nicht anmelden.',
  signsOut:
    'Der Identitätsanbieter ist ein anderer. Alle, die angemeldet sind, müssen sich daher neu anmelden.',
  anyway: 'Trotzdem live schalten',
  keep: 'Noch nicht',
  discard: 'Entwurf verwerfen',
  askDiscard: 'Den Entwurf verwerfen?',
  discardNote: 'Was live ist, bleibt, wie es ist.',
  discardPilot: 'Was live ist, bleibt, wie es ist. Die Personen der Pilotphase werden abgemeldet.',
  discarded: 'Entwurf verworfen',
}

export const logout = {
  title: 'Abmeldung beim Identitätsanbieter',
  lead: 'Optional (Single Logout). Wer sich hier abmeldet, wird auch beim Identitätsanbieter abgemeldet und umgekehrt.',
  own: 'Unsere Single-Logout-URL',
  ownHint:
    'Geben Sie sie mit dem Zertifikat dieses Portals beim Identitätsanbieter ein, wenn er unsere Metadaten nicht liest.',
}

export const pilot = {
  title: 'Personen der Pilotphase',
  hint: 'Diese Personen melden sich bereits mit dem Entwurf an, alle anderen mit dem, was live ist. Eine Adresse pro Zeile.',
  label: 'E-Mail-Adressen',
  start: 'Pilotphase starten',
  change: 'Personen speichern',
  starting: 'Wird gespeichert …',
  started: 'Die Pilotphase hat begonnen',
  failed: 'Die Pilotphase konnte nicht gestartet werden',
  ask: 'Die Pilotphase ohne Test starten?',
  anyway: 'Trotzdem starten',
  end: 'Pilotphase beenden',
  ended: 'Die Pilotphase ist beendet',
  running: (people: number) =>
    plural(people, {
      one: `Pilotphase mit ${number(people)} Person`,
      other: `Pilotphase mit ${number(people)} Personen`,
    }),
}

export const shownValue = { on: 'Ein', off: 'Aus', none: 'Nicht festgelegt' }
export const before = 'Vorher'
export const after = 'Nachher'

export const versions = {
  title: 'Versionen',
  lead: 'Jede Änderung an den Einstellungen, mit denen sich Personen anmelden. Mit einem Klick kehren alle zu einer früheren zurück.',
  loading: 'Die Versionen werden geladen',
  loadFailed: 'Die Versionen konnten nicht geladen werden',
  none: 'Noch hat sich nichts geändert',
  noneHint:
    'Jede Änderung an den Einstellungen, mit denen sich Personen anmelden, bleibt hier erhalten, damit Sie sie rückgängig machen können.',
  heading: (version: number) => `Version ${number(version)}`,
  live: 'Live',
  off: 'Single Sign-on aus',
  tested: 'Getestet',
  first: 'Die ersten Einstellungen',
  changed: (count: number) =>
    plural(count, {
      one: `${number(count)} Einstellung geändert`,
      other: `${number(count)} Einstellungen geändert`,
    }),
  returnTo: (version: number) => `Zu Version ${number(version)} zurückkehren`,
  returning: 'Wird zurückgekehrt …',
  returned: (version: number) => `Alle melden sich wieder mit Version ${number(version)} an`,
  returnFailed: 'Die Rückkehr ist fehlgeschlagen',
}

/** By which way a version came about. */
export const way = {
  form: 'Kundenformular',
  page: 'Hier live geschaltet',
  setup_link: 'Einrichtungslink',
  metadata: 'Metadaten des Anbieters',
  return: 'Rückkehr',
  automatic_return: 'Automatische Rückkehr',
}
export const wayBack = (by: string, version: number) => `${by} zu Version ${number(version)}`

const people = (count: number) =>
  plural(count, { one: `${number(count)} Person`, other: `${number(count)} Personen` })

const couldNot = (count: number) =>
  plural(count, {
    one: `konnte sich ${people(count)} nicht anmelden, die`,
    other: `konnten sich ${people(count)} nicht anmelden, die`,
  })

/** Told by mail once a change has stopped sign-ins. */
export const stopped = {
  subject: (customer: string) =>
    `Anmeldungen von ${customer} funktionieren nach einer Änderung nicht mehr`,
  counted: (customer: string, count: number, version: number, earlier: number) =>
    `Seit Version ${number(version)} des Single Sign-on von ${customer} ${couldNot(count)} mit Version ${number(earlier)} hineingekommen ${plural(count, { one: 'wäre', other: 'wären' })}.`,
  returned: (version: number) =>
    `Alle melden sich wieder mit den Einstellungen von Version ${number(version)} an: Portico ist von selbst zurückgekehrt.`,
  wayBack: (version: number) =>
    `Kehren Sie mit einem Klick zu Version ${number(version)} zurück, oder korrigieren Sie die Einstellungen.`,
  open: 'Single Sign-on öffnen',
}

/** On the dashboard. */
export const stoppedNotices = {
  title: 'Anmeldungen funktionieren nach einer Änderung nicht mehr',
  of: (version: number, count: number) =>
    plural(count, {
      one: `Seit Version ${number(version)} kann sich ${people(count)} nicht anmelden`,
      other: `Seit Version ${number(version)} können sich ${people(count)} nicht anmelden`,
    }),
}

export const watch = {
  title: 'Nach einer Änderung',
  lead: 'Eine Woche lang nach jeder Änderung wird eine abgelehnte Anmeldung mit den vorigen Einstellungen ausprobiert. Hätten diese die Person hereingelassen, hat die Änderung sie ausgesperrt.',
  people: 'Ab so vielen ausgesperrten Personen',
  share: 'Und ab diesem Anteil der Versuche, in Prozent',
  returns: 'Von selbst zurückkehren',
  returnsHint:
    'Alle melden sich wieder mit den vorigen Einstellungen an, und die Administratoren werden benachrichtigt. Lassen Sie dies aus, solange ein Schlüssel des Anbieters gestohlen sein könnte.',
  save: 'Speichern',
  saved: 'Gespeichert',
  saveFailed: 'Das konnte nicht gespeichert werden',
  since: (version: number, worked: number, stoppedPeople: number) =>
    `Seit Version ${number(version)}: ${people(worked)} angemeldet, ${people(stoppedPeople)} durch die Änderung ausgesperrt.`,
  broken: (version: number, count: number, earlier: number) =>
    `Anmeldungen funktionieren nicht mehr: Seit Version ${number(version)} ${couldNot(count)} mit Version ${number(earlier)} hineingekommen ${plural(count, { one: 'wäre', other: 'wären' })}.`,
}
