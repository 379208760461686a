import { EyeOff } from 'lucide-react'

import * as words from '#words/desk.ts'
import { Button } from '#web/ui/controls/button.tsx'

import styles from '#web/desk/filters/hidden-notice.module.css'

/** For who opens the link of a view that is not theirs to see. */
export function MissingView({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className={styles.notice}>
      <output className={styles.text}>
        <EyeOff aria-hidden="true" />
        {words.viewMissing}
      </output>
      <Button variant="ghost" className={styles.clear} onClick={onDismiss}>
        {words.dismissMissing}
      </Button>
    </div>
  )
}
