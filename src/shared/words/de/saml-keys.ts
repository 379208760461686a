import { number, plural } from './language.ts'

// The installation's own keys towards identity providers, in the settings.

export const title = 'Schlüssel für Single Sign-on'
export const lead =
  'Signiert Anfragen an Identitätsanbieter und öffnet, was diese verschlüsseln, für alle Kunden, bei denen das eingeschaltet ist. Anbieter erhalten das Zertifikat aus den Metadaten des jeweiligen Kunden oder als Datei.'
export const loading = 'Die Schlüssel für Single Sign-on werden geladen'
export const loadFailed = 'Die Schlüssel für Single Sign-on konnten nicht geladen werden'

export const states = { current: 'In Verwendung', next: 'Neu', previous: 'Alt' }
export const validUntil = (day: string) => `Gültig bis ${day}`
export const madeOn = (day: string) => `erstellt am ${day}`
export const fingerprint = 'SHA-256-Fingerabdruck'
export const download = 'Zertifikat herunterladen'
export const downloadOf = (state: string) => `Zertifikat herunterladen, ${state}`

export const usedByNobody = 'Noch verwendet kein Kunde den Schlüssel.'
export const usedBy = (count: number) =>
  plural(count, {
    one: 'Der Anbieter eines Kunden hat das Zertifikat:',
    other: `Die Anbieter von ${number(count)} Kunden haben das Zertifikat:`,
  })

// A change of keys, step by step.
export const make = 'Neuen Schlüssel erstellen'
export const makeHint =
  'Der neue Schlüssel wird neben dem verwendeten veröffentlicht; dieser bleibt in Verwendung.'
export const made = 'Der neue Schlüssel ist veröffentlicht'
export const switchOver = 'Zum neuen Schlüssel wechseln'
export const switchHint =
  'Geben Sie das neue Zertifikat allen Anbietern, die die Metadaten nicht selbst lesen, und wechseln Sie dann. Ab da werden Anfragen mit dem neuen Schlüssel signiert.'
export const switched = 'Der neue Schlüssel ist in Verwendung'
export const retire = 'Alten Schlüssel löschen'
export const retireHint =
  'Sobald kein Anbieter mehr mit dem alten Zertifikat verschlüsselt, löschen Sie den alten Schlüssel. Was noch damit verschlüsselt ist, lässt sich dann nicht mehr lesen.'
export const retired = 'Der Schlüssel ist gelöscht'
export const discard = 'Neuen Schlüssel verwerfen'
export const discardQuestion = 'Den neuen Schlüssel verwerfen?'
export const discardNote =
  'Anbieter, die sein Zertifikat schon haben, behalten es dann ohne Nutzen.'
export const retireQuestion = 'Den alten Schlüssel löschen?'
export const retireNote = 'Er lässt sich nicht wiederherstellen.'
export const changing = 'Schlüsselwechsel'

export const changeUnderWay =
  'Ein Schlüsselwechsel läuft bereits. Schließen Sie ihn ab, oder verwerfen Sie den neuen Schlüssel, bevor Sie einen weiteren erstellen.'
export const nothingToSwitch =
  'Es gibt keinen neuen Schlüssel. Vielleicht hat schon jemand gewechselt.'
export const nothingToRetire = 'Es gibt nur den Schlüssel, der in Verwendung ist.'
