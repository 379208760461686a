import type { SentMailState } from '#shared/mail/out/values.ts'
import * as words from '#words/mail.ts'

export type StateFilter = SentMailState | 'all'

export const STATE_FILTERS: readonly { value: StateFilter; text: string }[] = [
  { value: 'all', text: words.states.all },
  { value: 'failed', text: words.states.failed },
  { value: 'waiting', text: words.states.waiting },
  { value: 'sent', text: words.states.sent },
]

export const SENT_MAIL_FILTERS = {
  parse: (params: URLSearchParams): { state: StateFilter } => ({
    state: STATE_FILTERS.find(({ value }) => value === params.get('state'))?.value ?? 'all',
  }),
  serialize: ({ state }: { state: StateFilter }) =>
    new URLSearchParams(state === 'all' ? {} : { state }),
}
