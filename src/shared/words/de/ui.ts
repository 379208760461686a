import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// Texts that all pages need first, also those of visitors.

/** Heard, not seen. */
export const loadingAloud = 'Wird geladen'

export const needsJavaScript =
  'Dieses Portal braucht JavaScript. Schalten Sie es in Ihrem Browser ein, und laden Sie die Seite neu.'

export const crashTitle = 'Auf dieser Seite ist etwas schiefgegangen'
export const reload = 'Seite neu laden'
export const reloadHelps =
  'Meist hilft es, die Seite neu zu laden: Vielleicht gibt es eine neue Version, oder die Verbindung war unterbrochen.'

export const showPassword = 'Passwort anzeigen'
export const hidePassword = 'Passwort verbergen'
export const show = 'Anzeigen'
export const hide = 'Verbergen'

// How a call to the server has failed, where the server does not say it itself.
export const serverAway =
  'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Sekunden erneut.'
export const somethingWrong = 'Etwas ist schiefgegangen'
export const unexpectedError = 'Ein unerwarteter Fehler ist aufgetreten'
export const networkError = 'Netzwerkfehler'
export const requestAborted = 'Anfrage abgebrochen'
export const tookTooLong = (milliseconds: number) =>
  `Der Server hat ${milliseconds} ms lang nicht geantwortet`
export const notConfirmed =
  'Sie haben nicht bestätigt, dass Sie es sind. Deshalb wurde nichts geändert.'

// Controls.

export const retry = 'Erneut versuchen'
export const stillLoading = 'Wird noch geladen. Prüfen Sie Ihre Verbindung.'
/** Also in the document itself, which stays when the app does not load. */
export const notLoaded = 'Noch nicht geladen. Prüfen Sie Ihre Verbindung.'
export const notLoadedOffline = 'Noch nicht geladen. Sie sind offline.'
/** A page whose code did not come. */
export const loadsWhenBack = 'Diese Seite wird geladen, sobald die Verbindung wieder da ist.'
export const back = 'Zurück'
/** A part of a page, or a dialog, whose code did not come. */
export const partFailed = 'Dieser Teil der Seite konnte nicht geladen werden.'
export const partFailedDetail = 'Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.'
export const requiredFields = 'Felder mit * sind Pflichtfelder.'
export const cancel = 'Abbrechen'
export const confirm = 'Bestätigen'
export const showMore = 'Mehr anzeigen'
export const loading = 'Wird geladen …'
/** The key that shortcuts begin with, but on a Mac. */
export const controlKey = 'Strg'

export const filters = 'Filter'
export const clear = 'Zurücksetzen'
/** The number is seen; the rest is for assistive technology. */
export const activeFilters = <Part>(count: number, quiet: (text: string) => Part) =>
  rich<string | Part>`${number(count)}${quiet(' aktiv')}`

/** The copied thing has its own name, such as "ACS-URL" or "die Daten". */
export const copy = (name: string) => `${name} kopieren`
export const copied = 'Kopiert'
export const wasCopied = 'In die Zwischenablage kopiert'
export const copyFailed = 'Das Kopieren in die Zwischenablage ist fehlgeschlagen'

export const messages = 'Mitteilungen'
export const dismissMessage = 'Mitteilung schließen'

export const skipToContent = 'Zum Inhalt springen'
export const menu = 'Menü'
export const breadcrumb = 'Übergeordnete Seite'
export const collapseRail = 'Seitenleiste einklappen'
export const expandRail = 'Seitenleiste ausklappen'
/** Folgt in der Navigation auf den Namen einer Seite, für Hilfsmittel. */
export const needsAttention = 'erfordert Aufmerksamkeit'
export const toDarkTheme = 'Zum dunklen Design wechseln'
export const toLightTheme = 'Zum hellen Design wechseln'

// Changes that another person has saved while a form was open. Their name stands next to it, or in
// `savedBy`.

/** A person whose name is not known any more. */
export const somebodyElse = 'Jemand anderes'
export const you = 'Sie'
export const decideThenSave = <Part>(time: Part) =>
  rich`${time}. Ihre Änderungen bleiben unten erhalten. Wählen Sie aus, was bleibt, wo Sie beide dasselbe geändert haben, und speichern Sie dann.`
export const lookOverThenSave = <Part>(time: Part) =>
  rich`${time}. Ihre Änderungen bleiben unten erhalten. Prüfen Sie sie, und speichern Sie dann erneut.`
export const takenOverFrom = (name: string) => `Geändert von ${name}`

// Forms that are a page.

export const saving = 'Wird gespeichert …'
export const unsavedChanges = 'Nicht gespeicherte Änderungen'
export const discard = 'Verwerfen'
export const fieldsNeedAttention = (count: number) =>
  plural(count, {
    one: `Bitte prüfen Sie ${count} Feld`,
    other: `Bitte prüfen Sie ${count} Felder`,
  })
