import * as words from '#words/tickets.ts'
import { formatExactTime } from '#web/lib/format/format-time.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { useNow } from '#web/ui/display/time-text.tsx'

import {
  deviceZone,
  formatNearTime,
  formatZoneTime,
  isElsewhere,
  zoneName,
} from './business-times.ts'
import styles from './zone-time-text.module.css'

/**
 * A time of the service level. Where this device's clock differs from that of the zone that it is
 * counted in, both are named.
 */
export function ZoneTimeText({ at, timeZone }: { at: string; timeZone: string }) {
  const now = useNow()
  const isAway = isElsewhere([at], timeZone)
  return (
    <>
      <time dateTime={at} title={formatExactTime(new Date(at))} className={styles.time}>
        {isAway ? formatZoneTime(at, timeZone) : formatNearTime(at, timeZone, now)}
      </time>
      {isAway && (
        <>
          {' '}
          <span className={styles.zone}>{zoneName(timeZone)}</span>
          <span className={styles.device}>
            <Rich>
              {words.onThisDevice(formatZoneTime(at, undefined), zoneName(deviceZone()), (text) => (
                <span className={styles.zone}>{text}</span>
              ))}
            </Rich>
          </span>
        </>
      )}
    </>
  )
}
