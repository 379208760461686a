import * as words from '#words/tickets.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { formatExactTime } from '#web/lib/format/format-time.ts'

import { deviceZone, formatZoneTime, isElsewhere, zoneName } from './business-times.ts'
import styles from './zone-time-text.module.css'

/** A time of the service level in the zone that it is counted in, and in this device's where that differs. */
export function ZoneTimeText({ at, timeZone }: { at: string; timeZone: string }) {
  return (
    <>
      <time dateTime={at} title={formatExactTime(new Date(at))} className={styles.time}>
        {formatZoneTime(at, timeZone)}
      </time>{' '}
      <span className={styles.zone}>{zoneName(timeZone)}</span>
      {isElsewhere([at], timeZone) && (
        <span className={styles.device}>
          <Rich>
            {words.onThisDevice(formatZoneTime(at, undefined), zoneName(deviceZone()), (text) => (
              <span className={styles.zone}>{text}</span>
            ))}
          </Rich>
        </span>
      )}
    </>
  )
}
