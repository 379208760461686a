/** News of the server for staff alone, as received. Only the desk knows their meaning. */
export type DeskEvent = { type: 'notice' | 'presence' | 'beat'; data: string }

export const DESK_EVENTS = ['notice', 'presence', 'beat'] as const

/**
 * One tab listens to the server and tells all, itself included: a channel reaches every other object
 * of its name. Apart from the feed of tickets, so that no customer loads what the desk does with it.
 */
export function deskChannel(userId: string): BroadcastChannel {
  return new BroadcastChannel(`portico:desk:${userId}`)
}

export function notifyDesk(channel: BroadcastChannel, { type, data }: MessageEvent<string>) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves this origin
  channel.postMessage({ type, data })
}
