import type { ReactNode } from 'react'

import { Button } from '#web/kit/parts/button.tsx'
import styles from './form-footer.module.css'
import { AlertMark } from '#web/kit/parts/message-marks.tsx'

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
            {problemCount === 1
              ? '1 field needs attention'
              : `${problemCount} fields need attention`}
          </>
        )}
        {problemCount === 0 && isOnline && note}
        {!isOnline && 'You are offline. You can save once you are back.'}
      </output>
      {children}
      <Button
        type="submit"
        variant="primary"
        disabled={!isOnline}
        busy={isSaving}
        busyLabel="Saving..."
      >
        {saveText}
      </Button>
    </div>
  )
}
