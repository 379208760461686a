import { z } from 'zod'

import { METADATA_PROBLEMS } from '#shared/connections/metadata/values.ts'
import { CERTIFICATE_STATES, SAML_PROVIDERS } from '#shared/customers/values.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { oneLine } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { followingEndpoints, samlKeyEndpoints, signInApplicationEndpoints } from './endpoints.ts'
import {
  CLIENT_PROOFS,
  CONNECTION_KINDS,
  type ConnectionField,
  type ConnectionSettings,
  mapConnection,
  MAX_MORE_CERTS,
  missingSettings,
} from './fields.ts'

const NOT_STORABLE = textKey('connections.notStorable')

/** One line of text. */
export function line() {
  return z
    .string()
    .overwrite(oneLine)
    .max(500, textKey('connections.lineTooLong'))
    .refine((text) => !text.includes('\0'), NOT_STORABLE)
}

export function pem() {
  return z
    .string()
    .trim()
    .max(20_000, textKey('connections.certificateTooLong'))
    .refine((text) => !text.includes('\0'), NOT_STORABLE)
}

/** A secret as it was typed, or sealed as it was sent to the form. */
function secret() {
  return z.string().trim().max(1000, textKey('connections.lineTooLong'))
}

/** Absent and empty mean the same to a form (specification section 5). */
function blankable(text: z.ZodType<string, string>) {
  return text.nullish().transform((given) => given || null)
}

/** How a field is answered. */
function presented({ kind, isRequired }: ConnectionField): z.ZodType {
  if (kind === 'switch') return z.boolean()
  if (kind === 'kind') return z.enum(CONNECTION_KINDS)
  if (kind === 'proof') return z.enum(CLIENT_PROOFS)
  if (kind === 'provider') return z.enum(SAML_PROVIDERS)
  if (kind === 'addresses' || kind === 'certificates') return z.array(z.string())
  return isRequired ? z.string() : z.string().nullable()
}

/** How a field may be sent. What a value has to be to do its work is for the server to say. */
function accepted({ kind, isRequired, isOn }: ConnectionField): z.ZodType {
  if (kind === 'kind') return z.enum(CONNECTION_KINDS).default('saml')
  if (kind === 'proof') return z.enum(CLIENT_PROOFS).default('client_secret')
  if (kind === 'switch') return z.boolean().default(isOn ?? false)
  if (kind === 'addresses') {
    return z.array(line()).max(200, textKey('connections.tooManyAddresses')).default([])
  }
  if (kind === 'certificates') {
    return z
      .array(pem())
      .max(MAX_MORE_CERTS, textKey('connections.tooManyCertificates'))
      .default([])
  }
  if (kind === 'provider') {
    return z
      .union([z.literal(''), z.enum(SAML_PROVIDERS)], {
        error: textKey('connections.chooseProvider'),
      })
      .nullish()
      .transform((provider) => provider || null)
  }
  const text = kind === 'certificate' ? pem() : kind === 'secret' ? secret() : line()
  return isRequired ? text.default('') : blankable(text)
}

type Shape<Values> = { [Name in keyof Values]: z.ZodType<Values[Name]> }

/** A connection as administrators see it, with what follows from its settings. */
export const Connection = z.object({
  ...mapConnection<Shape<ConnectionSettings>>((_name, field) => presented(field)),
  /** When the certificate ends; null without one. */
  certExpiresAt: z.string().nullable(),
  /** Address to which the identity provider sends its answers. */
  callbackUrl: z.string(),
  /** Address to which it reports that a session there is over; null where its kind has none. */
  backchannelLogoutUrl: z.string().nullable(),
})
export type Connection = z.infer<typeof Connection>

/** The provider is not known yet while the connection is off. */
export type ConnectionInput = Omit<ConnectionSettings, 'provider'> & {
  provider: ConnectionSettings['provider'] | null
}

/** A connection that is only prepared, so that anything may still be missing. */
export const PreparedConnection = z.object(
  mapConnection<Shape<ConnectionInput>>((_name, field) => accepted(field)),
)

export const ConnectionInput = PreparedConnection.superRefine((connection, context) => {
  if (!connection.enabled) return
  for (const [name, message] of Object.entries(missingSettings(connection)))
    context.addIssue({ code: 'custom', path: [name], message })
})

