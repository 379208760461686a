import { isTimeZone } from '#shared/sla/business-time.ts'
import type { CustomerInput } from '#shared/customers/contract.ts'

import { type Said, say } from '#shared/words/catalogue.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import type { Config } from '#server/config.ts'
import { checkConnection } from '#server/connections/settings/check-connection.ts'
import { checkDomain } from './check-domain.ts'

/**
 * Validates every value and normalizes its spelling.
 *
 * @throws AppError `invalid_input` that names every wrong field at once.
 */
export function checkCustomer<Input extends CustomerInput>(
  config: Pick<Config, 'isLoopback' | 'publicUrl' | 'googleIssuer'>,
  input: Input,
): Input {
  const fields: Record<string, Said> = {}
  const domain = checkDomain(input.domain)
  if (!domain.ok) fields.domain = domain.problem
  const domains = input.domains?.map((text) => ({ text, ...checkDomain(text) }))
  const wrong = domains?.find(({ ok }) => !ok)
  if (wrong?.ok === false) {
    const { text, problem } = wrong
    fields.domains = (words) => words.customers.problemOf(text, say(words, problem))
  }
  if (input.timeZone !== null && !isTimeZone(input.timeZone)) {
    fields.timeZone = (words) => words.customers.giveTimeZone
  }

  const saml = input.saml && checkConnection(config, input.saml)
  for (const [name, problem] of Object.entries(saml?.problems ?? {})) {
    fields[`saml.${name}`] = problem
  }
  if (Object.keys(fields).length > 0) throw invalidInput(fields)

  return {
    ...input,
    domain: domain.ok ? domain.domain : '',
    domains: domains?.flatMap((checked) => (checked.ok ? [checked.domain] : [])),
    saml: saml?.connection,
  }
}
