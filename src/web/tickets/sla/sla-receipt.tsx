import { Braces } from 'lucide-react'

import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import * as words from '#words/tickets.ts'
import { downloadText } from '#web/ui/files/download-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'

import { describeHours, deviceZone, isElsewhere, knownZone, zoneName } from './business-times.ts'
import { SlaReceiptClock } from './sla-receipt-clock.tsx'
import { priorityName } from './sla-receipt-rows.ts'
import styles from './sla-receipt.module.css'
import { ZoneTimeText } from './zone-time-text.tsx'

type SlaReceiptProps = {
  receipt: TicketSlaReceipt
  ticketNumber: number
}

/** How both clocks were counted, so that a customer can add it up. */
export function SlaReceipt({ receipt, ticketNumber }: SlaReceiptProps) {
  const timeZone = knownZone(receipt.timeZone)
  const told = { ...receipt, timeZone }
  const isRunning = receipt.response.endedAt === null || receipt.resolution.endedAt === null
  const instants = receipt.events.map(({ at }) => at)
  const isHere = !isElsewhere(instants, timeZone)
  const data = JSON.stringify(receipt, null, 2)

  return (
    <div className={styles.receipt}>
      <p className={styles.rules}>
        {words.countedIn(describeHours(receipt.businessHours), zoneName(timeZone))}{' '}
        {words.priorityIs(priorityName(receipt.priority))}
        {!isHere && ` ${words.deviceBelow(zoneName(deviceZone()))}`}
      </p>
      {isRunning && (
        <p className={styles.rules}>
          <Rich>{words.asOf(<ZoneTimeText at={receipt.calculatedAt} timeZone={timeZone} />)}</Rich>
        </p>
      )}
      <SlaReceiptClock title={words.firstResponse} clock={receipt.response} receipt={told} />
      <SlaReceiptClock title={words.resolution} clock={receipt.resolution} receipt={told} />
      <div className={styles.data}>
        <Button
          icon={<Braces aria-hidden="true" />}
          onClick={() =>
            downloadText(`service-level-${ticketNumber}.json`, data, 'application/json')
          }
        >
          {words.asData}
        </Button>
        <CopyButton value={data} name={words.theData} />
      </div>
      <p className={styles.rules} data-print="hide">
        {words.dataIsEnough}
      </p>
    </div>
  )
}
