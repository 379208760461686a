import * as z from 'zod/mini'

import { blankableText, oneLine, plainText } from '#shared/plain-text.ts'
import { intervalProblem, WEEKDAYS } from '#shared/sla/calendar.ts'
import { isTimeZone } from '#shared/sla/business-time.ts'
import { ESCALATION_GROUPS, PAUSE_CAUSES, PAUSED_CLOCKS } from '#shared/sla/terms.ts'
import { PRIORITIES } from '#shared/tickets/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import {
  MAX_CALENDAR_LENGTH,
  MAX_CATEGORY_TARGETS,
  MAX_CONTRACT_NAME,
  MAX_CONTRACT_TEXT,
  MAX_ESCALATIONS,
  MAX_HOLIDAYS,
  MAX_TARGET_MINUTES,
} from './values.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const Day = z.iso.date()

const Intervals = z
  .array(
    z.object({
      from: z.string().check(z.regex(TIME)),
      to: z.string().check(z.refine((time) => time === '24:00' || TIME.test(time))),
    }),
  )
  .check(
    z.refine(
      (intervals) => intervalProblem(intervals) === null,
      textKey('serviceContracts.intervalsWrong'),
    ),
  )

const name = (required: string) =>
  plainText(required, oneLine).check(
    z.maxLength(MAX_CONTRACT_NAME, textKey('serviceContracts.nameTooLong')),
  )

export const HolidayInput = z.object({
  date: Day,
  name: name(textKey('serviceContracts.holidayNameRequired')),
  intervals: Intervals,
  counts: z.boolean(),
  isLocal: z.optional(z.boolean()),
})

export const CalendarInput = z.object({
  name: name(textKey('serviceContracts.calendarNameRequired')),
  timeZone: z.string().check(z.refine(isTimeZone, textKey('serviceContracts.zoneUnknown'))),
  hours: z
    .record(z.enum(WEEKDAYS), Intervals)
    .check(
      z.refine(
        (hours) => Object.values(hours).some((intervals) => intervals.length > 0),
        textKey('serviceContracts.noHours'),
      ),
    ),
  holidays: z.array(HolidayInput).check(
    z.maxLength(MAX_HOLIDAYS, textKey('serviceContracts.tooManyHolidays')),
    z.refine(
      (holidays) => new Set(holidays.map(({ date }) => date)).size === holidays.length,
      textKey('serviceContracts.holidayTwice'),
    ),
  ),
})

const Minutes = z
  .int(textKey('serviceContracts.targetWrong'))
  .check(
    z.minimum(1, textKey('serviceContracts.targetWrong')),
    z.maximum(MAX_TARGET_MINUTES, textKey('serviceContracts.targetWrong')),
  )
const Targets = z.record(
  z.enum(PRIORITIES),
  z.object({ firstResponseMinutes: Minutes, resolutionMinutes: Minutes }),
)

export const TermsInput = z.object({
  calendar: CalendarInput,
  targets: Targets,
  categoryTargets: z
    .array(z.object({ category: z.string(), targets: Targets }))
    .check(z.maxLength(MAX_CATEGORY_TARGETS)),
  pauses: z.object({ causes: z.array(z.enum(PAUSE_CAUSES)), clocks: z.enum(PAUSED_CLOCKS) }),
  escalations: z
    .array(
      z.object({
        percent: z
          .int(textKey('serviceContracts.percentWrong'))
          .check(
            z.minimum(1, textKey('serviceContracts.percentWrong')),
            z.maximum(100, textKey('serviceContracts.percentWrong')),
          ),
        to: z.union([z.enum(ESCALATION_GROUPS), z.uuid()]),
      }),
    )
    .check(z.maxLength(MAX_ESCALATIONS)),
  text: blankableText().check(
    z.maxLength(MAX_CONTRACT_TEXT, textKey('serviceContracts.textTooLong')),
  ),
})
export type TermsInput = z.infer<typeof TermsInput>

/** Terms as their customer reads them: escalations are the support team's own. */
export const CustomerTerms = z.omit(TermsInput, { escalations: true })

/** With a template its terms count, and those of later changes of it. */
export const VersionInput = z.object({
  validFrom: Day,
  terms: z.union([z.object({ templateId: z.uuid() }), z.object({ own: TermsInput })]),
})
export type VersionInput = z.infer<typeof VersionInput>

export const CorrectionInput = z.object({
  terms: TermsInput,
  /** How many revisions the version had when the correction was begun. */
  revision: z.int(),
  reason: plainText(textKey('serviceContracts.reasonRequired'), oneLine).check(
    z.maxLength(MAX_CONTRACT_NAME, textKey('serviceContracts.reasonTooLong')),
  ),
})
export type CorrectionInput = z.infer<typeof CorrectionInput>

export const TemplateInput = z.object({
  name: name(textKey('serviceContracts.templateNameRequired')),
  terms: TermsInput,
})
export type TemplateInput = z.infer<typeof TemplateInput>

/** Contracts that follow the template have a new version from `validFrom` on. */
export const TemplateChange = z.extend(TemplateInput, { validFrom: Day, version: z.int() })
export type TemplateChange = z.infer<typeof TemplateChange>

export const MaintenanceInput = z
  .object({
    name: name(textKey('serviceContracts.windowNameRequired')),
    /** Null for all customers. */
    customerIds: z.nullable(
      z.array(z.uuid()).check(z.minLength(1, textKey('serviceContracts.windowForNone'))),
    ),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
      error: textKey('serviceContracts.windowEndsBefore'),
      path: ['endsAt'],
    }),
  )
export type MaintenanceInput = z.infer<typeof MaintenanceInput>

export const MaintenanceChange = z.safeExtend(MaintenanceInput, { version: z.int() })
export type MaintenanceChange = z.infer<typeof MaintenanceChange>

/** An iCalendar file, or where it is. */
export const HolidayImport = z.union([
  z.object({ url: z.string().check(z.overwrite((url) => url.trim())) }),
  z.object({
    text: z
      .string()
      .check(z.maxLength(MAX_CALENDAR_LENGTH, textKey('serviceContracts.calendarTooLong'))),
  }),
])
export type HolidayImport = z.infer<typeof HolidayImport>
