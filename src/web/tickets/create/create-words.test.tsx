import { expect, test } from 'vitest'

import { PRIORITIES } from '#shared/tickets/values.ts'
import { EMPTY_TICKET, nothing } from '#web/page-fixtures.tsx'
import { around } from '#web/page-state.ts'
import { inlineTexts, renderText } from '#web/render-text.tsx'
import { UploadGuard, UploadProgress } from '#web/tickets/writing/upload-progress.tsx'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import { checkTicketForm } from './check-ticket-form.ts'
import { CreateTicketForm } from './create-ticket-form.tsx'
import { CreateTicketPage } from './create-ticket-page.tsx'
import { DraftNotice } from './ticket-draft-notice.tsx'
import { EMPTY_TICKET_DRAFT } from './ticket-draft.ts'

const AT = '2026-01-09T15:50:00.000Z'
const PROMISE = {
  timeZone: 'Pacific/Kiritimati',
  businessHours: { days: ['Mon', 'Tue', 'Fri'], from: '09:00', to: '17:00' },
  promises: PRIORITIES.map((priority) => ({ priority, responseDueAt: AT, resolutionDueAt: AT })),
}
const CATEGORIES = [
  { id: 'NETWORK_ISSUE', name: 'NETWORK_ISSUE' },
  { id: '2', name: '网络' },
]
const { queryKey: categories } = ticketQueries.categories()
const DRAFT = { draft: { ...EMPTY_TICKET_DRAFT, subject: '1' }, fileCount: 2, keptAtMs: 0 }
const WRONG = [
  EMPTY_TICKET,
  { ...EMPTY_TICKET, subject: 'a'.repeat(101), description: 'a\0' },
  { ...EMPTY_TICKET, description: 'a'.repeat(70_000), categories: Array(21).fill('1') },
]

const form = () =>
  renderText(<CreateTicketForm draftKey={{ userId: '1', name: '1' }} />, {
    loaded: [
      [categories, CATEGORIES],
      [ticketQueries.slaPromise().queryKey, PROMISE],
    ],
  })
const emptyForm = (failed: (readonly unknown[])[]) =>
  renderText(<CreateTicketForm draftKey={{ userId: '1', name: '1' }} />, { failed })
const notice = (change: object) =>
  renderText(
    <DraftNotice
      restored={DRAFT}
      areFilesMissing={false}
      isDiscarded={false}
      canUndo
      onDiscard={nothing}
      onUndo={nothing}
      {...change}
    />,
  )
const upload = (whole: number) =>
  renderText(<UploadProgress sent={{ files: [], whole }} onCancel={nothing} />)

const SCREENS: [screen: string, show: () => string][] = [
  ['page', () => renderText(<CreateTicketPage />)],
  ['form', form],
  ['form while categories load', () => emptyForm([])],
  ['form without categories', () => emptyForm([categories])],
  ['form that is sent', () => ((around.mutation.isPending = true), form())],
  ['form that was sent', () => ((around.mutation.isSuccess = true), form())],
  ['draft', () => notice({})],
  ['draft without its files', () => notice({ areFilesMissing: true })],
  ['draft of files', () => notice({ restored: { ...DRAFT, draft: EMPTY_TICKET_DRAFT } })],
  ['draft that was discarded', () => notice({ isDiscarded: true })],
  ['upload', () => upload(0.5)],
  ['upload that is almost done', () => upload(1)],
  [
    'upload that is left',
    () =>
      renderText(
        <UploadGuard guard={{ isAsking: true, stay: nothing, leave: nothing }} onStop={nothing} />,
      ),
  ],
]

test.each(SCREENS)(
  'the %s of a new ticket takes every text from the catalogue when it is shown',
  (_, show) => {
    expect(inlineTexts(show())).toEqual([])
  },
)

test.each(WRONG)('the problems of a new ticket are in the words of the catalogue', (typed) => {
  const { problems } = checkTicketForm(typed)
  expect(Object.values(problems).flatMap(inlineTexts)).toEqual([])
})
