import { Link } from 'react-router'

import { paths } from '#web/lib/paths.ts'

import styles from './closed-note.module.css'

/** Where the reply box was. */
export function ClosedNote() {
  return (
    <p className={styles.note} data-print="hide">
      This ticket is closed and takes no more replies. If you still need help,{' '}
      <Link to={paths.newTicket}>create a new ticket</Link>.
    </p>
  )
}
