import { z } from 'zod'

import { Success } from '#shared/access/contract.ts'
import { MetadataInput, ReadMetadata } from '#shared/connections/metadata/contract.ts'
import { ConnectionDraftInput, GoLive, SignOn } from '#shared/connections/stages/contract.ts'
import {
  BegunTest,
  ConnectionTest,
  ConnectionTestInput,
  NewestTest,
} from '#shared/connections/tests/contract.ts'
import { CertificateCheck, CertificateText } from '#shared/customers/contract.ts'
import { DomainProof, OfDomain } from '#shared/customers/domain-contract.ts'
import { type Endpoint, LARGE_FORM_BYTES, METADATA_BYTES } from '#shared/endpoint.ts'
import { SignInFailureKind } from '#shared/sign-in-failures/contract.ts'
import { MailableAddress, MailableName } from '#shared/staff/contract.ts'
import { MAIL_OUTCOMES } from '#shared/staff/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { setupLinkEndpoints } from '#shared/connections/endpoints.ts'
import { MAX_SETUP_LINK_DAYS, SETUP_LINK_STATES, USUAL_SETUP_LINK_DAYS } from './values.ts'

/** A link as administrators see it. Its secret is never shown again. */
export const SetupLink = z.object({
  id: z.string(),
  /** For whom it was made. */
  name: z.string(),
  email: z.string().nullable(),
  mayGoLive: z.boolean(),
  madeBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(SETUP_LINK_STATES),
  /** When its holder last said that the connection is ready. */
  readyAt: z.string().nullable(),
  lastUse: z
    .object({ at: z.string(), address: z.string(), browser: z.string().nullable() })
    .nullable(),
})
export type SetupLink = z.infer<typeof SetupLink>

/** The links of a customer, newest first, and who could be sent one. */
export const SetupLinks = z.object({
  links: z.array(SetupLink),
  contacts: z.array(z.object({ name: z.string(), email: z.string() })),
})
export type SetupLinks = z.infer<typeof SetupLinks>

const DAYS = textKey('setupLinks.giveDays')

export const MakeSetupLink = z
  .object({
    name: MailableName,
    email: MailableAddress.nullish().transform((email) => email ?? null),
    days: z.int(DAYS).min(1, DAYS).max(MAX_SETUP_LINK_DAYS, DAYS).default(USUAL_SETUP_LINK_DAYS),
    mayGoLive: z.boolean().default(false),
    /** Send it to the address. Either way the answer has it. */
    isMailed: z.boolean().default(false),
  })
  .refine(({ isMailed, email }) => !isMailed || email !== null, {
    path: ['email'],
    error: textKey('setupLinks.giveAddress'),
  })
export type MakeSetupLink = z.infer<typeof MakeSetupLink>

/** The only answer that ever has the link: the server keeps but a hash of its secret. */
export const MadeSetupLink = z.object({
  link: SetupLink,
  url: z.string(),
  /** Null where no mail was asked for. */
  mail: z.enum(MAIL_OUTCOMES).nullable(),
})
export type MadeSetupLink = z.infer<typeof MadeSetupLink>

/** A link's purpose, as its holder sees it. */
export const OpenedSetupLink = z.object({
  customer: z.object({ id: z.string(), name: z.string(), domain: z.string() }),
  name: z.string(),
  madeBy: z.string(),
  expiresAt: z.string(),
  mayGoLive: z.boolean(),
  readyAt: z.string().nullable(),
})
export type OpenedSetupLink = z.infer<typeof OpenedSetupLink>

const OfCustomer = z.object({ customerId: z.uuid() })

