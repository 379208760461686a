import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'

import { samlKeyEndpoints } from './endpoints.ts'

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
