import type { AuditAction, AuditGroup } from '#shared/audit/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const entriesFound = {
  none: 'Keine Einträge gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Eintrag gefunden`,
      other: `${number(count)} Einträge gefunden`,
    }),
  first: (count: number) =>
    plural(count, {
      one: 'Der erste Eintrag wird angezeigt',
      other: `Die ersten ${number(count)} Einträge werden angezeigt`,
    }),
}

// Actions and their groups.

export const actions: Record<AuditAction, string> = {
  'sign_in.succeeded': 'Angemeldet',
  'sign_in.refused': 'Anmeldung fehlgeschlagen',
  'session.revoked': 'Sitzung beendet',
  'session.ended_by_provider': 'Sitzung vom Identitätsanbieter beendet',
  'account.password_changed': 'Passwort geändert',
  'account.second_factor_added': 'Verfahren der Anmeldung in zwei Schritten hinzugefügt',
  'account.second_factor_removed': 'Verfahren der Anmeldung in zwei Schritten entfernt',
  'account.passkey_added': 'Passkey hinzugefügt',
  'account.passkey_removed': 'Passkey entfernt',
  'account.passkey_renamed': 'Passkey umbenannt',
  'account.recovery_codes_made': 'Wiederherstellungscodes erstellt',
  'account.recovery_code_used': 'Wiederherstellungscode verwendet',
  'connection.test_begun': 'Test von Single Sign-on gestartet',
  'customer.created': 'Kunde hinzugefügt',
  'customer.changed': 'Kunde geändert',
  'customer.brief_changed': 'Kundennotiz geändert',
  'customer.domain_proven': 'Domain nachgewiesen',
  'customer.domain_gone': 'DNS-Eintrag einer Domain fehlt',
  'customer.deleted': 'Kunde gelöscht',
  'audit.exported': 'Audit-Protokoll exportiert',
  'account.created': 'Konto erstellt',
  'account.invited': 'Konto eingeladen',
  'account.changed': 'Konto geändert',
  'account.deactivated': 'Konto deaktiviert',
  'account.reactivated': 'Konto wieder aktiviert',
  'account.link_made': 'Passwortlink erstellt',
  'account.password_set': 'Passwort über Link festgelegt',
  'customer.restored': 'Kunde wiederhergestellt',
  'customer.removed': 'Kunde endgültig gelöscht',
  'connection.certificates_taken': 'Zertifikate aus Metadaten übernommen',
  'connection.metadata_changed': 'Überwachung der Metadaten geändert',
  'connection.tenant_bound': 'Microsoft-Mandant verbunden',
  'settings.sign_in_applications_changed': 'Anmeldeanwendungen geändert',
  'connection.draft_saved': 'Entwurf von Single Sign-on gespeichert',
  'connection.draft_discarded': 'Entwurf von Single Sign-on verworfen',
  'connection.went_live': 'Single Sign-on live geschaltet',
  'connection.switched_off': 'Single Sign-on ausgeschaltet',
  'connection.pilot_began': 'Pilotphase von Single Sign-on gestartet',
  'connection.pilot_ended': 'Pilotphase von Single Sign-on beendet',
  'connection.watch_changed': 'Überwachung der Anmeldungen geändert',
  'connection.codes_changed': 'E-Mail-Codes geändert',
  'connection.door_opened': 'Notfallzugang geöffnet',
  'connection.door_extended': 'Notfallzugang geändert',
  'connection.door_closed': 'Notfallzugang geschlossen',
  'connection.stopped_working': 'Anmeldungen nach einer Änderung gestört',
  'connection.returned': 'Single Sign-on auf eine frühere Version zurückgesetzt',
  'person.added': 'Person von einem Agenten hinzugefügt',
  'person.address_changed': 'Adresse einer Person geändert',
  'person.deactivated': 'Person deaktiviert',
  'person.reactivated': 'Person wieder aktiviert',
  'person.visibility_changed': 'Sichtbarkeit einer Person geändert',
  'person.manager_changed': 'Portalverantwortung geändert',
  'person.unlinked': 'Anbieterkonto einer Person getrennt',
  'settings.changed': 'Einstellungen geändert',
  'settings.logo_changed': 'Logo geändert',
  'settings.first_steps_dismissed': 'Erste Schritte ausgeblendet',
  'settings.limits_changed': 'Grenzen geändert',
  'settings.saml_key_made': 'SAML-Signaturschlüssel erstellt',
  'settings.saml_keys_switched': 'SAML-Signaturschlüssel gewechselt',
  'settings.saml_key_retired': 'Alter SAML-Signaturschlüssel gelöscht',
  'time.exported': 'Zeiten exportiert',
  'time.export_taken_back': 'Zeitexport rückgängig gemacht',
  'time.rules_changed': 'Abrechnungsregeln geändert',
  'work_kind.added': 'Tätigkeitsart hinzugefügt',
  'work_kind.renamed': 'Tätigkeitsart umbenannt',
  'work_kind.retired': 'Tätigkeitsart archiviert',
  'work_kind.restored': 'Tätigkeitsart wiederhergestellt',
  'work_kind.hidden': 'Tätigkeitsart vor Kunden verborgen',
  'work_kind.shown': 'Tätigkeitsart für Kunden sichtbar',
  'work_kind.reordered': 'Tätigkeitsarten neu geordnet',
  'category.added': 'Kategorie hinzugefügt',
  'category.renamed': 'Kategorie umbenannt',
  'category.confidentiality_changed': 'Vertraulichkeit der Kategorie geändert',
  'category.retired': 'Kategorie archiviert',
  'category.restored': 'Kategorie wiederhergestellt',
  'category.reordered': 'Kategorien neu geordnet',
  'macro.added': 'Geteiltes Makro hinzugefügt',
  'macro.changed': 'Geteiltes Makro geändert',
  'macro.removed': 'Geteiltes Makro entfernt',
  'contract.version_added': 'Vertragsversion hinzugefügt',
  'contract.version_removed': 'Vertragsversion entfernt',
  'contract.corrected': 'Vertragsversion korrigiert',
  'service_template.added': 'Vertragsvorlage hinzugefügt',
  'service_template.changed': 'Vertragsvorlage geändert',
  'service_template.removed': 'Vertragsvorlage entfernt',
  'maintenance.added': 'Wartungsfenster hinzugefügt',
  'maintenance.changed': 'Wartungsfenster geändert',
  'maintenance.removed': 'Wartungsfenster entfernt',
  'setup_link.made': 'Einrichtungslink erstellt',
  'setup_link.revoked': 'Einrichtungslink widerrufen',
  'setup_link.used': 'Einrichtungslink verwendet',
  'setup_link.ready': 'Single Sign-on als bereit gemeldet',
  'crm.token_changed': 'Token des CRM geändert',
  'crm.token_removed': 'Token des CRM entfernt',
  'crm.webhook_secret_changed': 'Secret für Webhooks des CRM geändert',
  'crm.switched': 'CRM ein- oder ausgeschaltet',
  'crm.values_changed': 'Feldzuordnung des CRM geändert',
  'crm.company_bound': 'Unternehmen des CRM zugeordnet',
  'crm.company_preferred': 'Hauptunternehmen im CRM geändert',
  'crm.company_released': 'Zuordnung eines Unternehmens des CRM aufgehoben',
  'crm.action_retried': 'Abgelehnte CRM-Änderung erneut versucht',
  'crm.action_dismissed': 'Abgelehnte CRM-Änderung verworfen',
  'crm.ticket_read_again': 'Ticket erneut mit dem CRM abgeglichen',
  'crm.import_steered': 'Import aus dem CRM geändert',
  'sent_mail.retried': 'Ausgehende E-Mail erneut versucht',
  'sent_mail.dismissed': 'Ausgehende E-Mail verworfen',
  'sent_mail.resumed': 'E-Mail-Versand fortgesetzt',
  'sent_mail.address_cleared': 'Unzustellbare Adresse freigegeben',
  'mailbox.added': 'Postfach hinzugefügt',
  'mailbox.changed': 'Postfach geändert',
  'mailbox.removed': 'Postfach entfernt',
  'alert_rule.added': 'Meldungsregel hinzugefügt',
  'alert_rule.changed': 'Meldungsregel geändert',
  'alert_rule.removed': 'Meldungsregel gelöscht',
  'alert_rule.reordered': 'Meldungsregeln neu geordnet',
  'held_mail.accepted': 'Zurückgehaltene E-Mail zu einem Ticket hinzugefügt',
  'held_mail.discarded': 'Zurückgehaltene E-Mail verworfen',
  'held_mail.discarded_many': 'Zurückgehaltene E-Mails verworfen',
  'held_mail.restored': 'E-Mail wieder zur Prüfung zurückgelegt',
  'background_work.retried': 'Fehlgeschlagene Aufgabe erneut versucht',
  'background_work.dismissed': 'Fehlgeschlagene Aufgabe verworfen',
}

