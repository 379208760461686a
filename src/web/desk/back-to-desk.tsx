import { ArrowLeft } from 'lucide-react'

import * as words from '#words/desk.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'

import styles from './back-to-desk.module.css'

/** Leads from a further page of the desk to the queue. */
export function BackToDesk() {
  return (
    <Link to={paths.desk} className={styles.back} data-print="hide">
      <ArrowLeft aria-hidden="true" />
      {words.title}
    </Link>
  )
}
