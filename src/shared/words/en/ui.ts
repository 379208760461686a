import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// Texts that all pages need first, also those of visitors.

/** Heard, not seen. */
export const loadingAloud = 'Loading'

export const needsJavaScript =
  'This portal needs JavaScript. Turn it on in your browser and reload the page.'

export const crashTitle = 'Something went wrong on this page'
export const reload = 'Reload page'
export const reloadHelps =
  'Reloading usually fixes this. There may be a new version, or the connection was lost.'

export const showPassword = 'Show password'
export const hidePassword = 'Hide password'
export const show = 'Show'
export const hide = 'Hide'

// How a call to the server has failed, where the server does not say it itself.
export const serverAway = 'Can’t reach the server right now. Please try again in a few seconds.'
export const somethingWrong = 'Something went wrong'
export const unexpectedError = 'An unexpected error occurred'
export const networkError = 'Network Error'
export const requestAborted = 'Request aborted'
export const tookTooLong = (milliseconds: number) => `timeout of ${milliseconds}ms exceeded`
export const notConfirmed = 'You didn’t confirm it’s you, so nothing was changed.'

// Controls.

export const retry = 'Retry'
export const stillLoading = 'Still loading. Check your connection.'
/** Also in the document itself, which stays when the app does not load. */
export const notLoaded = 'Not loaded yet. Check your connection.'
export const notLoadedOffline = 'Not loaded yet. You’re offline.'
/** A page whose code did not come. */
export const loadsWhenBack = 'This page loads as soon as you’re connected again.'
export const back = 'Back'
/** A part of a page, or a dialog, whose code did not come. */
export const partFailed = 'Failed to load this part of the page.'
export const partFailedDetail = 'Check your connection and try again.'
export const requiredFields = 'Fields marked with * are required.'
export const cancel = 'Cancel'
export const confirm = 'Confirm'
export const showMore = 'Show more'
export const loading = 'Loading...'
/** The key that shortcuts begin with, but on a Mac. */
export const controlKey = 'Ctrl'

export const filters = 'Filters'
export const clear = 'Clear'
/** The number is seen; the rest is for assistive technology. */
export const activeFilters = <Part>(count: number, quiet: (text: string) => Part) =>
  rich<string | Part>`${number(count)}${quiet(' active')}`

/** The copied thing has its own name, such as "ACS URL" or "the data". */
export const copy = (name: string) => `Copy ${name}`
export const copied = 'Copied'
export const wasCopied = 'Copied to clipboard!'
export const copyFailed = 'Failed to copy to clipboard'

export const messages = 'Messages'
export const dismissMessage = 'Dismiss message'

export const skipToContent = 'Skip to content'
export const menu = 'Menu'
export const breadcrumb = 'Breadcrumb'
export const collapseRail = 'Collapse sidebar'
export const expandRail = 'Expand sidebar'
/** Follows the name of a page in the navigation, for assistive technology. */
export const needsAttention = 'needs attention'
export const toDarkTheme = 'Switch to dark theme'
export const toLightTheme = 'Switch to light theme'

// Changes that another person has saved while a form was open. Their name stands next to it, or in
// `savedBy`.

/** A person whose name is not known any more. */
export const somebodyElse = 'Someone else'
export const you = 'You'
export const decideThenSave = <Part>(time: Part) =>
  rich`${time}. Your changes are kept below. Where you both changed the same thing, choose which to keep, then save.`
export const lookOverThenSave = <Part>(time: Part) =>
  rich`${time}. Your changes are kept below. Review them, then save again.`
export const takenOverFrom = (name: string) => `Changed by ${name}`

// Forms that are a page.

export const saving = 'Saving...'
export const unsavedChanges = 'Unsaved changes'
export const discard = 'Discard'
export const fieldsNeedAttention = (count: number) =>
  plural(count, {
    one: `${count} field needs attention`,
    other: `${count} fields need attention`,
  })