export const groups: Record<AuditGroup, string> = {
  sign_in: 'Anmeldungen',
  session: 'Sitzungen',
  account: 'Konten des Teams',
  customer: 'Kunden',
  connection: 'Single Sign-on',
  person: 'Personen von Kunden',
  settings: 'Einstellungen',
  time: 'Zeiten',
  work_kind: 'Tätigkeitsarten',
  category: 'Kategorien',
  macro: 'Makros',
  contract: 'Verträge',
  service_template: 'Vertragsvorlagen',
  maintenance: 'Wartungsfenster',
  setup_link: 'Einrichtungslinks',
  crm: 'CRM',
  sent_mail: 'Ausgehende E-Mails',
  mailbox: 'Postfächer',
  alert_rule: 'Meldungsregeln',
  held_mail: 'Zurückgehaltene E-Mails',
  background_work: 'Hintergrundaufgaben',
  audit: 'Audit-Protokoll',
}

// Texts of the server alone about the audit log.

export const giveWhen =
  'Geben Sie einen Tag wie 2026-01-31 oder einen Zeitpunkt wie 2026-01-31T09:00:00.000Z an'
export const searchTooLong = 'Der Suchtext darf höchstens 200 Zeichen haben'
export const notSearchable = 'Entfernen Sie das nicht unterstützte Zeichen, und suchen Sie erneut'
export const giveActions =
  'Geben Sie Aktionen oder Gruppen von Aktionen an, zum Beispiel sign_in.refused,customer'
