import { z } from 'zod'

import { Success } from '#shared/access/contract.ts'
import { type Endpoint, LARGE_FORM_BYTES } from '#shared/endpoint.ts'
import { Connection, ConnectionInput, line, pem } from '#shared/connections/contract.ts'
import { CustomerBrief } from '#shared/desk/relations/relations.ts'
import { Verdicts } from '#shared/desk/reports/contract.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { oneLine } from '#shared/plain-text.ts'
import { type TextKey, textKey } from '#shared/words/catalogue.ts'

import { checkContact, type ContactProblem, isBlankContact } from './contact-problems.ts'
import { customerEndpoints } from './endpoints.ts'
import {
  CERTIFICATE_STATES,
  MAX_TECHNICAL_CONTACTS,
  CUSTOMER_SORTS,
  DIRECTIONS,
  SETUP_FILTERS,
  SETUP_STATES,
  STATUS_FILTERS,
} from './values.ts'

const DATE_EXAMPLE = textKey('customers.giveDate')
const NOT_STORABLE = textKey('tickets.notStorable')
const NAME_REQUIRED = textKey('customers.nameRequired')
const DOMAIN_REQUIRED = textKey('customers.domainRequired')
const PAGE_SIZE = textKey('customers.pageSize')
const CONTACT_PROBLEMS: Record<ContactProblem, TextKey> = {
  nameRequired: 'customers.contactNameRequired',
  giveWay: 'customers.giveEmailOrPhone',
  giveEmail: 'customers.giveContactEmail',
  givePhone: 'customers.giveContactPhone',
  nameTooLong: 'customers.contactNameTooLong',
  emailTooLong: 'customers.contactEmailTooLong',
  phoneTooLong: 'customers.contactPhoneTooLong',
}

/** Absent and empty mean the same to a form (specification section 5). */
function optionalLine() {
  return line()
    .nullish()
    .transform((text) => text || null)
}

// ISO 8601 has a year 0; the calendar that PostgreSQL keeps has none.
function isInCalendar(date: string) {
  return !date.startsWith('0000')
}

function domain(message?: string) {
  return z.string(message).trim().toLowerCase().max(253, textKey('customers.domainTooLong'))
}

export const TechnicalContact = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
export type TechnicalContact = z.infer<typeof TechnicalContact>

export const Customer = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  /** Further email domains whose people belong to the customer, beside `domain`. */
  domains: z.array(z.string()),
  active: z.boolean(),
  mspStartDate: z.string().nullable(),
  timeZone: z.string().nullable(),
  /**
   * Language of its people whose browser asks for no available one, and of mail to them. Null: the
   * installation's.
   */
  language: z.enum(LANGUAGES).nullable(),
  technicalContacts: z.array(TechnicalContact),
  saml: Connection,
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The name of the person who saved it last, at that time. */
  updatedBy: z.string().nullable(),
})
export type Customer = z.infer<typeof Customer>

/** How far single sign-on is, since when, and by whom; null once someone has signed in with it. */
const CustomerSetup = z
  .object({
    state: z.enum(SETUP_STATES),
    at: z.string().nullable(),
    /** As it is stored: a holder of a setup link is marked. */
    by: z.string().nullable(),
  })
  .nullable()
export type CustomerSetup = z.infer<typeof CustomerSetup>

const CustomerListItem = Customer.extend({ setup: CustomerSetup })
export type CustomerListItem = z.infer<typeof CustomerListItem>

/** The facts that the pages of a customer show of it at first sight. */
export const CustomerOverview = z.object({
  customer: CustomerListItem,
  brief: CustomerBrief,
  people: z.number(),
  lastSignInAt: z.string().nullable(),
  /** Sign-ins that failed lately. */
  failures: z.number(),
  /** Set while the emergency door is open. */
  emergencyDoor: z.object({ closesAt: z.string() }).nullable(),
  /** Tickets that are not closed. */
  tickets: z.object({ open: z.number(), pending: z.number(), overdue: z.number() }),
  /** Counts the tickets that were raised in the last days. */
  serviceLevel: z.object({ response: Verdicts, resolution: Verdicts }),
})
export type CustomerOverview = z.infer<typeof CustomerOverview>

