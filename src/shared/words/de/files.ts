import { number } from './language.ts'

export const attach = 'Dateien anhängen'
export const howToAttach = 'Hierher ziehen, einfügen oder zum Auswählen klicken. '
export const selected = (count: number, atMost: number) =>
  `Ausgewählte Dateien (${number(count)}/${number(atMost)})`
export const remove = (file: string) => `${file} entfernen`
export const uploading = (file: string) => `${file} wird hochgeladen`
/** Files of the clipboard, which are out of sight of where the typing goes on. */
export const attached = (file: string) => `${file} wurde angehängt`
/** The name of a picture that the clipboard has no name for. */
export const screenshot = (dayAndTime: string) => `Bildschirmfoto ${dayAndTime}`

export const isFolder = (file: string) => `${file} ist ein Ordner.`
export const isLarger = (file: string, megabytes: number) =>
  `${file} ist größer als ${number(megabytes)} MB.`
export const isSelectedAlready = (file: string) => `${file} ist schon ausgewählt.`
export const wasLeftOut = (file: string, atMost: number) =>
  `${file} wurde weggelassen: höchstens ${number(atMost)} Dateien.`
/** The browser cannot store the files of what has not been sent. */
export const notKept =
  'Ihr Browser kann diese Dateien nicht speichern. Wenn Sie diese Seite verlassen, hängen Sie sie noch einmal an.'
/** A file that was changed, moved or deleted after it had been chosen. */
export const isUnreadable = (file: string) =>
  `${file} kann nicht mehr gelesen werden. Entfernen Sie die Datei, und hängen Sie sie noch einmal an.`
