import { domainToASCII } from 'node:url'

import type { FastifyReply } from 'fastify'

import type { LoginInitiation } from '#shared/access/contract.ts'
import type { Words } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import type { SignInProtocol } from './protocol.ts'
import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { findPilotOf, findSignInCustomerByDomain } from './queries.ts'
import { requestCode } from './request-code.ts'
import { inPilot } from './sign-in-customer.ts'
import { findWays } from './ways-without-provider.ts'

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
  // Offer all ways to every address of the domain: the answer tells no one who is listed.
  const ways = await findWays(deps, toAsciiEmail(email) ?? '')
  const passkey = ways?.hasPasskeys && { passkey: true as const }
  if (!customer) {
    const answer = await requestCode(deps, email, { reply, words })
    return answer.success ? { ...answer, ...passkey } : answer
  }
  const redirectUrl = await protocol.begin(deps, customer, { reply, loginHint: email })
  return {
    success: true,
    redirectUrl,
    ...(ways?.hasCodes && { emailCode: true as const }),
    ...passkey,
  }
}
