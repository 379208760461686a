import * as words from '#words/navigation.ts'
import { useOnline } from '#web/lib/http/use-online.ts'

import styles from './offline-bar.module.css'

/** Always there, so that assistive technology notices when it gets its text. */
export function OfflineBar() {
  const isOnline = useOnline()

  return (
    <output className={styles.bar} data-print="hide">
      {!isOnline && words.offline}
    </output>
  )
}
