import { domainToASCII } from 'node:url'

import type { Said } from '#shared/words/catalogue.ts'

import { PUBLIC_MAIL_DOMAINS } from './public-mail-domains.ts'

const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** Normalizes a domain to ASCII, as in addresses, or returns why it cannot be a customer's. */
export function checkDomain(
  text: string,
): { ok: true; domain: string } | { ok: false; problem: Said } {
  const domain = domainToASCII(text.replace(/^@/, ''))
  if (!DOMAIN.test(domain)) {
    return { ok: false, problem: (words) => words.customers.giveDomain }
  }
  if (PUBLIC_MAIL_DOMAINS.has(domain)) {
    return { ok: false, problem: (words) => words.customers.publicDomain(domain) }
  }
  return { ok: true, domain }
}
