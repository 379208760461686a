import { expect, test } from 'vitest'

import type { Ticket } from '#shared/tickets/contract.ts'
import { LEFT_OUT_REASONS, MAIL_REMARKS } from '#shared/tickets/mail-values.ts'
import { RESOLUTION_CODES } from '#shared/tickets/values.ts'
import { aComment, nothing, REPLY, TICKET } from '#web/page-fixtures.tsx'
import { inlineTexts, renderText } from '#web/render-text.tsx'
import { AttachmentPreview } from '#web/tickets/attachments/attachment-list.tsx'
import { ConversationEnd } from '#web/tickets/conversation/conversation.tsx'
import { PlainText } from '#web/tickets/html/plain-text.tsx'
import { MailParts } from '#web/tickets/attachments/mail-parts.tsx'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import { ClosedNote, TicketDetailPage, TicketMissing } from './ticket-detail-page.tsx'
import { CloseTicketDialog } from './close-ticket-dialog.tsx'
import { ReplyBox } from './reply-and-close.tsx'
import { ShownTime } from './shown-time.tsx'
import type { ReplyForm } from './use-reply-form.ts'

const AT = '2026-01-09T15:50:00.000Z'
const ZONE = {
  timeZone: 'Pacific/Kiritimati',
  businessHours: { days: ['Mon', 'Tue', 'Fri'], from: '09:00', to: '17:00' },
}
const FILE = { id: '1', filename: '1.2', size: 4096 }
const PICTURE = { id: '2', filename: '2.png', size: 4096 }
const TYPED = { ...REPLY, text: '1', files: [new File(['1'], '1.2'), new File(['1'], '3.4')] }

const OPEN: Ticket = {
  ...TICKET,
  id: '1',
  subject: '打印机',
  description: '它着火了',
  categories: ['NETWORK_ISSUE', '2'],
  raisedBy: '王芳',
  attachments: [FILE],
  commentCount: 120,
  comments: [
    aComment('1', { content: '1', authorName: '王芳' }),
    aComment('2', { content: '2', authorName: '王芳', isAgent: true, attachments: [FILE] }),
    aComment('3', {
      content: 'Ticket reopened by 王芳.',
      authorName: '王芳',
      isSystem: true,
      said: { code: 'reopened', by: '王芳' },
    }),
  ],
}
const CLOSED: Ticket = {
  ...OPEN,
  status: 'Closed',
  categories: [],
  commentCount: 0,
  comments: [],
  closedAt: AT,
  sla: {
    ...OPEN.sla,
    firstResponseTime: 8,
    resolutionTime: 465,
    slaStatus: 'breached',
    responseStatus: 'met',
    resolutionStatus: 'breached',
  },
}
const WORKED = { billedMinutes: 65, isBillable: true, day: '2026-01-09', kind: '远程' }

const page = (ticket?: Ticket) =>
  renderText(<TicketDetailPage />, {
    path: '/tickets/1',
    pattern: '/tickets/:ticketId',
    loaded: [
      [ticketQueries.serviceZone().queryKey, ZONE],
      [ticketQueries.knownCategories().queryKey, [{ id: '2', name: '网络' }]],
      ...(ticket ? [[ticketQueries.detail('1').queryKey, ticket] as const] : []),
    ],
  })
const closing = (reply: ReplyForm) =>
  renderText(
    <CloseTicketDialog ticketId="1" open reply={reply} onCancel={nothing} onClosed={nothing} />,
  )
const end = (hasFailed: boolean) =>
  renderText(
    <ConversationEnd
      shown={1000}
      total={2000}
      isLoading={hasFailed}
      isLoadingAll={false}
      hasFailed={hasFailed}
      onShowOlder={nothing}
      onShowAll={nothing}
      onApproach={nothing}
    />,
  )

const SCREENS: [screen: string, show: () => string][] = [
  ['open ticket', () => page(OPEN)],
  ...RESOLUTION_CODES.map((resolutionCode): [string, () => string] => [
    `ticket that was closed because of ${resolutionCode}`,
    () => page({ ...CLOSED, resolutionCode }),
  ]),
  ['ticket while it loads', () => page()],
  ['ticket that is not there', () => renderText(<TicketMissing />)],
  [
    'box for replies',
    () =>
      renderText(
        <ReplyBox
          reply={{ ...TYPED, failureText: '1', mayHaveArrived: true, isOnline: false }}
          note="1"
        />,
      ),
  ],
  ['dialog that closes a ticket', () => closing(REPLY)],
  ['dialog that closes a ticket with a reply', () => closing(TYPED)],
  ['dialog that closes a ticket with files', () => closing({ ...TYPED, text: '' })],
  ['note of a closed ticket', () => renderText(<ClosedNote ticketId="1" />)],
  [
    'note of a ticket that can be reopened',
    () => renderText(<ClosedNote ticketId="1" reopenableUntil="2100-01-01T00:00:00.000Z" />),
  ],
  [
    'note of a merged ticket',
    () => renderText(<ClosedNote ticketId="1" into={{ id: '2', number: 2 }} />),
  ],
  [
    'time of a ticket',
    () =>
      renderText(<ShownTime ticketId="1" />, {
        loaded: [
          [
            ['tickets', 'time', '1'],
            {
              billedMinutes: 65,
              entries: [
                { ...WORKED, id: '1' },
                { ...WORKED, id: '2', isBillable: false },
              ],
            },
          ],
        ],
      }),
  ],
  ['end of a conversation', () => end(false)],
  ['end of a conversation that cannot be loaded', () => end(true)],
  ['long text', () => renderText(<PlainText text={'1\n'.repeat(50)} />)],
  [
    'preview of files',
    () =>
      renderText(
        <AttachmentPreview
          attachments={[PICTURE, { ...PICTURE, id: '3' }]}
          firstId="2"
          onClose={nothing}
        />,
      ).replaceAll(PICTURE.filename, ''),
  ],
  [
    'parts of a mail',
    () =>
      renderText(
        <MailParts
          mail={{
            html: null,
            quoted: '1',
            leftOut: LEFT_OUT_REASONS.map((why) => ({ name: '1.2', why })),
            remarks: [...MAIL_REMARKS],
          }}
          quoted="1"
        />,
      ),
  ],
]

test.each(SCREENS)('the %s takes every text from the catalogue when it is shown', (_, show) => {
  expect(inlineTexts(show())).toEqual([])
})