export const giveCustomer = 'Geben Sie die ID eines Kunden an'
export const givePerson = 'Geben Sie die ID einer Person an'
export const pageSize = 'Geben Sie eine Zahl von 1 bis 100 an'
export const giveFormat = 'Geben Sie csv oder jsonl an'
export const tooManyExports =
  'Ein anderer Export läuft bereits. Bitte versuchen Sie es erneut, wenn er fertig ist.'

/** The first line of the file for spreadsheets. */
export const exportHeads = {
  id: 'ID',
  at: 'Zeitpunkt',
  action: 'Aktion',
  what: 'Was',
  actorId: 'Wer (ID)',
  actorName: 'Wer',
  actorEmail: 'Wer (E-Mail)',
  address: 'Adresse',
  customerId: 'Kunde (ID)',
  subjectId: 'Gegenstand (ID)',
  subjectName: 'Gegenstand',
  before: 'Vorher',
  after: 'Nachher',
}

// Fields and values of an entry.

/** A setting of single sign-on, by its label. */
export const samlSetting = (label: string) => `SAML: ${label}`

/** Names of fields in the audit log, by the stored name. */
export const fields = {
  account: 'Konto',
  action: 'Aktion',
  active: 'Aktiv',
  actorId: 'Wer (ID)',
  address: 'Adresse',
  agentId: 'Agent (ID)',
  as: 'Als',
  assignee: 'Zuständig',
  assignOnReply: 'Bei Antwort zuweisen',
  acknowledgeTickets: 'Eingang bestätigen',
  askForRating: 'Um Bewertung bitten',
  authenticatorApp: 'Authenticator-App',
  billable: 'Abrechenbar',
  bodyPatterns: 'Muster für Zeilen des Textes',
  browser: 'Browser',
  bytes: 'Bytes',
  calendar: 'Kalender und Feiertage',
  categories: 'Kategorien',
  categoryTargets: 'Ziele nach Kategorie',
  changed: 'Geändert',
  clientId: 'Anwendungs-ID (Client)',
  comments: 'Kommentare',
  company: 'Unternehmen',
  contact: 'Kontakt',
  contactDetails: 'Kontaktangaben',
  content: 'Inhalt',
  contentType: 'Dateityp',
  contract: 'Vertrag',
  contractCovers: 'Vertrag umfasst',
  contractEndsOn: 'Vertrag endet am',
  count: 'Anzahl',
  current: 'Aktueller Schlüssel',
  customerId: 'Kunde (ID)',
  customers: 'Kunden',
  de: 'Deutsch',
  deletedAt: 'Gelöscht am',
  deletedBy: 'Gelöscht von',
  device: 'Gerät',
  domain: 'Domain',
  domainProofFrom: 'Domains nachweisen ab',
  domains: 'Domains',
  email: 'E-Mail',
  en: 'Englisch',
  enabled: 'Eingeschaltet',
  endsAt: 'Ende',
  entries: 'Einträge',
  escalations: 'Eskalationen',
  existing: 'Bestehende Tickets',
  expiresAt: 'Gültig bis',
  exported: 'Exportiert',
  exportedAt: 'Exportiert am',
  exportedBy: 'Exportiert von',
  factor: 'Faktor',
  files: 'Dateien',
  format: 'Format',
  from: 'Von',
  google: 'Google',
  hasSecret: 'Client-Secret gespeichert',
  highStates: 'Zustände mit hoher Priorität',
  imap: 'IMAP',
  internal: 'Vor Kunden verborgen',
  isOn: 'Aktiv',
  isPortalManager: 'Portalverantwortlich',
  isSender: 'Sendet E-Mails',
  isSet: 'Festgelegt',
  isShownToCustomer: 'Für den Kunden sichtbar',
  isUnproven: 'Nimmt nicht verifizierte Absender an',
  kind: 'Art',
  kindId: 'Tätigkeitsart (ID)',
  language: 'Sprache',
  left: 'Verbleibende Codes',
  lowStates: 'Zustände mit niedriger Priorität',
  mayAnswer: 'Darf auf Tickets anderer antworten',
  mayGoLive: 'Darf live schalten',
  isMailed: 'Per E-Mail gesendet',
  mayUsePassword: 'Notfallkonto',
  mediumStates: 'Zustände mit mittlerer Priorität',
  megabytesInAllOfCustomer: 'Speicher insgesamt pro Kunde (MB)',
  megabytesPerDayOfCustomer: 'Uploads pro Tag und Kunde (MB)',
  megabytesPerDayOfPerson: 'Uploads pro Tag und Person (MB)',
  method: 'Verfahren',
  microsoft: 'Microsoft',
  minimumMinutes: 'Mindestens, in Minuten',
  month: 'Monat',
  mspStartDate: 'Betreut seit',
  name: 'Name',
  names: 'In anderen Sprachen',
  nearPercent: 'Bald fällig ab (%)',
  next: 'Nächster Schlüssel',
  note: 'Notiz',
  noteMarker: 'Markierung von Notizen',
  noteRule: 'Notizen für Kunden',
  order: 'Reihenfolge',
  otherStates: 'Zustände ohne Folgen',
  passkeys: 'Passkeys',
  pauses: 'Pausen',
  people: 'Personen',
  emailCodes: 'E-Mail-Codes',
  codePeople: 'Für E-Mail-Codes aufgeführt',
  emergencyDoor: 'Über den Notfallzugang',
  doorReason: 'Grund',
  closesAt: 'Schließt',
  closedAt: 'Geschlossen',
  codeSignIns: 'Anmeldungen mit E-Mail-Code',
  passkeySignIns: 'Anmeldungen mit Passkey',
  pilotPeople: 'Personen der Pilotphase',
  pipelineId: 'Pipeline (ID)',
  previous: 'Bisheriger Schlüssel',
  priority: 'Priorität',
  privacyUrl: 'Datenschutzerklärung',
  provider: 'Anbieter',
  purpose: 'Zweck',
  q: 'Suche',
  reason: 'Grund',
  recoveryStates: 'Zustände der Entwarnung',
  ref: 'Code',
  repliesPerHourOfCustomer: 'Antworten pro Stunde und Kunde',
  repliesPerHourOfPerson: 'Antworten pro Stunde und Person',
  requester: 'Anfragesteller',
  requestsAtOnceOfPerson: 'Gleichzeitige Anfragen pro Person',
  resolutionCode: 'Grund der Lösung',
  resources: 'Links der Fußzeile',
  retired: 'Archiviert',
  returns: 'Automatisch zurückkehren',
  role: 'Rolle',
  roundingMinutes: 'Aufgerundet auf, in Minuten',
  secondFactorFrom: 'Anmeldung in zwei Schritten erforderlich ab',
  secretEndsOn: 'Secret läuft ab am',
  secretWas: 'Secret',
  sender: 'Absender',
  sessionsEnded: 'Beendete Sitzungen',
  sha256: 'SHA-256',
  share: 'Anteil',
  shared: 'Geteilt',
  signIn: 'Anmeldung',
  smtp: 'SMTP',
  staffPasswords: 'Passwörter des Teams',
  startsAt: 'Beginn',
  state: 'Zustand',
  status: 'Status',
  step: 'Schritt',
  stopped: 'Betroffene Personen',
  streamsOfPerson: 'Offene Seiten pro Person',
  subjectHas: 'Betreff enthält',
  subjectPatterns: 'Muster für den Betreff',
  targets: 'Ziele',
  technicalContacts: 'Technische Kontakte',
  template: 'Vorlage',
  tenantId: 'Verzeichnis-ID (Mandant)',
  text: 'Text',
  ticket: 'Ticket',
  tickets: 'Tickets',
  ticketsPerHourOfCustomer: 'Tickets pro Stunde und Kunde',
  ticketsPerHourOfPerson: 'Tickets pro Stunde und Person',
  timeZone: 'Zeitzone',
  to: 'Bis',
  trustedServer: 'Vertrauenswürdiger Server',
  resultsBelow: 'Ergebnisse unter seiner Received-Zeile',
  undoSeconds: 'Senden rückgängig machen (Sekunden)',
  reopenDays: 'Tickets wieder öffnen (Tage)',
  updatedAt: 'Geändert am',
  updatedByName: 'Geändert von',
  url: 'URL',
  userName: 'Benutzername',
  validFrom: 'Gültig ab',
  version: 'Version',
  visibility: 'Sichtbarkeit',
  worked: 'Erfolgreiche Anmeldungen',
}

