import { useRef, useState } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-relations.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useNow } from '#web/ui/display/time-text.tsx'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import styles from './dialogs.module.css'
import { snoozeChoices, typedMoment } from './snooze-choices.ts'
import { useSnooze } from './relations-mutations.ts'

type SnoozeDialogProps = { ticket: DeskTicket; open: boolean; onClose: () => void }

/** Puts a ticket off with one press, or until a moment of one's own. */
export function SnoozeDialog({ ticket, open, onClose }: SnoozeDialogProps) {
  const now = useNow()
  const snooze = useSnooze(ticket.id, onClose)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { requester } = ticket

  function cancel() {
    if (snooze.isPending) return
    snooze.reset()
    onClose()
  }

  function choose(until: Date | null) {
    if (!snooze.isPending) snooze.mutate(until)
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={words.snoozeTitle}
      description={words.snoozeText(requester.name)}
      initialFocus={cancelButton}
    >
      <div className={styles.dialog} aria-busy={snooze.isPending}>
        <FormFailure title={words.snoozeFailed} error={snooze.error} />
        <ul className={styles.choices}>
          {snoozeChoices(now).map(({ choice, at }) => (
            <li key={choice}>
              <button type="button" className={styles.choice} onClick={() => choose(at)}>
                <span>{words.snoozeChoices[choice]}</span>
                <span className={styles.quiet}>{formatDayAndTime(at)}</span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles.choice} onClick={() => choose(null)}>
              <span>{words.untilAnswer(requester.name)}</span>
              <span className={styles.quiet}>{words.untilAnswerHint}</span>
            </button>
          </li>
        </ul>
        <form
          className={styles.own}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const at = typedMoment(typed, new Date())
            setProblem(at ? null : words.chooseMoment)
            if (at) choose(at)
          }}
        >
          <Field label={words.ownMoment} hint={words.ownMomentHint} error={problem}>
            {(control) => (
              <TextInput
                {...control}
                type="datetime-local"
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value)
                  setProblem(null)
                }}
              />
            )}
          </Field>
          <DialogActions>
            <Button ref={cancelButton} onClick={cancel}>
              {words.cancel}
            </Button>
            <Button
              type="submit"
              variant="primary"
              busy={snooze.isPending}
              busyLabel={words.snoozing}
            >
              {words.snoozeUntilThen}
            </Button>
          </DialogActions>
        </form>
      </div>
    </Dialog>
  )
}
