import { domainToASCII } from 'node:url'

import type { FastifyReply } from 'fastify'

import type { LoginInitiation } from '#shared/access/contract.ts'

import type { Deps } from '#server/deps.ts'
import type { SignInProtocol } from './protocol.ts'
import { toAsciiEmail } from '#server/platform/domain-spelling.ts'
import { findPilotOf, findSignInCustomerByDomain } from './queries.ts'
import { inPilot } from './sign-in-customer.ts'

// Answer the same for a domain that is unknown, inactive or without single sign-on, so that nobody
// learns which.
const NO_SIGN_IN =
  'We could not find single sign-on for this email. Check the address or contact your IT team.'

/** Sends a work email to the identity provider of its domain. */
export async function initiateLogin(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret'>,
  email: string,
  { protocol, reply }: { protocol: SignInProtocol; reply: FastifyReply },
): Promise<LoginInitiation> {
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1))
  const pilot = await findPilotOf(deps.db, toAsciiEmail(email.toLowerCase()) ?? '')
  const customer = pilot ? inPilot(pilot) : await findSignInCustomerByDomain(deps.db, domain)
  if (!customer) return { success: false, error: NO_SIGN_IN }
  return { success: true, redirectUrl: await protocol.begin(deps, customer, { reply }) }
}
