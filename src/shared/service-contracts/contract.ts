import { z } from 'zod'

import { type Endpoint, LARGE_FORM_BYTES, METADATA_BYTES } from '#shared/endpoint.ts'
import { TicketSlaReceipt } from '#shared/sla/contract.ts'
import { SLA_STATUSES } from '#shared/tickets/values.ts'

import { holidayEndpoints, maintenanceEndpoints, serviceContractEndpoints } from './endpoints.ts'
import {
  CorrectionInput,
  CustomerTerms,
  HolidayImport,
  HolidayInput,
  MaintenanceChange,
  MaintenanceInput,
  TemplateChange,
  TemplateInput,
  TermsInput,
  VersionInput,
} from './input.ts'

const Customer = z.object({ customerId: z.uuid() })
const Version = Customer.extend({ versionId: z.uuid() })
const Template = z.object({ templateId: z.uuid() })

export const ContractRevision = z.object({
  terms: TermsInput,
  /** When it was made: a verdict of before stays. */
  at: z.string(),
  /** Null for the first one, with which the version was made. */
  reason: z.string().nullable(),
  by: z.string().nullable(),
})

export const ContractVersion = z.object({
  id: z.string(),
  /** `YYYY-MM-DD`, at midnight in the zone of its calendar. */
  validFrom: z.string(),
  startsAt: z.string(),
  /** The template that it follows. */
  template: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The oldest first; the last one counts. */
  revisions: z.array(ContractRevision),
})
export type ContractVersion = z.infer<typeof ContractVersion>

export const ServiceContract = z.object({
  /** The oldest first. Before the first one the specification's hours and targets count. */
  versions: z.array(ContractVersion),
  /** The version that holds now. */
  currentId: z.string().nullable(),
})
export type ServiceContract = z.infer<typeof ServiceContract>

export const ServiceTemplate = z.object({
  id: z.string(),
  name: z.string(),
  terms: TermsInput,
  /** Counts its changes. */
  version: z.number(),
  /** Customers whose contract follows it. */
  followers: z.number(),
})
export type ServiceTemplate = z.infer<typeof ServiceTemplate>

/** The contract as its customer reads it. */
export const ServiceLevels = z.object({
  calculatedAt: z.string(),
  /** Null for a customer without a contract, for whom the usual hours and targets count. */
  contract: z.object({ validFrom: z.string(), terms: CustomerTerms }).nullable(),
  /** A later version that is agreed already. */
  next: z.object({ validFrom: z.string(), terms: CustomerTerms }).nullable(),
  timeZone: z.string(),
  /** Work goes on now. */
  isOpen: z.boolean(),
  /** When that changes next; null for hours without an end. */
  changesAt: z.string().nullable(),
  /** Maintenance windows of now and later that stop the clock. */
  maintenance: z.array(z.object({ name: z.string(), startsAt: z.string(), endsAt: z.string() })),
})
export type ServiceLevels = z.infer<typeof ServiceLevels>

const Verdicts = z.object({
  responseStatus: z.enum(SLA_STATUSES),
  resolutionStatus: z.enum(SLA_STATUSES),
})

export const TryOut = z.object({
  /** Tickets of the last year that were counted again. */
  tickets: z.number(),
  before: z.object({ breached: z.number() }),
  after: z.object({ breached: z.number() }),
  /** Tickets with another verdict, the newest first; at most `MAX_TRIED_TICKETS`. */
  changed: z.array(
    z.object({
      id: z.string(),
      number: z.number(),
      subject: z.string(),
      createdAt: z.string(),
      before: Verdicts,
      after: Verdicts,
    }),
  ),
  changedCount: z.number(),
})
export type TryOut = z.infer<typeof TryOut>

const Terms = z.object({ terms: TermsInput })

