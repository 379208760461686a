import { ChevronUp, CircleCheck, Clock } from 'lucide-react'
import { useRef, useState } from 'react'

import * as words from '#words/desk-ticket.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import {
  formatZoneTime,
  isElsewhere,
  knownZone,
  zoneName,
} from '#web/tickets/sla/business-times.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Disclosure, menuItemClass } from '#web/ui/controls/disclosure.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { useNow } from '#web/ui/display/time-text.tsx'

import { sendChoices, typedSendTime } from './send-choices.ts'
import styles from './send-later.module.css'

type SendMenuProps = {
  ticket: DeskTicket
  disabled: boolean
  onSendLater: (at: Date) => void
  /** Left out where a macro has decided about the status. */
  onSendAndClose: (() => void) | undefined
}

/** The other ways to send a reply, next to the button. */
export function SendMenu({ ticket, disabled, onSendLater, onSendAndClose }: SendMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  return (
    <>
      <Disclosure
        label={words.moreWaysToSend}
        button={<ChevronUp aria-hidden="true" />}
        buttonClassName={buttonClass('plain')}
        panelLabel={words.moreWaysToSend}
      >
        {(close) => (
          <>
            {onSendAndClose && (
              <button
                type="button"
                className={menuItemClass}
                disabled={disabled}
                onClick={() => {
                  close()
                  onSendAndClose()
                }}
              >
                <CircleCheck aria-hidden="true" />
                {words.sendAndClose}
              </button>
            )}
            <button
              type="button"
              className={menuItemClass}
              aria-haspopup="dialog"
              disabled={disabled}
              onClick={() => {
                close()
                setWasOpened(true)
                setIsOpen(true)
              }}
            >
              <Clock aria-hidden="true" />
              {words.sendLater}
            </button>
          </>
        )}
      </Disclosure>
      {/* It stays when it is closed: only then does closing it give the focus back. */}
      {wasOpened && (
        <SendLaterDialog
          ticket={ticket}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onSend={onSendLater}
        />
      )}
    </>
  )
}

type SendLaterDialogProps = {
  ticket: DeskTicket
  open: boolean
  onClose: () => void
  onSend: (at: Date) => void
}

/** Chooses when a reply goes out, by the clock of its reader. */
function SendLaterDialog({ ticket, open, onClose, onSend }: SendLaterDialogProps) {
  const now = useNow()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const zone = knownZone(ticket.customer.timeZone)

  function send(at: Date) {
    onClose()
    onSend(at)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.sendLaterTitle}
      description={words.sendLaterText(ticket.requester.name, zoneName(zone))}
      initialFocus={cancelButton}
    >
      <div className={styles.dialog}>
        <ul className={styles.choices}>
          {sendChoices(now, zone).map(({ choice, at }) => (
            <li key={choice}>
              <button type="button" className={styles.choice} onClick={() => send(at)}>
                <span>{words.sendLaterChoices[choice]}</span>
                <span className={styles.quiet}>
                  {formatZoneTime(at, zone)}
                  {isElsewhere([at], zone) && (
                    <span className={styles.own}>
                      {words.forYou(formatZoneTime(at, undefined))}
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <form
          className={styles.dialog}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const at = typedSendTime(typed, zone, new Date())
            setProblem(at ? null : words.chooseMoment)
            if (at) send(at)
          }}
        >
          <Field label={words.ownMoment} hint={words.ownMomentHint(zoneName(zone))} error={problem}>
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
            <Button ref={cancelButton} onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" variant="primary">
              {words.sendThen}
            </Button>
          </DialogActions>
        </form>
      </div>
    </Dialog>
  )
}