/** Names of values in the audit log, by the field and the stored code. */
export const values = {
  visibility: { own: 'Eigene Tickets', categories: 'Tickets von Kategorien', all: 'Alle Tickets' },
  reason: {
    malformed: 'Nicht lesbar',
    unexpected_message: 'Unerwartete Nachricht',
    missing_in_response_to: 'InResponseTo fehlt',
    in_response_to_mismatch: 'Andere Anmeldung in InResponseTo',
    expired: 'Abgelaufen',
    too_old: 'Zu alt',
    session_expired: 'Sitzung abgelaufen',
    unknown_request: 'Unbekannte Anfrage',
    other_browser: 'Anderer Browser',
    replayed: 'Bereits verwendet',
    too_large: 'Zu groß',
    too_complex: 'Zu verschachtelt',
    status: 'Status',
    no_assertion: 'Keine Assertion',
    encrypted_assertion: 'Verschlüsselte Assertion',
    decryption_failed: 'Entschlüsselung fehlgeschlagen',
    weak_encryption: 'Schwache Verschlüsselung',
    no_signature: 'Keine Signatur',
    bad_signature: 'Falsche Signatur',
    weak_algorithm: 'Schwaches Verfahren',
    bad_certificate: 'Unbrauchbares Zertifikat',
    wrong_issuer: 'Falscher Aussteller',
    wrong_destination: 'Falsches Ziel',
    wrong_recipient: 'Falscher Empfänger',
    wrong_audience: 'Falsche Audience',
    no_bearer_confirmation: 'Keine Bestätigung als Inhaber (Bearer)',
    not_yet_valid: 'Noch nicht gültig',
    no_email: 'Keine E-Mail-Adresse',
    several_emails: 'Mehrere E-Mail-Adressen',
    invalid_email: 'Ungültige E-Mail-Adresse',
    customer_unavailable: 'Kunde nicht verfügbar',
    address_not_allowed: 'IP-Adresse nicht erlaubt',
    foreign_domain: 'Fremde Domain',
    domain_not_proven: 'Domain nicht nachgewiesen',
    code_wrong: 'Falscher Code',
    code_expired: 'Code abgelaufen',
    code_used_up: 'Zu viele falsche Codes',
    code_other_browser: 'Anderer Browser',
    code_not_allowed: 'E-Mail-Codes nicht erlaubt',
    passkey_wrong: 'Passkey nicht bestätigt',
    passkey_expired: 'Passkey-Anfrage abgelaufen',
    passkey_other_browser: 'Anderer Browser',
    passkey_unknown: 'Unbekannter Passkey',
    passkey_not_allowed: 'Passkeys nicht erlaubt',
    person_deactivated: 'Person deaktiviert',
    doctype: 'Doctype',
    forbidden_markup: 'Unerlaubtes Markup',
    wrong_namespace: 'Falscher Namensraum',
    wrong_version: 'Falsche Version',
    several_assertions: 'Mehrere Assertions',
    duplicate_id: 'Doppelte ID',
    unsupported_condition: 'Unbekannte Bedingung',
    sign_out_refused: 'Abmeldung abgelehnt',
    no_passive: 'Keine stille Anmeldung möglich',
    several_senders: 'Kein Absender oder mehrere',
    too_many: 'Zu viele',
    unknown_sender: 'Unbekannter Absender',
    ambiguous_sender: 'Mehrdeutiger Absender',
    inactive_sender: 'Absender nicht aktiv',
    inactive_customer: 'Kunde nicht aktiv',
    other_customer: 'Ticket eines anderen Kunden',
    not_participant: 'Nicht am Ticket beteiligt',
    external_new: 'Extern Beteiligte ohne offenes Ticket',
    internal_notice: 'Weitergeleitete Benachrichtigung ans Team',
    several_tickets: 'Mehrere passende Tickets',
    unauthenticated: 'Absender nicht verifiziert',
    staff_unproven: 'Absender aus dem Team nicht verifiziert',
    staff_new: 'Neue E-Mail aus dem Team',
    answered_elsewhere: 'Wird anderswo beantwortet',
    ticket_closed: 'Ticket geschlossen',
    answer_incomplete: 'Antwort kann nicht vollständig gesendet werden',
    perhaps_automatic: 'Möglicherweise automatisch',
    web_form: 'Formular einer Website',
    over_limits: 'Über den Grenzen',
    alert_unread: 'Meldung nicht gelesen',
    alert_requester: 'Anfragesteller der Meldung nicht aktiv',
    too_many_alerts: 'Zu viele Meldungen',
    broken: 'Beschädigt',
    substitute: 'Ersatz',
    unreadable: 'Nicht lesbar',
    failed: 'Fehlgeschlagen',
    'account deactivated': 'Konto deaktiviert',
    'no password set yet': 'Noch kein Passwort festgelegt',
    'wrong password': 'Falsches Passwort',
    'password sign-in is for listed accounts': 'Anmeldung mit Passwort nur für Notfallkonten',
    'wrong code': 'Falscher Code',
    'code used before': 'Code bereits verwendet',
    'wrong recovery code': 'Falscher Wiederherstellungscode',
    'recovery code used before': 'Wiederherstellungscode bereits verwendet',
    'passkey not verified': 'Passkey nicht bestätigt',
  },
  emailCodes: {
    off: 'Aus',
    domains: 'Alle in den Domains des Kunden',
    listed: 'Aufgeführte Personen',
  },
  method: {
    'email code': 'E-Mail-Code',
    passkey: 'Passkey',
    'single sign-on': 'Single Sign-on',
    password: 'Passwort',
    'password and authenticator app': 'Passwort und Authenticator-App',
    'password and passkey': 'Passwort und Passkey',
    'password and recovery code': 'Passwort und Wiederherstellungscode',
  },
  role: {
    agent: 'Agent',
    admin: 'Administrator',
  },
  status: {
    Open: 'Offen',
    Pending: 'Wartend',
    Closed: 'Geschlossen',
  },
  priority: {
    Low: 'Niedrig',
    Medium: 'Mittel',
    High: 'Hoch',
  },
  assignee: {
    me: 'Agent, der es verwendet',
    none: 'nicht zugewiesen',
  },
  resolutionCode: {
    ISSUE_FIXED: 'Problem behoben',
    FEATURE_REQUEST_TRACKED: 'Funktionswunsch aufgenommen',
    REFUND_APPLIED: 'Betrag erstattet',
    SENT_KNOWLEDGE_DOCUMENT_LINK: 'Link zur Anleitung gesendet',
  },
  factor: {
    'authenticator app': 'Authenticator-App',
    passkey: 'Passkey',
  },
  purpose: {
    invitation: 'Einladung',
    reset: 'Zurücksetzen',
  },
  state: {
    off: 'aus',
    on: 'ein',
    paused: 'angehalten',
    waiting: 'wartend',
    placed: 'zugeordnet',
    held: 'zurückgehalten',
    automatic: 'automatisch',
    bounce: 'unzustellbar',
    discarded: 'verworfen',
  },
  kind: {
    create_ticket: 'Ticket erstellen',
    add_comment: 'Kommentar hinzufügen',
    update_ticket: 'Ticket ändern',
    link_company: 'Unternehmen zuordnen',
    reply: 'Antwort',
    note: 'Notiz',
  },
  as: {
    reply: 'Antwort',
    ticket: 'Ticket',
  },
  step: {
    start: 'begonnen',
    pause: 'angehalten',
    stop: 'abgebrochen',
  },
  existing: {
    push: 'übertragen',
    stay: 'bleiben hier',
  },
  staffPasswords: {
    everybody: 'für alle',
    listed: 'nur für Notfallkonten',
  },
  secretWas: {
    replaced: 'ersetzt',
  },
  noteRule: {
    marked: 'markierte',
    never: 'keine',
    all: 'alle',
  },
  signIn: {
    password: 'Passwort',
    webhook: 'Webhook',
  },
}

