import type { FastifyReply } from 'fastify'

import type { Deps } from '#server/deps.ts'
import type { EndedSession } from '#server/access/sessions/sessions.ts'
import type { SignInCustomer } from './sign-in-customer.ts'

/**
 * Port through which signing in uses a protocol. `app.ts` chooses it, so that this folder knows
 * none; the provider's answer comes back through `admit`.
 */
export type SignInProtocol = {
  /** Begins a sign-in of this browser, and returns the provider's address to go to. */
  begin: (
    deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>,
    customer: SignInCustomer,
    browser: {
      reply: FastifyReply
      loginHint?: string
      /** Nothing is fetched from the provider. */ mayBeDown?: boolean
    },
  ) => Promise<string>
  /** The address that signs the person out at the provider as well, where there is one. */
  signOutUrl: (
    deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>,
    ended: EndedSession,
    browser: { reply: FastifyReply },
  ) => Promise<string | undefined>
  /** The address of ours that asks the customer's provider without showing anything. */
  passiveUrl: (deps: Pick<Deps, 'config'>, customer: Pick<SignInCustomer, 'id' | 'kind'>) => string
}
