// Input of agents. Written with zod/mini because the page checks it as well.
import * as z from 'zod/mini'

import { blankableText } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { MAX_INVOICE_TEXT, MAX_MINUTES } from './values.ts'

const MINUTES = textKey('timeEntries.minutesRange')
const DAY = textKey('timeEntries.dayFormat')

// ISO 8601 has a year 0; the calendar that PostgreSQL keeps has none.
const Day = z.iso.date(DAY).check(z.refine((day) => !day.startsWith('0000'), DAY))

/** Work on a ticket. */
export const WorkTime = z.object({
  minutes: z
    .number(MINUTES)
    .check(z.int(MINUTES), z.minimum(0, MINUTES), z.maximum(MAX_MINUTES, MINUTES)),
  kindId: z.string(textKey('timeEntries.chooseKind')).check(z.maxLength(100)),
  isBillable: z._default(z.boolean(), true),
  /** A calendar day; today on the agent's clock where none is given. */
  day: z.optional(Day),
  /** Text on the invoice. */
  invoiceText: z._default(
    blankableText().check(z.maxLength(MAX_INVOICE_TEXT, textKey('timeEntries.textTooLong'))),
    '',
  ),
})
export type WorkTime = z.infer<typeof WorkTime>

/** Replacement of a wrong entry. */
export const CorrectedTime = z.extend(WorkTime, {
  reason: z._default(
    blankableText().check(z.maxLength(MAX_INVOICE_TEXT, textKey('timeEntries.textTooLong'))),
    '',
  ),
})
export type CorrectedTime = z.infer<typeof CorrectedTime>
