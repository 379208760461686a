import { number } from './language.ts'

// A file, as large as the window.
export const sizeAndPlace = (size: string, place: number, count: number) =>
  `${size}, ${number(place)} von ${number(count)}`
export const previousFile = 'Vorige Datei'
export const nextFile = 'Nächste Datei'
export const download = 'Herunterladen'
export const closePreview = 'Vorschau schließen'
export const notAPicture =
  'Dieses Bild kann hier nicht angezeigt werden. Sie können es herunterladen.'
