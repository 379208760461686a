import { domainToASCII } from 'node:url'

import { PUBLIC_MAIL_DOMAINS } from './public-mail-domains.ts'

const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
const EXAMPLE = 'such as example.com'

/** Normalizes a domain to ASCII, as in addresses, or returns why it cannot be a customer's. */
export function checkDomain(
  text: string,
): { ok: true; domain: string } | { ok: false; problem: string } {
  const domain = domainToASCII(text.replace(/^@/, ''))
  if (!DOMAIN.test(domain)) {
    return { ok: false, problem: `Give the part of an email address after the @, ${EXAMPLE}` }
  }
  if (PUBLIC_MAIL_DOMAINS.has(domain)) {
    const problem = `Anyone can have an address at ${domain}. Give a domain of the organization's own, ${EXAMPLE}`
    return { ok: false, problem }
  }
  return { ok: true, domain }
}
