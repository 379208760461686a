import { createContext, useContext } from 'react'

import * as words from '#words/tickets.ts'

import styles from './ticket-badges.module.css'

export type Unread = keyof typeof words.unreadMarks

/** Tickets with news that the viewer has not read, from the frame, which has the notifications. */
export const UnreadTickets = createContext<ReadonlyMap<string, Unread>>(new Map())

export function UnreadMark({ ticketId }: { ticketId: string }) {
  const unread = useContext(UnreadTickets).get(ticketId)
  return unread && <span className={styles.unread}>{words.unreadMarks[unread]}</span>
}

const LOOKED = 'portico:looked'

/** Lets the bell know that news of the ticket in front came into view. */
export function announceLook() {
  document.dispatchEvent(new Event(LOOKED))
}

export function onLook(listener: () => void): () => void {
  document.addEventListener(LOOKED, listener)
  return () => document.removeEventListener(LOOKED, listener)
}
