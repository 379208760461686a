import type { Notice } from '#shared/desk/notices/contract.ts'

export type Group = readonly [Notice, ...Notice[]]

/** Puts together what happened to one ticket, at the position of the newest of it. */
export function groupNotices(notices: Notice[]): Group[] {
  const groups = new Map<string, Group>()
  for (const notice of notices) {
    const { ticket, id } = notice
    const key = ticket && !isOfMany(notice) ? ticket.id : id
    const group = groups.get(key)
    groups.set(key, group ? [...group, notice] : [notice])
  }
  return [...groups.values()]
}

/** The tickets of one act. */
export function isOfMany({ tickets = 1 }: Notice): boolean {
  return tickets > 1
}
