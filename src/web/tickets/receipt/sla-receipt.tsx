import { Braces } from 'lucide-react'

import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import { downloadText } from '#web/kit/extras/download-text.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { CopyButton } from '#web/kit/feedback/copy-button.tsx'

import {
  describeHours,
  deviceZone,
  isElsewhere,
  knownZone,
  zoneName,
} from '#web/tickets/sla/business-times.ts'
import { SlaReceiptClock } from './sla-receipt-clock.tsx'
import styles from './sla-receipt.module.css'
import { ZoneTimeText } from '#web/tickets/sla/zone-time-text.tsx'

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
        Minutes are counted {describeHours(receipt.businessHours)}, {zoneName(timeZone)}. The
        priority is {receipt.priority}.
        {!isHere && ` Below each time is that of this device, ${zoneName(deviceZone())}.`}
      </p>
      {isRunning && (
        <p className={styles.rules}>
          As of <ZoneTimeText at={receipt.calculatedAt} timeZone={timeZone} />
        </p>
      )}
      <SlaReceiptClock title="First response" clock={receipt.response} receipt={told} />
      <SlaReceiptClock title="Resolution" clock={receipt.resolution} receipt={told} />
      <div className={styles.data}>
        <Button
          icon={<Braces aria-hidden="true" />}
          onClick={() =>
            downloadText(`service-level-${ticketNumber}.json`, data, 'application/json')
          }
        >
          Download as data
        </Button>
        <CopyButton value={data} name="the data" />
      </div>
      <p className={styles.rules} data-print="hide">
        Every figure can be worked out again from the data alone.
      </p>
    </div>
  )
}
