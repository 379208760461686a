import { domainToASCII } from 'node:url'

import type { FastifyReply } from 'fastify'

import type { LoginInitiation } from '#shared/access/contract.ts'
import type { Words } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import type { SignInProtocol } from './protocol.ts'
import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { findPilotOf, findSignInCustomerByDomain } from './queries.ts'
import { findCodeCustomer, requestCode } from './request-code.ts'
import { inPilot } from './sign-in-customer.ts'

/** Sends a work email to the identity provider of its domain, or to the page for its code. */
export async function initiateLogin(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>,
  email: string,
  { protocol, reply, words }: { protocol: SignInProtocol; reply: FastifyReply; words: Words },
): Promise<LoginInitiation> {
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1))
  const pilot = await findPilotOf(deps.db, toAsciiEmail(email.toLowerCase()) ?? '')
  const customer = pilot ? inPilot(pilot) : await findSignInCustomerByDomain(deps.db, domain)
  // Answer the same for a domain that is unknown, inactive or without a way in, so that it cannot be
  // probed.
  if (!customer) return requestCode(deps, email, { reply, words })
  const redirectUrl = await protocol.begin(deps, customer, { reply, loginHint: email })
  // Offer both ways to every address of the domain: the answer tells no one who is listed.
  const hasCodes = await findCodeCustomer(deps, toAsciiEmail(email) ?? '')
  return { success: true, redirectUrl, ...(hasCodes && { emailCode: true as const }) }
}