function contactText() {
  return z
    .string()
    .overwrite(oneLine)
    .refine((text) => !text.includes('\0'), NOT_STORABLE)
    .nullish()
    .transform((text) => text ?? '')
}

/** Each wrong part is named by its place, such as `0.email`: the form has a field for each. */
const TechnicalContactsInput = z
  .array(z.object({ name: contactText(), email: contactText(), phone: contactText() }))
  .max(MAX_TECHNICAL_CONTACTS, textKey('customers.tooManyContacts'))
  .superRefine((contacts, context) => {
    for (const [index, contact] of contacts.entries()) {
      for (const [part, problem] of Object.entries(checkContact(contact))) {
        const message = CONTACT_PROBLEMS[problem]
        context.addIssue({ code: 'custom', path: [String(index), part], message })
      }
    }
  })
  .transform((contacts) =>
    contacts
      .filter((contact) => !isBlankContact(contact))
      .map(({ name, email, phone }) => ({ name, email: email || null, phone: phone || null })),
  )

export const CustomerInput = z.object({
  name: z
    .string(NAME_REQUIRED)
    .overwrite(oneLine)
    .min(1, NAME_REQUIRED)
    .max(200, textKey('customers.nameTooLong'))
    .refine((text) => !text.includes('\0'), NOT_STORABLE),
  domain: domain(DOMAIN_REQUIRED).min(1, DOMAIN_REQUIRED),
  /** Without it the further domains stay as they are. */
  domains: z.array(domain()).max(100, textKey('customers.tooManyDomains')).optional(),
  active: z.boolean().default(true),
  mspStartDate: z
    .union([z.literal(''), z.iso.date(DATE_EXAMPLE).refine(isInCalendar)], {
      error: DATE_EXAMPLE,
    })
    .nullish()
    .transform((date) => date || null),
  timeZone: optionalLine(),
  /** Without it the language stays as it is. */
  language: z.enum(LANGUAGES, textKey('signIn.chooseLanguage')).nullable().optional(),
  /** Without it they stay as they are. */
  technicalContacts: TechnicalContactsInput.optional(),
  saml: ConnectionInput.optional(),
})
export type CustomerInput = z.infer<typeof CustomerInput>

export const CreateCustomer = CustomerInput.extend({
  /** One that `prepareCustomer` has answered; without it the customer gets a new one. */
  id: z
    .uuidv7(textKey('customers.giveNewId'))
    .overwrite((id) => id.toLowerCase())
    .optional(),
})
export type CreateCustomer = z.infer<typeof CreateCustomer>

/** Known before anything is saved, so that the identity provider can be set up first. */
export const NewCustomer = z.object({
  id: z.string(),
  /** Address of this portal for people and identity providers. */
  origin: z.string(),
})
export type NewCustomer = z.infer<typeof NewCustomer>

export const CustomerUpdate = CustomerInput.extend({
  /** The version that was edited; without it the last writer wins. */
  version: z.number().int().optional(),
})
export type CustomerUpdate = z.infer<typeof CustomerUpdate>

/** One that can be brought back until `removedAt`, when all of it is removed. */
export const DeletedCustomer = z.object({
  id: z.string(),
  name: z.string(),
  domains: z.array(z.string()),
  deletedAt: z.string(),
  /** The name of the person who deleted it, at that time. */
  deletedBy: z.string().nullable(),
  removedAt: z.string(),
})
export type DeletedCustomer = z.infer<typeof DeletedCustomer>

export const RestoreCustomer = z.object({
  /** Without the domains that another customer has by now. */
  withoutDomains: z.literal(true).optional(),
})
export type RestoreCustomer = z.infer<typeof RestoreCustomer>

export const CustomerCounts = z.object({
  total: z.number(),
  active: z.number(),
  inactive: z.number(),
  samlEnabled: z.number(),
})
export type CustomerCounts = z.infer<typeof CustomerCounts>

/** The sessions that would end with the customer's single sign-on. */
export const SessionCount = z.object({ count: z.number() })

export const CertificateText = z.object({ cert: pem().default('') })

