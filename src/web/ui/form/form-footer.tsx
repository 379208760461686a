import type { ReactNode } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './form-footer.module.css'
import { AlertMark } from '#web/ui/display/message-marks.tsx'

type FormFooterProps = {
  problemCount: number
  isOnline: boolean
  isSaving: boolean
  /** What the button that saves says. */
  saveText: string
  /** Said while nothing is wrong, such as that all is saved. */
  note?: string
  /** The way out, before that button. */
  children?: ReactNode
}

/** Stays in sight at the end of the window. */
export function FormFooter(props: FormFooterProps) {
  const { problemCount, isOnline, isSaving, saveText, note, children } = props

  return (
    <div className={styles.footer} data-print="hide">
      <output className={styles.problems} data-wrong={problemCount > 0}>
        {problemCount > 0 && (
          <>
            <AlertMark />
            {words.fieldsNeedAttention(problemCount)}
          </>
        )}
        {problemCount === 0 && isOnline && note}
        {!isOnline && words.offlineWhileEditing}
      </output>
      {children}
      <Button
        type="submit"
        variant="primary"
        disabled={!isOnline}
        busy={isSaving}
        busyLabel={words.saving}
      >
        {saveText}
      </Button>
    </div>
  )
}
