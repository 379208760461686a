import { number } from './language.ts'

// A file, as large as the window.
export const sizeAndPlace = (size: string, place: number, count: number) =>
  `${size}, ${number(place)} of ${number(count)}`
export const previousFile = 'Previous file'
export const nextFile = 'Next file'
export const download = 'Download'
export const closePreview = 'Close the preview'
export const notAPicture = 'This picture cannot be shown here. You can download it.'
