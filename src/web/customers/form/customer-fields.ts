import { keysOf } from '#shared/basic/keys-of.ts'
import type { ContactTexts } from '#shared/customers/contact-problems.ts'
import * as words from '#words/customers.ts'
import type { Problems } from '#web/ui/form/problems.ts'
import {
  CONNECTION_LABELS,
  type ConnectionValues,
} from '#web/connections/settings/connection-values.ts'

/** Values of the form, under the names that the server's `fields` have. */
export type CustomerValues = {
  name: string
  domain: string
  domains: string[]
  mspStartDate: string
  timeZone: string
  language: string
  active: boolean
  technicalContacts: ContactTexts[]
} & ConnectionValues

export type CustomerField = keyof CustomerValues
export type CustomerProblems = Problems<CustomerValues>

export const CUSTOMER_LABELS: Record<CustomerField, string> = {
  ...words.labels,
  ...CONNECTION_LABELS,
}

/** In the order of the page. */
export const CUSTOMER_FIELDS = keysOf(CUSTOMER_LABELS)
