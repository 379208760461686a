import { z } from 'zod'

import { line } from '#shared/connections/contract.ts'
import { METADATA_PROBLEMS } from '#shared/connections/metadata/values.ts'
import { CERTIFICATE_STATES } from '#shared/customers/values.ts'
import type { Endpoint } from '#shared/endpoint.ts'

import { followingEndpoints, METADATA_NOTICES } from './endpoints.ts'

const OfCustomer = z.object({ customerId: z.uuid() })

const KnownCertificate = z.object({
  subject: z.string(),
  /** SHA-256. */
  fingerprint: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  /** When it signed last, to the day; null where it never did. */
  signedAt: z.string().nullable(),
})
export type KnownCertificate = z.infer<typeof KnownCertificate>

/** Metadata that the provider publishes now, when it differs from the live settings. */
export const MetadataOffer = z.object({
  /** Id of exactly this offer, so that nothing is accepted unseen. */
  id: z.string(),
  /** All that would be accepted, where it is other certificates than now. */
  certificates: z.array(KnownCertificate).nullable(),
  /** One of them is not accepted now. Otherwise one is only let go. */
  hasNewCertificate: z.boolean(),
  entityId: z.string().nullable(),
  entryPoint: z.string().nullable(),
})
export type MetadataOffer = z.infer<typeof MetadataOffer>

/** The certificates of a connection, and what its provider's metadata says of them. */
export const Following = z.object({
  /** The current one first. */
  accepted: z.array(KnownCertificate),
  metadata: z.object({
    url: z.string().nullable(),
    follows: z.boolean(),
    lookedAt: z.string().nullable(),
    /** When it was read last. */
    readAt: z.string().nullable(),
    nextAt: z.string().nullable(),
    problem: z.enum(METADATA_PROBLEMS).nullable(),
    detail: z.string().nullable(),
    failingSince: z.string().nullable(),
  }),
  offer: MetadataOffer.nullable(),
})
export type Following = z.infer<typeof Following>

export const FollowingInput = z.object({
  metadataUrl: line()
    .nullish()
    .transform((text) => text || null),
  followMetadata: z.boolean(),
})
export type FollowingInput = z.infer<typeof FollowingInput>

const MetadataNotice = z.object({
  customerId: z.string(),
  name: z.string(),
  kind: z.enum(METADATA_NOTICES),
})
export type MetadataNotice = z.infer<typeof MetadataNotice>

export const followingContract = {
  getFollowing: {
    ...followingEndpoints.getFollowing,
    access: 'admin',
    summary: 'The certificates of a connection, and what the provider’s metadata says of them',
    params: OfCustomer,
    response: Following,
  },
  changeFollowing: {
    ...followingEndpoints.changeFollowing,
    access: 'admin',
    confirm: 'by_input',
    summary:
      'Say where the provider’s metadata is looked at, and whether its certificates are taken',
    params: OfCustomer,
    body: FollowingInput,
    response: Following,
  },
  lookAtMetadata: {
    ...followingEndpoints.lookAtMetadata,
    access: 'admin',
    summary: 'Look at the provider’s metadata now, as is done each day',
    params: OfCustomer,
    response: Following,
  },
  takeOffer: {
    ...followingEndpoints.takeOffer,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Take the certificates that the provider’s metadata has now',
    params: OfCustomer,
    body: z.object({ offer: z.string().max(100) }),
    response: Following,
  },
  listMetadataNotices: {
    ...followingEndpoints.listMetadataNotices,
    access: 'admin',
    summary: 'The connections whose metadata an administrator has to look at',
    response: z.array(MetadataNotice),
  },
} as const satisfies Record<keyof typeof followingEndpoints, Endpoint>
