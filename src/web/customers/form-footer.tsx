import { Link } from 'react-router'

import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { AlertMark } from '#web/ui/message-marks.tsx'

import styles from './form-footer.module.css'

type FormFooterProps = { problemCount: number; isOnline: boolean; isSaving: boolean }

/** Stays in sight at the end of the window. */
export function FormFooter({ problemCount, isOnline, isSaving }: FormFooterProps) {
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
        {!isOnline && 'You are offline. You can save once you are back.'}
      </output>
      <Link to={paths.customers} className={buttonClass('plain')}>
        Cancel
      </Link>
      <Button
        type="submit"
        variant="primary"
        disabled={!isOnline}
        busy={isSaving}
        busyLabel="Saving..."
      >
        Save Customer
      </Button>
    </div>
  )
}
