import { rich } from '#shared/words/formats.ts'

import { number } from './language.ts'

export const retry = 'Retry'
export const cancel = 'Cancel'
export const confirm = 'Confirm'
export const showMore = 'Show more'
export const loading = 'Loading...'

export const filters = 'Filters'
export const clear = 'Clear'
/** The number is seen; the rest is for assistive technology. */
export const activeFilters = <Part>(count: number, quiet: (text: string) => Part) =>
  rich<string | Part>`${number(count)}${quiet(' active')}`
