import { isTimeZone } from '#shared/sla/business-time.ts'
import type { CustomerInput } from '#shared/customers/contract.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { isLoopbackHost, type Config } from '#server/config.ts'
import { readCertificate } from '#server/access/saml/certificates.ts'
import { normalizeRestriction } from '#server/access/sign-in/ip-restrictions.ts'
import { checkDomain } from './check-domain.ts'

/**
 * Sees that every value can do its work, and writes each in its one spelling.
 *
 * @throws AppError `invalid_input` that names every wrong field at once.
 */
export function checkCustomer<Input extends CustomerInput>(
  config: Pick<Config, 'isLoopback'>,
  input: Input,
): Input {
  const fields: Record<string, string> = {}
  const domain = checkDomain(input.domain)
  if (!domain.ok) fields.domain = domain.problem
  const domains = input.domains?.map((text) => ({ text, ...checkDomain(text) }))
  const wrong = domains?.find(({ ok }) => !ok)
  if (wrong?.ok === false) fields.domains = `“${wrong.text}”: ${wrong.problem}`
  if (input.timeZone !== null && !isTimeZone(input.timeZone)) {
    fields.timeZone = 'Give a time zone such as Europe/Berlin'
  }

  const { saml } = input
  const ipRestrictions = saml?.ipRestrictions.map((text) => normalizeRestriction(text))
  if (ipRestrictions?.includes(undefined)) {
    fields['saml.ipRestrictions'] =
      'Give addresses such as 203.0.113.7, or ranges such as 203.0.113.0/24 or 2001:db8::/32'
  }
  if (saml?.entryPoint && !isEntryPoint(config, saml.entryPoint)) {
    fields['saml.entryPoint'] = 'Give an https address such as https://login.example.com/saml2'
  }
  const cert = normalizeCertificate(fields, 'saml.cert', saml?.cert)
  const previousCert = normalizeCertificate(fields, 'saml.previousCert', saml?.previousCert)
  if (Object.keys(fields).length > 0) throw invalidInput(fields)

  return {
    ...input,
    domain: domain.ok ? domain.domain : '',
    domains: domains?.flatMap((checked) => (checked.ok ? [checked.domain] : [])),
    saml: saml && {
      ...saml,
      cert: cert ?? '',
      previousCert: previousCert ?? null,
      ipRestrictions: ipRestrictions?.filter((restriction) => restriction !== undefined) ?? [],
    },
  }
}

function normalizeCertificate(
  fields: Record<string, string>,
  name: string,
  text: string | null | undefined,
): string | undefined {
  if (!text) return undefined
  const certificate = readCertificate(text)
  if (certificate.ok) return certificate.pem
  fields[name] = certificate.problem
  return undefined
}

function isEntryPoint(config: Pick<Config, 'isLoopback'>, text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && config.isLoopback && isLoopbackHost(url.hostname)
}
