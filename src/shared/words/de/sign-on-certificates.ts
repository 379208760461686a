import type { MetadataNoticeKind } from '#shared/connections/following/endpoints.ts'

export const giveAddress = 'Geben Sie eine https-Adresse wie https://login.example.com/metadata an'
export const addressNeeded = 'Geben Sie die Adresse an, von der neue Zertifikate übernommen werden'
export const offerChanged =
  'Die Metadaten haben sich in der Zwischenzeit geändert, oder dies wurde bereits übernommen. Sehen Sie es sich noch einmal an.'

export const title = 'Zertifikate'
export const what =
  'Womit der Anbieter signiert. Alle Beteiligten werden 60, 30, 14 und 7 Tage sowie einen Tag vor dem Ablauf des Zertifikats erinnert.'
export const loading = 'Die Zertifikate werden geladen'
export const loadFailed = 'Die Zertifikate konnten nicht geladen werden'
export const none = 'Noch kein Zertifikat.'
export const current = 'Aktuell'
export const previous = 'Bisherig'
export const signedLast = 'Hat zuletzt signiert'
export const valid = (day: string) => `Gültig bis ${day}`
export const ended = (day: string) => `Abgelaufen am ${day}`
export const notYetValid = (day: string) => `Gültig ab ${day}`
export const signedAt = (when: string) => `hat am ${when} signiert`
export const neverSigned = 'hat noch nicht signiert'
export const fingerprint = 'SHA-256'

export const metadata = 'Metadaten des Anbieters'
export const address = 'Adresse'
export const addressHint =
  'Wird einmal am Tag gelesen, damit ein neues Zertifikat angenommen wird, bevor der Anbieter damit signiert.'
export const follow = 'Neue Zertifikate von selbst übernehmen'
export const followHint =
  'Das bisherige wird angenommen, bis der Anbieter gewechselt hat. Ein anderer Aussteller oder Entry Point wird nie von selbst übernommen.'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const saved = 'Gespeichert'
export const saveFailed = 'Das konnte nicht gespeichert werden'
export const look = 'Jetzt lesen'
export const looking = 'Wird gelesen …'
export const lookFailed = 'Die Metadaten konnten nicht gelesen werden'
export const neverLooked = 'Noch nicht gelesen.'
export const notReadSince = (when: string) => `Seit ${when} nicht lesbar.`
export const readAt = (when: string) => `Gelesen am ${when}.`
export const lookedAt = (when: string) => `Zuletzt versucht am ${when}.`
export const nextAt = (when: string) => `Das nächste Mal am ${when}.`
export const isCurrent = 'Alles ist so, wie der Anbieter es angibt.'

export const offerTitle = 'Der Anbieter veröffentlicht ein neues Zertifikat'
export const dropTitle = 'Das bisherige Zertifikat wird nicht mehr verwendet'
export const otherTitle = 'Die Metadaten des Anbieters enthalten andere Einstellungen'
export const now = 'Jetzt'
export const afterwards = 'Danach'
export const entityId = 'Entity-ID / Aussteller'
export const entryPoint = 'Entry-Point-URL'
export const otherHint =
  'Diese Werte werden nie von selbst übernommen. Fragen Sie den Anbieter, ob sie richtig sind, bereiten Sie sie dann vor und testen Sie sie, bevor sie für alle gelten.'
export const prepare = 'Diese Einstellungen vorbereiten'
export const take = 'Das neue Zertifikat annehmen'
export const drop = 'Das bisherige entfernen'
export const taking = 'Wird übernommen …'
export const taken = 'Die Zertifikate sind übernommen'
export const takeFailed = 'Die Zertifikate konnten nicht übernommen werden'

/** On the dashboard. */
export const noticesTitle = 'Metadaten von Identitätsanbietern'
const NOTICES: Record<MetadataNoticeKind, string> = {
  new_certificate: 'Ein neues Zertifikat wartet darauf, angenommen zu werden',
  other_settings: 'Die Metadaten enthalten andere Einstellungen',
  failing: 'Die Metadaten sind nicht lesbar',
}
export const notice = (kind: MetadataNoticeKind) => NOTICES[kind]