// The page.

export const title = 'Audit-Protokoll'
export const lead =
  'Alle Anmeldungen und Änderungen, mit Person und Zeitpunkt. Einträge lassen sich weder ändern noch löschen.'
export const caption = 'Audit-Protokoll'
export const loading = 'Das Audit-Protokoll wird geladen'
export const loadFailed = 'Das Audit-Protokoll konnte nicht geladen werden'

export const search = 'Audit-Protokoll durchsuchen'
export const searchHint = 'Name, E-Mail, IP, Code …'
export const action = 'Aktion'
export const allActions = 'Alle Aktionen'
export const customer = 'Kunde'
export const allCustomers = 'Alle Kunden'
export const removedCustomer = 'Gelöschter Kunde'
export const who = 'Wer'
export const everyone = 'Alle'
export const onePerson = 'Eine Person'
export const from = 'Von'
export const to = 'Bis'
export const namesLoading = 'Wird geladen …'
export const namesFailed = 'Die Namen konnten nicht geladen werden'

export const noneFound = 'Keine Einträge gefunden'
export const noneMatch = 'Kein Eintrag passt zu den gewählten Filtern'
export const clearFilters = 'Filter zurücksetzen'
export const noneYet = 'Noch keine Aktivität'
export const whatAppears = 'Anmeldungen und Änderungen erscheinen hier'

