import { rich } from '#shared/words/formats.ts'

import { number } from './language.ts'

export const retry = 'Retry'
/** A part of a page, or a dialog, whose code did not come. */
export const partFailed = 'Failed to load this part of the page.'
export const partFailedDetail = 'Check your connection and try again.'
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

/** What is copied has its own name, such as "ACS URL" or "the data". */
export const copy = (name: string) => `Copy ${name}`
export const copied = 'Copied'
export const wasCopied = 'Copied to clipboard!'
export const copyFailed = 'Failed to copy to clipboard'

export const messages = 'Messages'
export const dismissMessage = 'Dismiss message'

export const skipToContent = 'Skip to content'
export const menu = 'Menu'
/** Follows the name of a page in the navigation, for assistive technology. */
export const needsAttention = 'needs attention'
export const toDarkTheme = 'Switch to dark theme'
export const toLightTheme = 'Switch to light theme'