/** Content of a certificate, or the reason why it cannot be used. */
export const CertificateCheck = z.object({
  certificate: z
    .object({
      subject: z.string(),
      /** SHA-256. */
      fingerprint: z.string(),
      validFrom: z.string(),
      validTo: z.string(),
      state: z.enum(CERTIFICATE_STATES),
      /** Why it should be replaced, although it can be used. */
      warning: z.string().nullable(),
    })
    .nullable(),
  problem: z.string().nullable(),
})
export type CertificateCheck = z.infer<typeof CertificateCheck>

export const CustomerListQuery = z.object({
  q: z
    .string()
    .max(200, textKey('customers.searchTooLong'))
    .refine((text) => !text.includes('\0'), textKey('customers.notSearchable'))
    .transform((text) => text.trim())
    .optional(),
  /** Those with single sign-on, without it, or whose people cannot sign in or never have. */
  setup: z.enum(SETUP_FILTERS).optional(),
  status: z.enum(STATUS_FILTERS).optional(),
  /** Without it the newest come first. */
  sort: z.enum(CUSTOMER_SORTS).optional(),
  direction: z.enum(DIRECTIONS).optional(),
  limit: z.coerce.number(PAGE_SIZE).int(PAGE_SIZE).min(1, PAGE_SIZE).max(100, PAGE_SIZE).optional(),
  cursor: z.string().max(512).optional(),
})
export type CustomerListQuery = z.infer<typeof CustomerListQuery>

export const CustomerId = z.object({ customerId: z.uuid() })

export const customerContract = {
  listCustomers: {
    ...customerEndpoints.listCustomers,
    access: 'admin',
    summary: 'The customers, newest first unless they are sorted',
    query: CustomerListQuery,
    response: z.array(CustomerListItem),
  },
  countCustomers: {
    ...customerEndpoints.countCustomers,
    access: 'admin',
    summary: 'How many customers there are, by their flags',
    response: CustomerCounts,
  },
  prepareCustomer: {
    ...customerEndpoints.prepareCustomer,
    access: 'admin',
    summary: 'An id for a customer that is about to be added, and the origin of its addresses',
    response: NewCustomer,
  },
  getCustomer: {
    ...customerEndpoints.getCustomer,
    access: 'admin',
    summary: 'A customer with its single sign-on settings',
    params: CustomerId,
    response: Customer,
  },
  getCustomerOverview: {
    ...customerEndpoints.getCustomerOverview,
    access: 'admin',
    summary: 'A customer with its brief, its people, its tickets, and how its sign-ins go',
    params: CustomerId,
    response: CustomerOverview,
  },
  countCustomerSessions: {
    ...customerEndpoints.countCustomerSessions,
    access: 'admin',
    summary: 'How many sessions of its people end when its single sign-on does',
    params: CustomerId,
    response: SessionCount,
  },
  createCustomer: {
    ...customerEndpoints.createCustomer,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    confirm: 'by_input',
    summary: 'Add a customer',
    body: CreateCustomer,
    idempotent: true,
    status: 201,
    response: Customer,
  },
  updateCustomer: {
    ...customerEndpoints.updateCustomer,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    confirm: 'by_input',
    summary: 'Change a customer',
    params: CustomerId,
    body: CustomerUpdate,
    response: Customer,
  },
  deleteCustomer: {
    ...customerEndpoints.deleteCustomer,
    access: 'admin',
    summary: 'Delete a customer; its data is kept for 30 days',
    params: CustomerId,
    status: 204,
  },
  listDeletedCustomers: {
    ...customerEndpoints.listDeletedCustomers,
    access: 'admin',
    summary: 'The deleted customers that can still be brought back, the last deleted first',
    response: z.array(DeletedCustomer),
  },
  restoreCustomer: {
    ...customerEndpoints.restoreCustomer,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Bring a deleted customer back, with all that belongs to it',
    params: CustomerId,
    body: RestoreCustomer,
    response: Customer,
  },
  checkCertificate: {
    ...customerEndpoints.checkCertificate,
    access: 'admin',
    summary:
      'What a signing certificate says of itself, or why it cannot be used; nothing is stored',
    body: CertificateText,
    response: CertificateCheck,
  },
  refreshSamlConfig: {
    ...customerEndpoints.refreshSamlConfig,
    access: 'admin',
    summary: 'Have every process read the single sign-on settings anew',
    response: Success,
  },
} as const satisfies Record<keyof typeof customerEndpoints, Endpoint>
