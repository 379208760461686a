import type { Notice } from '#shared/desk/notices/contract.ts'

/** What is shown as one line: usually one notice. */
export type NoticeGroup = { first: Notice; notices: Notice[]; isRead: boolean }

/** Joins what came from one act, such as twelve tickets that were assigned at once. */
export function groupNotices(notices: Notice[]): NoticeGroup[] {
  const groups: NoticeGroup[] = []
  for (const notice of notices) {
    const last = groups.at(-1)
    if (last && isOneAct(last.first, notice)) {
      last.notices.push(notice)
      last.isRead &&= notice.isRead
    } else {
      groups.push({ first: notice, notices: [notice], isRead: notice.isRead })
    }
  }
  return groups
}

/** The tickets of one act are changed at one instant, by the server's clock. */
function isOneAct(one: Notice, other: Notice): boolean {
  return (
    one.kind === 'assigned' &&
    other.kind === 'assigned' &&
    one.by === other.by &&
    one.at === other.at
  )
}