/** A key pair of this installation towards identity providers. */
const SamlKey = z.object({
  id: z.string(),
  /** The current one signs; a next and a previous one are published beside it. */
  state: z.enum(['current', 'next', 'previous']),
  /** PEM. */
  certificate: z.string(),
  fingerprint256: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
})

export type SamlKey = z.infer<typeof SamlKey>

export const SamlKeys = z.object({
  /** The current one first, then the other one of a change. */
  keys: z.array(SamlKey),
  /** Customers whose providers have a certificate of ours, by name. */
  usedBy: z.array(z.object({ id: z.string(), name: z.string() })),
})

export type SamlKeys = z.infer<typeof SamlKeys>

export const samlKeyContract = {
  getSamlCertificate: {
    ...samlKeyEndpoints.getSamlCertificate,
    access: 'public',
    summary: 'The certificate that identity providers check signed requests with, and encrypt to',
    query: z.object({ key: z.enum(['current', 'next']).default('current') }),
    produces: 'application/x-pem-file',
  },
  listSamlKeys: {
    ...samlKeyEndpoints.listSamlKeys,
    access: 'admin',
    summary: 'The key pairs that requests are signed with and assertions encrypted to',
    response: SamlKeys,
  },
  makeSamlKey: {
    ...samlKeyEndpoints.makeSamlKey,
    access: 'admin',
    summary: 'Make a new key, published beside the current one',
    response: SamlKeys,
  },
  switchSamlKeys: {
    ...samlKeyEndpoints.switchSamlKeys,
    access: 'admin',
    summary: 'Sign with the new key from now on; the old one stays published',
    response: SamlKeys,
  },
  retireSamlKey: {
    ...samlKeyEndpoints.retireSamlKey,
    access: 'admin',
    summary: 'Delete the key that is not in use',
    response: SamlKeys,
  },
} as const satisfies Record<keyof typeof samlKeyEndpoints, Endpoint>

/** The installation's application at Microsoft or Google, for all customers. */
const SignInApplication = z.object({
  /** Blank where there is none. */
  clientId: z.string(),
  hasSecret: z.boolean(),
  clientProof: z.enum(CLIENT_PROOFS),
  /** To be registered at the provider. */
  redirectUri: z.string(),
  /** Address that people return to after signing out; null of Google, which has no sign-out. */
  postLogoutUri: z.string().nullable(),
  /** Customers whose people sign in by it now, pilots included, by name. */
  usedBy: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type SignInApplication = z.infer<typeof SignInApplication>

export const SignInApplications = z.object({
  microsoft: SignInApplication,
  google: SignInApplication,
})
export type SignInApplications = z.infer<typeof SignInApplications>

/** A blank client ID removes the application, and a blank secret keeps the one that is stored. */
const SignInApplicationInput = z.object({
  clientId: line(),
  clientSecret: blankable(secret().max(400, textKey('connections.lineTooLong'))),
  /** The portal's signature is for Microsoft alone. */
  clientProof: z.enum(['client_secret', 'private_key_jwt']).default('client_secret'),
})
export type SignInApplicationInput = z.infer<typeof SignInApplicationInput>

/** One that is left out stays as it is. */
export const SignInApplicationsInput = z.object({
  microsoft: SignInApplicationInput.optional(),
  google: SignInApplicationInput.omit({ clientProof: true }).optional(),
})
export type SignInApplicationsInput = z.infer<typeof SignInApplicationsInput>

export const signInApplicationContract = {
  getSignInApplications: {
    ...signInApplicationEndpoints.getSignInApplications,
    access: 'admin',
    summary: 'The applications for signing in with Microsoft and Google, without their secrets',
    response: SignInApplications,
  },
  saveSignInApplications: {
    ...signInApplicationEndpoints.saveSignInApplications,
    access: 'admin',
    // The provider sends the answers of all customers' people to this application.
    confirm: 'always',
    summary: 'Set up the applications for signing in with Microsoft and Google',
    body: SignInApplicationsInput,
    response: SignInApplications,
  },
} as const satisfies Record<keyof typeof signInApplicationEndpoints, Endpoint>

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
} as const satisfies Record<keyof typeof followingEndpoints, Endpoint>