export const offlineWhileEditing = 'You’re offline. You can save once you’re back online.'

export const undo = 'Undo'
export const discardDraft = 'Discard draft'
export const draftDiscarded = 'Draft discarded.'

export const leaveTitle = 'Leave without saving?'
export const leaveNote = 'Your unsaved changes will be lost.'
export const keepEditing = 'Keep editing'
export const leaveWithoutSaving = 'Leave without saving'

/** One line of a list. */
export const lineOfList = (list: string, place: number) => `${list}, ${place}`
export const removeLine = (text: string) => `Remove ${text}`

// A list whose entries are renamed, retired and put into order.
export const retired = 'Archived'
export const hiddenFromCustomers = 'Hidden'
export const moveUp = (name: string) => `Move ${name} up`
export const moveDown = (name: string) => `Move ${name} down`
export const renameName = (name: string) => `Rename ${name}`
export const newNameOf = (name: string) => `New name for ${name}`
export const retireName = (name: string) => `Archive ${name}`
export const restoreName = (name: string) => `Restore ${name}`
export const hideFromCustomers = (name: string) => `Hide ${name} from customers`
export const showToCustomers = (name: string) => `Show ${name} to customers`
export const saveName = 'Save name'
export const isNowAt = (name: string, place: number, of: number) =>
  `${name} moved to position ${place} of ${of}`
export const wasAdded = (name: string) => `${name} added`
export const inOtherLanguages = 'Translations'
export const otherNamesOf = (name: string) => `${name} in other languages`

// Files that are attached.

export const attachFiles = 'Attach files'
export const howToAttachFiles = 'Drag and drop, paste, or click to select. '
export const selectedFiles = (count: number, atMost: number) =>
  `Selected Files (${number(count)}/${number(atMost)})`
export const removeFile = (file: string) => `Remove ${file}`
export const uploadingFile = (file: string) => `Uploading ${file}`
/** Files of the clipboard, which are out of sight of where the typing goes on. */
export const fileAttached = (file: string) => `${file} attached`
/** The name of a picture that the clipboard has no name for. */
export const screenshot = (dayAndTime: string) => `Screenshot ${dayAndTime}`

export const fileIsFolder = (file: string) => `${file} is a folder and can’t be attached.`
export const fileIsLarger = (file: string, megabytes: number) =>
  `${file} is larger than ${number(megabytes)} MB.`
export const fileIsSelectedAlready = (file: string) => `${file} is already selected.`
export const fileLeftOut = (file: string, atMost: number) =>
  `${file} wasn’t added. You can attach up to ${number(atMost)} files.`
/** The browser cannot store the files of what has not been sent. */
export const filesNotStored =
  'Your browser can’t store these files. If you leave this page, you’ll need to attach them again.'
/** A file that was changed, moved or deleted after it had been chosen. */
export const fileIsUnreadable = (file: string) =>
  `Failed to read ${file}. Remove it and attach it again.`

// Spans and moments.

export const justNow = 'Just now'
export const yesterday = 'Yesterday'
export const recently = 'recently'
export const minutesAgoShort = (minutes: number) => `${minutes}m ago`
export const hoursAgoShort = (hours: number) => `${hours}h ago`
export const daysAgoShort = (days: number) => `${days}d ago`

/** How long something is, as short as can be said. */
export const minutesShort = (minutes: number) => `${number(minutes)}m`
export const hoursShort = (hours: number) => `${number(hours)}h`
export const daysShort = (days: number) => `${number(days)}d`

export const anyMoment = 'Any moment now'
export const inLessThanAnHour = 'In less than an hour'
export const inHours = (hours: number) =>
  plural(hours, { one: `In ${hours} hour`, other: `In ${hours} hours` })
export const inDays = (days: number) =>
  plural(days, { one: `In ${days} day`, other: `In ${days} days` })

/** Read out with a step that is done. */
export const stepDone = 'done'
