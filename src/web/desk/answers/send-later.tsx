import { ChevronUp, CircleCheck, Clock, Hourglass } from 'lucide-react'
import { useRef, useState } from 'react'

import * as words from '#words/desk-ticket.ts'
import * as ticketWords from '#words/tickets.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import { RESOLUTION_CODES, type ResolutionCode } from '#shared/tickets/values.ts'
import {
  formatZoneTime,
  isElsewhere,
  knownZone,
  zoneName,
} from '#web/tickets/sla/business-times.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Disclosure, MenuButton, MenuSection } from '#web/ui/controls/disclosure.tsx'
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
  /** A macro has decided about the status. */
  isDecided: boolean
  onSendAndPend: () => void
  onSendAndClose: (reason: ResolutionCode) => void
}

/** The other ways to send a reply, next to the button. */
export function SendMenu(props: SendMenuProps) {
  const { ticket, disabled, onSendLater, isDecided, onSendAndPend, onSendAndClose } = props
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
        {(close) => {
          const after = (act: () => void) => () => {
            close()
            act()
          }
          return (
            <>
              {!isDecided && (
                <>
                  <MenuSection>
                    <MenuButton Icon={Hourglass} disabled={disabled} onClick={after(onSendAndPend)}>
                      {words.sendAndPend}
                    </MenuButton>
                  </MenuSection>
                  <MenuSection>
                    <p className={styles.menuTitle}>{words.sendAndCloseAs}</p>
                    {RESOLUTION_CODES.map((code) => {
                      const reason = ticketWords.resolutions[code]
                      return (
                        <MenuButton
                          key={code}
                          Icon={CircleCheck}
                          aria-label={words.sendAndClose(reason)}
                          disabled={disabled}
                          onClick={after(() => onSendAndClose(code))}
                        >
                          {reason}
                        </MenuButton>
                      )
                    })}
                  </MenuSection>
                </>
              )}
              <MenuSection>
                <MenuButton
                  Icon={Clock}
                  aria-haspopup="dialog"
                  disabled={disabled}
                  onClick={after(() => {
                    setWasOpened(true)
                    setIsOpen(true)
                  })}
                >
                  {words.sendLater}
                </MenuButton>
              </MenuSection>
            </>
          )
        }}
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
