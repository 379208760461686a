import type { ReadAs, TestRemark, TestState } from '#shared/connections/tests/values.ts'

import { number, plural } from './language.ts'

export const gone = 'Diesen Test gibt es nicht mehr.'

export const title = 'Test'
export const pageTitle = 'Test des Single Sign-on'
export const pageTitleOf = (customer: string) => `Test des Single Sign-on, ${customer}`
export const backToSignOn = 'Single Sign-on'
export const loading = 'Der Test wird geladen'
export const loadFailed = 'Der Test konnte nicht geladen werden'

export const lead =
  'Probieren Sie diese Einstellungen aus, bevor es sonst jemand tut. Ein Test meldet niemanden an und ändert kein Konto.'
export const result = 'Ergebnis'
export const details = 'Details'
export const never = 'Noch nicht getestet.'
export const begin = 'Test starten'
export const beginAgain = 'Erneut testen'
export const beginning = 'Wird gestartet …'
export const missing = (labels: string) => `Füllen Sie vor einem Test aus: ${labels}.`
export const unsaved =
  'Speichern Sie zuerst Ihre Änderungen. Der Test verwendet die gespeicherten Einstellungen.'
export const begunBy = (name: string, when: string) => `Gestartet von ${name}, ${when}`
export const isOfOthers = 'Die Einstellungen haben sich seit diesem Test geändert.'
export const ranOut = 'Testergebnisse werden 30 Tage aufbewahrt. Dieses wurde gelöscht.'

/** Connecting a provider that knows this portal by one application. */
export const applications = {
  above: 'Verbinden und testen Sie es im Schritt darüber.',
  connect: 'Mit Microsoft verbinden',
  another: 'Anderen Mandanten verbinden',
  tenant: 'Mandanten-ID',
  confirmedAt: 'Bestätigt mit einem Konto von',
  setUp: 'Anmeldeanwendungen',
  microsoft: {
    title: 'Microsoft verbinden',
    lead: 'Ein Administrator dieser Organisation in Microsoft 365 meldet sich einmal an und stimmt zu. Es gibt nichts zu kopieren und kein Zertifikat, das abläuft.',
    reads:
      'Das Portal erhält Name und E-Mail-Adresse der Personen, die sich anmelden. E-Mails, Dateien und Verzeichnis kann es nicht lesen.',
    missing: 'Dieses Portal ist noch nicht bei Microsoft registriert.',
    missingByLink:
      'Die Anmeldung mit Microsoft ist auf diesem Portal noch nicht eingerichtet. Fragen Sie die Person, die Ihnen den Link geschickt hat.',
  },
  google: {
    title: 'Google testen',
    lead: 'Es gibt nichts einzugeben. Personen melden sich mit ihrem Google-Workspace-Konto in einer der Domains dieser Organisation an.',
    reads:
      'Das Portal erhält Name und E-Mail-Adresse der Personen, die sich anmelden. E-Mails und Dateien kann es nicht lesen.',
    missing: 'Dieses Portal ist noch nicht bei Google registriert.',
    missingByLink:
      'Die Anmeldung mit Google ist auf diesem Portal noch nicht eingerichtet. Fragen Sie die Person, die Ihnen den Link geschickt hat.',
  },
}

export const waiting = {
  title: 'Warten auf den Anbieter',
  text: 'Melden Sie sich im neuen Tab beim Anbieter mit einem Konto dieser Organisation an. Das Ergebnis erscheint hier automatisch.',
  stuck: 'Ist der neue Tab leer oder zeigt er einen Fehler? Prüfen Sie zuerst die Entry-Point-URL.',
  stuckElsewhere: 'Ist der neue Tab leer oder zeigt er einen Fehler?',
  stuckLink: 'Nachsehen, was er bedeutet',
  blocked: 'Ihr Browser hat den neuen Tab blockiert.',
  open: 'Den Test in einem neuen Tab öffnen',
}

export const stateOf: Record<TestState, string> = {
  waiting: 'Läuft',
  passed: 'Bestanden',
  failed: 'Nicht bestanden',
  expired: 'Keine Antwort',
}
export const passedWithRemarks = 'Bestanden, mit Hinweisen'

export const verdict = {
  passed: 'Eine Anmeldung mit diesen Einstellungen funktioniert.',
  remarked: 'Eine Anmeldung mit diesen Einstellungen funktioniert. Es gibt aber Hinweise:',
  failed: 'Mit diesen Einstellungen könnte sich niemand anmelden.',
  expired:
    'Fünf Minuten lang kam keine Antwort. Hat der neue Tab einen Fehler oder eine Seite dieses Portals gezeigt, prüfen Sie die Entry-Point-URL hier und die ACS-URL beim Anbieter, und testen Sie dann erneut.',
  expiredElsewhere:
    'Innerhalb von 5 Minuten kam keine Antwort. Hat der neue Tab einen Fehler gezeigt, schlagen Sie ihn nach, und versuchen Sie es noch einmal.',
  /** For assistive technology, once the answer is there. */
  told: (state: string) => `Test: ${state}`,
  /** On the page that the provider leads back to. */
  close:
    'Sie können diesen Tab schließen. Das Ergebnis steht auch dort, wo Sie den Test gestartet haben.',
}

export const notVerified =
  'Nicht bestätigt: Keines Ihrer Zertifikate passt zur Signatur. Die Angaben unten könnten von jedem stammen.'
export const unreadable = 'Die Antwort konnte nicht gelesen werden.'

export const failures = {
  title: 'Probleme',
  counted: (count: number) =>
    plural(count, { one: '1 Problem', other: `${number(count)} Probleme` }),
  expected: 'Erwartet',
  received: 'Erhalten',
  hint: 'Einzelheiten',
  settings: 'Einstellungen',
  guide: 'So beheben Sie es (Anleitung)',
}

