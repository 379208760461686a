import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'

import { textKey } from '#shared/words/catalogue.ts'
import { DOMAIN_PROBLEMS, DOMAIN_STATES, domainEndpoints } from './endpoints.ts'

const OfCustomer = z.object({ customerId: z.uuid() })

/** One of the customer's. */
export const OfDomain = z.object({
  domain: z
    .string()
    .max(253)
    .regex(/^\P{Cc}+$/u),
})

export const DomainProof = z.object({
  /** In ASCII. */
  domain: z.string(),
  /** In the letters that people type. */
  shown: z.string(),
  /** The TXT record to publish. */
  record: z.object({ name: z.string(), value: z.string() }),
  state: z.enum(DOMAIN_STATES),
  provenAt: z.string().nullable(),
  goneAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
  /** Why the last check did not find the record. */
  problem: z.enum(DOMAIN_PROBLEMS).nullable(),
  detail: z.string().nullable(),
  /** The day from which sign-in at it is refused in its present state; null while nothing requires it. */
  refusedFrom: z.string().nullable(),
})
export type DomainProof = z.infer<typeof DomainProof>

/** From which day on domains have to be proven; null: never. */
export const DomainRule = z.object({
  compulsoryFrom: z.iso.date(textKey('customers.giveDate')).nullable(),
})
export type DomainRule = z.infer<typeof DomainRule>

export const domainContract = {
  listDomainProofs: {
    ...domainEndpoints.listDomainProofs,
    access: 'admin',
    summary: 'The domains of a customer, each with the record that proves it and whether it does',
    params: OfCustomer,
    response: z.array(DomainProof),
  },
  checkDomainProof: {
    ...domainEndpoints.checkDomainProof,
    access: 'admin',
    summary: 'Look for the record of a domain now, as is done each day',
    params: OfCustomer.extend(OfDomain.shape),
    response: DomainProof,
  },
  getDomainRule: {
    ...domainEndpoints.getDomainRule,
    access: 'admin',
    summary: 'From which day on people sign in at proven domains alone',
    response: DomainRule,
  },
  changeDomainRule: {
    ...domainEndpoints.changeDomainRule,
    access: 'admin',
    confirm: 'always',
    summary: 'Say from which day on people sign in at proven domains alone',
    body: DomainRule,
    response: DomainRule,
  },
} as const satisfies Record<keyof typeof domainEndpoints, Endpoint>
