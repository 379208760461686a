import { z } from 'zod'

import { SAML_PROVIDERS } from '#shared/customers/values.ts'
import { oneLine } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'
import {
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

/** Absent and empty mean the same to a form (specification section 5). */
function blankable(text: z.ZodType<string, string>) {
  return text.nullish().transform((given) => given || null)
}

/** How a field is answered. */
function presented({ kind, isRequired }: ConnectionField): z.ZodType {
  if (kind === 'switch') return z.boolean()
  if (kind === 'provider') return z.enum(SAML_PROVIDERS)
  if (kind === 'addresses' || kind === 'certificates') return z.array(z.string())
  return isRequired ? z.string() : z.string().nullable()
}

/** How a field may be sent. What a value has to be to do its work is for the server to say. */
function accepted({ kind, isRequired, isOn }: ConnectionField): z.ZodType {
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
  const text = kind === 'certificate' ? pem() : line()
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