export const offlineWhileEditing =
  'Sie sind offline. Sie können speichern, sobald Sie wieder online sind.'

export const undo = 'Rückgängig machen'
export const discardDraft = 'Entwurf verwerfen'
export const draftDiscarded = 'Der Entwurf wurde verworfen.'

export const leaveTitle = 'Ohne Speichern verlassen?'
export const leaveNote = 'Ihre nicht gespeicherten Änderungen gehen verloren.'
export const keepEditing = 'Weiter bearbeiten'
export const leaveWithoutSaving = 'Ohne Speichern verlassen'

/** One line of a list. */
export const lineOfList = (list: string, place: number) => `${list}, ${place}`
export const removeLine = (text: string) => `${text} entfernen`

// A list whose entries are renamed, retired and put into order.
export const retired = 'Archiviert'
export const hiddenFromCustomers = 'Verborgen'
export const moveUp = (name: string) => `${name} nach oben`
export const moveDown = (name: string) => `${name} nach unten`
export const renameName = (name: string) => `${name} umbenennen`
export const newNameOf = (name: string) => `Neuer Name für ${name}`
export const retireName = (name: string) => `${name} archivieren`
export const restoreName = (name: string) => `${name} wiederherstellen`
export const hideFromCustomers = (name: string) => `${name} vor Kunden verbergen`
export const showToCustomers = (name: string) => `${name} für Kunden sichtbar machen`
export const saveName = 'Namen speichern'
export const isNowAt = (name: string, place: number, of: number) =>
  `${name} auf Platz ${place} von ${of} verschoben`
export const wasAdded = (name: string) => `${name} hinzugefügt`
export const inOtherLanguages = 'Übersetzungen'
export const otherNamesOf = (name: string) => `${name} in anderen Sprachen`

// Files that are attached.

export const attachFiles = 'Dateien anhängen'
export const howToAttachFiles = 'Hierher ziehen, einfügen oder zum Auswählen klicken. '
export const selectedFiles = (count: number, atMost: number) =>
  `Ausgewählte Dateien (${number(count)}/${number(atMost)})`
export const removeFile = (file: string) => `${file} entfernen`
export const uploadingFile = (file: string) => `${file} wird hochgeladen`
/** Files of the clipboard, which are out of sight of where the typing goes on. */
export const fileAttached = (file: string) => `${file} wurde angehängt`
/** The name of a picture that the clipboard has no name for. */
export const screenshot = (dayAndTime: string) => `Bildschirmfoto ${dayAndTime}`

export const fileIsFolder = (file: string) => `${file} ist ein Ordner.`
export const fileIsLarger = (file: string, megabytes: number) =>
  `${file} ist größer als ${number(megabytes)} MB.`
export const fileIsSelectedAlready = (file: string) => `${file} ist schon ausgewählt.`
export const fileLeftOut = (file: string, atMost: number) =>
  `${file} wurde nicht hinzugefügt. Sie können höchstens ${number(atMost)} Dateien anhängen.`
/** The browser cannot store the files of what has not been sent. */
export const filesNotStored =
  'Ihr Browser kann diese Dateien nicht speichern. Wenn Sie diese Seite verlassen, hängen Sie sie noch einmal an.'
/** A file that was changed, moved or deleted after it had been chosen. */
export const fileIsUnreadable = (file: string) =>
  `${file} konnte nicht gelesen werden. Entfernen Sie die Datei, und hängen Sie sie noch einmal an.`

// Spans and moments.

export const justNow = 'gerade eben'
export const yesterday = 'gestern'
export const recently = 'vor Kurzem'
export const minutesAgoShort = (minutes: number) => `vor ${minutes} Min.`
export const hoursAgoShort = (hours: number) => `vor ${hours} Std.`
export const daysAgoShort = (days: number) => `vor ${days} Tagen`

/** How long something is, as short as can be said. */
export const minutesShort = (minutes: number) => `${number(minutes)}\u00a0Min.`
export const hoursShort = (hours: number) => `${number(hours)}\u00a0Std.`
export const daysShort = (days: number) => `${number(days)}\u00a0Tg.`

export const anyMoment = 'Jeden Moment'
export const inLessThanAnHour = 'In weniger als einer Stunde'
export const inHours = (hours: number) =>
  plural(hours, { one: `In ${hours} Stunde`, other: `In ${hours} Stunden` })
export const inDays = (days: number) =>
  plural(days, { one: `In ${days} Tag`, other: `In ${days} Tagen` })

/** Read out with a step that is done. */
export const stepDone = 'erledigt'