export const setupLinkContract = {
  listSetupLinks: {
    ...setupLinkEndpoints.listSetupLinks,
    access: 'admin',
    summary: 'The newest setup links of a customer, and its technical contacts with an address',
    params: OfCustomer,
    response: SetupLinks,
  },
  makeSetupLink: {
    ...setupLinkEndpoints.makeSetupLink,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Make a link that sets up the single sign-on of a customer, and mail it where asked',
    params: OfCustomer,
    body: MakeSetupLink,
    status: 201,
    response: MadeSetupLink,
  },
  revokeSetupLink: {
    ...setupLinkEndpoints.revokeSetupLink,
    access: 'admin',
    summary: 'Have a setup link stop working',
    params: OfCustomer.extend({ linkId: z.uuid() }),
    response: SetupLink,
  },
  openSetupLink: {
    ...setupLinkEndpoints.openSetupLink,
    access: 'setup-link',
    summary: 'Whose single sign-on a setup link is for, and until when',
    response: OpenedSetupLink,
  },
  readLinkedMetadata: {
    ...setupLinkEndpoints.readLinkedMetadata,
    access: 'setup-link',
    bodyBytes: METADATA_BYTES,
    summary: 'As readMetadata, for the holder of a setup link',
    body: MetadataInput,
    response: ReadMetadata,
  },
  checkLinkedCertificate: {
    ...setupLinkEndpoints.checkLinkedCertificate,
    access: 'setup-link',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'As checkCertificate, for the holder of a setup link',
    body: CertificateText,
    response: CertificateCheck,
  },
  getLinkedSignOn: {
    ...setupLinkEndpoints.getLinkedSignOn,
    access: 'setup-link',
    summary: 'As getSignOn, for the holder of a setup link',
    response: SignOn,
  },
  saveLinkedDraft: {
    ...setupLinkEndpoints.saveLinkedDraft,
    access: 'setup-link',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'As saveConnectionDraft, for the holder of a setup link',
    body: ConnectionDraftInput,
    response: SignOn,
  },
  discardLinkedDraft: {
    ...setupLinkEndpoints.discardLinkedDraft,
    access: 'setup-link',
    summary: 'As discardConnectionDraft, for the holder of a setup link',
    response: SignOn,
  },
  goLiveByLink: {
    ...setupLinkEndpoints.goLiveByLink,
    access: 'setup-link',
    summary: 'As goLive, for the holder of a setup link that allows it',
    body: GoLive,
    response: SignOn,
  },
  beginLinkedTest: {
    ...setupLinkEndpoints.beginLinkedTest,
    access: 'setup-link',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'As beginConnectionTest, for the holder of a setup link',
    body: ConnectionTestInput,
    status: 201,
    response: BegunTest,
  },
  getNewestLinkedTest: {
    ...setupLinkEndpoints.getNewestLinkedTest,
    access: 'setup-link',
    summary: 'As getNewestConnectionTest, for the holder of a setup link',
    response: NewestTest,
  },
  getLinkedTest: {
    ...setupLinkEndpoints.getLinkedTest,
    access: 'setup-link',
    summary: 'As getConnectionTest, for the holder of a setup link',
    params: z.object({ testId: z.uuid() }),
    response: ConnectionTest,
  },
  listLinkedDomains: {
    ...setupLinkEndpoints.listLinkedDomains,
    access: 'setup-link',
    summary: 'As listDomainProofs, for the holder of a setup link',
    response: z.array(DomainProof),
  },
  checkLinkedDomain: {
    ...setupLinkEndpoints.checkLinkedDomain,
    access: 'setup-link',
    summary: 'As checkDomainProof, for the holder of a setup link',
    params: OfDomain,
    response: DomainProof,
  },
  listLinkedFailures: {
    ...setupLinkEndpoints.listLinkedFailures,
    access: 'setup-link',
    summary: 'Why sign-ins of this customer were refused in the last 30 days, the newest first',
    response: z.array(SignInFailureKind),
  },
  reportReady: {
    ...setupLinkEndpoints.reportReady,
    access: 'setup-link',
    summary: 'Tell the administrators that the single sign-on is ready to go live',
    response: Success,
  },
} as const satisfies Record<keyof typeof setupLinkEndpoints, Endpoint>