export const remarks = {
  title: 'Hinweise',
  of: {
    certificate_expired: (day: string) =>
      `Das Zertifikat dieser Einstellungen ist am ${day} abgelaufen. Anmeldungen funktionieren vorerst weiter; tragen Sie das ein, mit dem der Anbieter als Nächstes signiert.`,
    certificate_ends_soon: (day: string) =>
      `Das Zertifikat dieser Einstellungen läuft am ${day} ab. Fordern Sie vorher ein neues an.`,
    signed_by_previous: () =>
      'Der Anbieter signiert noch mit dem bisherigen Zertifikat. Behalten Sie beide, bis er gewechselt hat.',
    clock_ahead: (seconds: string) =>
      `Die Uhr des Anbieters geht ${seconds} s vor. Bei mehr als 60 s werden Anmeldungen abgelehnt.`,
    clock_behind: (seconds: string) =>
      `Die Antwort war ${seconds} s alt, als sie ankam: Die Uhr des Anbieters geht nach, oder der Weg hat so lange gedauert.`,
    no_first_name: () =>
      'Es kam kein Vorname, daher werden Personen nur mit ihrem Nachnamen genannt.',
    no_last_name: () =>
      'Es kam kein Nachname, daher werden Personen nur mit ihrem Vornamen genannt.',
    no_names: () =>
      'Es kam weder Vor- noch Nachname, daher werden Personen mit ihrer E-Mail-Adresse genannt.',
    address_restricted: (address: string) =>
      `Der Test kam von ${address}, außerhalb der IP-Beschränkungen: Eine Anmeldung von dort würde abgelehnt.`,
    short_session: (time: string) =>
      `Der Anbieter beendet diese Sitzung am ${time}. Im selben Moment werden Personen hier abgemeldet.`,
  } satisfies Record<TestRemark, (detail: string) => string>,
}

export const person = {
  title: 'Die Person',
  new: (name: string, email: string) =>
    `${name} (${email}) – hier neu, würde bei der ersten Anmeldung hinzugefügt.`,
  existing: (name: string, email: string) => `${name} (${email}) – hier bekannt.`,
  renamed: (currentName: string, email: string, name: string) =>
    `${currentName} (${email}) – hier bekannt, hieße ab der nächsten Anmeldung ${name}.`,
  deactivated: (name: string, email: string) => `${name} (${email}) – hier deaktiviert.`,
  foreign_domain: (email: string) =>
    `${email} – gehört zu keiner der hier hinterlegten E-Mail-Domains.`,
  none: 'Die Antwort enthält keine Angabe zur Person.',
}

export const attributes = {
  lead: 'Was der Anbieter im neuesten Test gesendet hat und als was wir es lesen. Änderungen werden als Entwurf gespeichert.',
  untested: 'Führen Sie einen Test aus, um zu sehen, welche Attribute der Anbieter sendet.',
  title: 'Erhaltene Attribute',
  name: 'Attribut',
  value: 'Wert',
  readAs: 'Gelesen als',
  part: {
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
  } satisfies Record<ReadAs, string>,
  nothing: 'Nichts',
  nameId: 'NameID',
  noValue: 'Kein Text',
  more: (count: number) => `und ${number(count)} weitere`,
  isCut: 'Es kamen mehr Attribute, als hier stehen.',
  notReceived: 'Nicht erhalten',
  useAs: (name: string) => `${name} lesen als`,
  mapHint:
    'Wählen Sie, als was jedes Attribut gelesen wird. Ihre Auswahl wird im Entwurf gespeichert. Testen Sie erneut, um das Ergebnis zu sehen.',
  saveFirst: 'Speichern Sie Ihre Änderungen, bevor Sie Attribute zuordnen.',
}

export const signatures = {
  title: 'Signaturen',
  none: 'Nichts ist signiert.',
  of: { response: 'Antwort', assertion: 'Assertion' },
  confirmed: 'Bestätigt',
  notConfirmed: 'Nicht bestätigt',
  algorithm: 'Algorithmus',
  digest: 'Digest',
  certificate: 'Zertifikat',
  which: {
    current: 'Das Zertifikat dieser Einstellungen',
    previous: 'Das bisherige Zertifikat dieser Einstellungen',
    unknown: 'Ein Zertifikat, das nicht in diesen Einstellungen steht',
  },
  noCertificate: 'Keines angegeben',
  fingerprint: 'Fingerabdruck (SHA-256)',
  until: 'Gültig bis',
}

export const facts = {
  title: 'Einzelheiten der Antwort',
  issuer: 'Aussteller',
  audience: 'Audience',
  recipient: 'Recipient',
  destination: 'Destination',
  nameId: 'NameID',
  format: 'NameID-Format',
  noFormat: 'Keines angegeben',
  issuedAt: 'Ausgestellt',
  valid: 'Gültig',
  validFromTo: (from: string, to: string) => `Von ${from} bis ${to}`,
  validUntil: (to: string) => `Bis ${to}`,
  clock: 'Uhr',
  clockSame: 'Stimmt auf 2 s genau mit der Uhr dieses Portals überein',
  clockAhead: (seconds: string) => `Geht ${seconds} s vor`,
  clockBehind: (seconds: string) => `Geht ${seconds} s nach, den Weg hierher eingerechnet`,
  session: 'Sitzung endet',
  noSession: 'Der Anbieter gibt es nicht an',
  encryption: 'Verschlüsselung',
  encrypted: 'Die Assertion war verschlüsselt und ließ sich öffnen',
  notEncrypted: 'Die Assertion war nicht verschlüsselt',
  none: 'Keine',
  expected: (value: string) => `Erwartet: ${value}`,
}