export const exportIt = 'Exportieren'
export const exportsMatching = 'Alle Einträge, die zu den aktuellen Filtern passen'
export const exportsAll = 'Alle Einträge'
export const formats = {
  csv: 'CSV (Tabelle)',
  jsonl: 'JSON Lines',
}

export const when = 'Wann'
export const what = 'Was'
/** Words after the first are for assistive technology. */
export const details = <Part>(done: string, subject: string, quiet: (text: string) => Part) =>
  rich<
    string | Part
  >`Details${quiet(subject === '' ? ` zu „${done}“` : ` zu „${done}“, ${subject}`)}`
export const detailsColumn = 'Details'
export const exactly = 'Genauer Zeitpunkt'
export const entry = 'Eintrags-ID'
export const onlyWhatDid = (person: string) => `Nur Einträge von ${person} anzeigen`
export const onlyThisCustomer = 'Nur diesen Kunden anzeigen'

export const field = 'Feld'
export const before = 'Vorher'
export const after = 'Nachher'
/** Over what there was, where nothing came after it. */
export const was = 'Bisheriger Wert'
/** Over what there is, where nothing was before it. */
export const value = 'Wert'
export const none = 'Nichts'
export const yes = 'Ja'
export const no = 'Nein'
export const fieldWithValue = (label: string, text: string) => `${label}: ${text}`
