import { PowerOff } from 'lucide-react'
import { useState } from 'react'

import type { SignOn } from '#shared/connections/stages/contract.ts'
import { stageEndpoints } from '#shared/connections/stages/endpoints.ts'
import * as words from '#words/connections.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { call } from '#web/lib/http/call.ts'

import { AskDialog } from './ask-dialog.tsx'
import { useSignOnChange } from './use-sign-on-change.ts'

type SwitchOffProps = {
  signOn: Pick<SignOn, 'customer' | 'draft'>
  className?: string
  onDone: () => void
}

/** Has nobody sign in through the provider any more, after a question. */
export function SwitchOff({ signOn, className, onDone }: SwitchOffProps) {
  const { customer, draft } = signOn
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const params = { customerId: customer.id }
  const off = useSignOnChange(() => call(stageEndpoints.switchSignOnOff, { params }), {
    done: () => words.switchingOff.done,
    onDone: () => {
      close()
      onDone()
    },
  })

  return (
    <>
      <Button
        className={className}
        icon={<PowerOff aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {words.switchingOff.act}
      </Button>
      {isAsking && (
        <AskDialog
          title={words.switchingOff.ask}
          confirm={{
            label: words.switchingOff.act,
            busyLabel: words.switchingOff.busy,
            variant: 'danger',
          }}
          busy={off.isPending}
          error={off.error}
          onConfirm={() => off.mutate(undefined)}
          onCancel={close}
        >
          <p>
            {customer.isTeam ? words.switchingOff.ofTeam : words.switchingOff.of(customer.name)}
          </p>
          {draft?.stage === 'pilot' && <p>{words.switchingOff.endsPilot}</p>}
          <p>{words.switchingOff.kept}</p>
        </AskDialog>
      )}
    </>
  )
}