export const serviceContractContract = {
  getServiceLevels: {
    ...serviceContractEndpoints.getServiceLevels,
    access: 'user',
    summary: 'What was promised to the viewer’s company, and if work goes on now',
    response: ServiceLevels,
  },
  getServiceContract: {
    ...serviceContractEndpoints.getServiceContract,
    access: 'admin',
    summary: 'The versions of a customer’s contract',
    params: Customer,
    response: ServiceContract,
  },
  addContractVersion: {
    ...serviceContractEndpoints.addContractVersion,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'Give a customer’s contract a version from a day on, which is today or later',
    params: Customer,
    body: VersionInput,
    status: 201,
    response: ServiceContract,
  },
  removeContractVersion: {
    ...serviceContractEndpoints.removeContractVersion,
    access: 'admin',
    summary: 'Remove a version that does not hold yet',
    params: Version,
    response: ServiceContract,
  },
  correctContractVersion: {
    ...serviceContractEndpoints.correctContractVersion,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'Correct a version, with a reason: open tickets are counted again',
    params: Version,
    body: CorrectionInput,
    response: ServiceContract,
  },
  tryOutTerms: {
    ...serviceContractEndpoints.tryOutTerms,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'Count the tickets of the last year again under other terms',
    params: Customer,
    body: Terms,
    response: TryOut,
  },
  tryOutTicket: {
    ...serviceContractEndpoints.tryOutTicket,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'The receipt of a ticket as it is, and under other terms',
    params: Customer.extend({ ticketId: z.uuid() }),
    body: Terms,
    response: z.object({ before: TicketSlaReceipt, after: TicketSlaReceipt }),
  },
  listServiceTemplates: {
    ...serviceContractEndpoints.listServiceTemplates,
    access: 'admin',
    summary: 'The templates that contracts can follow',
    response: z.array(ServiceTemplate),
  },
  addServiceTemplate: {
    ...serviceContractEndpoints.addServiceTemplate,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'Add a template',
    body: TemplateInput,
    status: 201,
    response: ServiceTemplate,
  },
  changeServiceTemplate: {
    ...serviceContractEndpoints.changeServiceTemplate,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'Change a template: contracts that follow it have a new version from a day on',
    params: Template,
    body: TemplateChange,
    response: ServiceTemplate,
  },
  removeServiceTemplate: {
    ...serviceContractEndpoints.removeServiceTemplate,
    access: 'admin',
    summary: 'Remove a template that no contract follows',
    params: Template,
    status: 204,
  },
} as const satisfies Record<keyof typeof serviceContractEndpoints, Endpoint>

export const MaintenanceWindow = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for all. */
  customers: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The clock stands still from here on: a window that is entered late counts from then. */
  countsFrom: z.string(),
  /** Counts its changes. */
  version: z.number(),
})
export type MaintenanceWindow = z.infer<typeof MaintenanceWindow>

const Window = z.object({ windowId: z.uuid() })

export const maintenanceContract = {
  listMaintenance: {
    ...maintenanceEndpoints.listMaintenance,
    access: 'admin',
    summary: 'Maintenance windows of now, later and the last 90 days, the latest first',
    response: z.array(MaintenanceWindow),
  },
  addMaintenance: {
    ...maintenanceEndpoints.addMaintenance,
    access: 'admin',
    summary: 'Add a maintenance window, in which clocks stand still where the contract says so',
    body: MaintenanceInput,
    status: 201,
    response: MaintenanceWindow,
  },
  changeMaintenance: {
    ...maintenanceEndpoints.changeMaintenance,
    access: 'admin',
    summary: 'Change a maintenance window from this moment on; the past stays',
    params: Window,
    body: MaintenanceChange,
    response: MaintenanceWindow,
  },
  removeMaintenance: {
    ...maintenanceEndpoints.removeMaintenance,
    access: 'admin',
    summary: 'End a maintenance window now, or cancel it before it begins',
    params: Window,
    status: 204,
  },
} as const satisfies Record<keyof typeof maintenanceEndpoints, Endpoint>

export const holidayContract = {
  listHolidayRegions: {
    ...holidayEndpoints.listHolidayRegions,
    access: 'admin',
    summary: 'Countries and their regions whose public holidays are known',
    response: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        regions: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
  },
  listHolidays: {
    ...holidayEndpoints.listHolidays,
    access: 'admin',
    summary: 'The public holidays of a country or region for the coming years',
    query: z.object({
      country: z.string().regex(/^[A-Z]{2}$/),
      region: z
        .string()
        .regex(/^[A-Za-z0-9]{1,20}$/)
        .optional(),
    }),
    response: z.array(HolidayInput),
  },
  importHolidays: {
    ...holidayEndpoints.importHolidays,
    access: 'admin',
    bodyBytes: METADATA_BYTES,
    summary: 'Read holidays from an iCalendar file or address; nothing is stored',
    body: HolidayImport,
    response: z.object({
      holidays: z.array(HolidayInput),
      /** Entries that are no whole days, or that lie outside of the years that are read. */
      leftOut: z.number(),
    }),
  },
} as const satisfies Record<keyof typeof holidayEndpoints, Endpoint>
