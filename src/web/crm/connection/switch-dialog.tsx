import { useRef, useState } from 'react'

import type { CrmOverview } from '#shared/crm/contract.ts'
import { crmEndpoints } from '#shared/crm/endpoints.ts'
import type { ExistingTickets } from '#shared/crm/values.ts'
import * as words from '#words/crm.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { call } from '#web/lib/http/call.ts'

import { RadioChoice } from './radio-choice.tsx'
import { useChangeCrm } from '#web/crm/use-change-crm.ts'

type SwitchDialogProps = { wanted: 'on' | 'off'; crm: CrmOverview; onClose: () => void }

/** Says what follows from it, and asks what becomes of the tickets that are there. */
export function SwitchDialog({ wanted, crm, onClose }: SwitchDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [existing, setExisting] = useState<ExistingTickets>('stay')
  const change = useChangeCrm(
    () => call(crmEndpoints.switchCrm, { body: { state: wanted, existing } }),
    { done: () => words.switched[wanted], onDone: onClose },
  )
  const isOn = wanted === 'on'
  const { openTicketCount } = crm

  return (
    <Dialog
      open
      onClose={onClose}
      title={isOn ? words.onTitle : words.offTitle}
      description={isOn ? words.onDescription : words.offDescription}
      initialFocus={cancelButton}
    >
      <FormFailure title={words.switchFailed} error={change.error} />
      {isOn && openTicketCount > 0 && (
        <RadioChoice
          legend={words.existing}
          name="existing"
          value={existing}
          onChange={setExisting}
          options={[
            { value: 'stay', text: words.leaveThem, hint: words.leaveHint },
            { value: 'push', text: words.pushThem(openTicketCount), hint: words.pushHint },
          ]}
        />
      )}
      {isOn && openTicketCount === 0 && <p>{words.noOpenTickets}</p>}
      <DialogActions>
        <Button ref={cancelButton} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          variant={isOn ? 'primary' : 'danger'}
          busy={change.isPending}
          busyLabel={words.switching}
          onClick={() => change.mutate()}
        >
          {isOn ? words.switchOn : words.switchOff}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
