import type { Ticket } from '#shared/tickets/contract.ts'

/** The channel on which all tabs of the browser learn what its own user does to tickets. */
export const OWN_CHANGES = 'portico:own-changes'

export type OwnChange = {
  key: string
  /** Null for a ticket that is being created. */
  ticketId: string | null
  /** How many comments the change adds. */
  comments: number
  isUnderWay: boolean
  /** As the server answered it; missing when the change failed. */
  ticket?: Pick<Ticket, 'id' | 'status' | 'commentCount' | 'updatedAt'>
}

let channel: BroadcastChannel | undefined

function tell(change: OwnChange) {
  channel ??= new BroadcastChannel(OWN_CHANGES)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves this origin
  channel.postMessage(change)
}

/** Lets all tabs know of a change that turned out to have been made after all. */
export function announceOwnChange(ticket: Ticket, comments: number) {
  const { id, status, commentCount, updatedAt } = ticket
  const key = randomKey()
  tell({
    key,
    ticketId: id,
    comments,
    isUnderWay: false,
    ticket: { id, status, commentCount, updatedAt },
  })
}

/** Informs all tabs of a change, before the server does: people need no news of their own changes. */
export async function asOwnChange(
  { ticketId, comments }: Pick<OwnChange, 'ticketId' | 'comments'>,
  send: () => Promise<Ticket>,
): Promise<Ticket> {
  const change = { key: randomKey(), ticketId, comments }
  let ticket: OwnChange['ticket']
  tell({ ...change, isUnderWay: true })
  try {
    const answer = await send()
    const { id, status, commentCount, updatedAt } = answer
    // An answer may have only some of a ticket's fields.
    if (commentCount !== undefined && updatedAt !== undefined)
      ticket = { id, status, commentCount, updatedAt }
    return answer
  } finally {
    tell({ ...change, isUnderWay: false, ticket })
  }
}

function randomKey(): string {
  return `${performance.now()} ${Math.random()}`
}
