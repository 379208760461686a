import { number } from './language.ts'

export const attach = 'Attach files'
export const howToAttach = 'Drag and drop, paste, or click to select. '
export const selected = (count: number, atMost: number) =>
  `Selected Files (${number(count)}/${number(atMost)})`
export const remove = (file: string) => `Remove ${file}`
export const uploading = (file: string) => `Uploading ${file}`
/** Files of the clipboard, which are out of sight of where the typing goes on. */
export const attached = (file: string) => `${file} attached`
/** The name of a picture that the clipboard has no name for. */
export const screenshot = (dayAndTime: string) => `Screenshot ${dayAndTime}`

export const isFolder = (file: string) => `${file} is a folder.`
export const isLarger = (file: string, megabytes: number) =>
  `${file} is larger than ${number(megabytes)} MB.`
export const isSelectedAlready = (file: string) => `${file} is already selected.`
export const wasLeftOut = (file: string, atMost: number) =>
  `${file} was left out: at most ${number(atMost)} files.`
/** The browser cannot store the files of what has not been sent. */
export const notKept =
  'Your browser can’t store these files. If you leave this page, attach them again.'
/** A file that was changed, moved or deleted after it had been chosen. */
export const isUnreadable = (file: string) =>
  `${file} cannot be read any more. Remove it and attach it again.`
