import type { TimeEntry } from '#shared/desk/time/contract.ts'
import type { WorkType } from '#shared/work-types/contract.ts'
import type { CorrectedTime } from '#shared/desk/time/input.ts'
import * as words from '#words/time-entries.ts'
import type { Problems } from '#web/ui/form/problems.ts'

import { parseMinutes } from './parse-minutes.ts'

/** As they are typed. */
export type TimeValues = {
  minutes: string
  kindId: string
  day: string
  isBillable: boolean
  invoiceText: string
  reason: string
}

/** A new entry begins today; a correction with what it corrects. */
export function initialTime(entry: TimeEntry | null, kinds: WorkType[], now: Date): TimeValues {
  if (entry) {
    const { minutes, kind, day, isBillable, invoiceText } = entry
    return { minutes: String(minutes), kindId: kind.id, day, isBillable, invoiceText, reason: '' }
  }
  return {
    minutes: '',
    kindId: kinds[0]?.id ?? '',
    day: localDay(now),
    isBillable: true,
    invoiceText: '',
    reason: '',
  }
}

export function checkTime({ minutes, day }: TimeValues): Problems<TimeValues> {
  return {
    ...(parseMinutes(minutes) === null && { minutes: words.minutesWrong }),
    ...(day === '' && { day: words.dayMissing }),
  }
}

export function timeInput({ minutes, ...values }: TimeValues): CorrectedTime {
  return { ...values, minutes: parseMinutes(minutes) ?? 0 }
}

function localDay(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}
