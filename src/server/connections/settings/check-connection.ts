import {
  type ConnectionField,
  type ConnectionFieldName,
  type ConnectionKind,
  FIRST_MORE_CERT,
  mapConnection,
} from '#shared/connections/fields.ts'
import type { ConnectionInput } from '#shared/connections/contract.ts'
import { type Said, textKey } from '#shared/words/catalogue.ts'

import { readCertificate } from '#server/access/saml/certificates.ts'
import { isOwnAddress } from '#server/access/saml/service-provider.ts'
import { normalizeRestriction } from '#server/access/callers/ip-restrictions.ts'
import type { Config } from '#server/config.ts'
import { isEntryPoint } from '#server/connections/metadata/entry-point.ts'

type CheckConfig = Pick<Config, 'isLoopback' | 'publicUrl' | 'googleIssuer'>
type Checked = { value: unknown } | { problem: Said }

/**
 * Checks that every setting can do its work, and writes each in its one spelling. What is wrong is
 * said under the setting's name.
 */
export function checkConnection(
  config: CheckConfig,
  input: ConnectionInput,
): { connection: ConnectionInput; problems: Partial<Record<ConnectionFieldName, Said>> } {
  const problems: Partial<Record<ConnectionFieldName, Said>> = {}
  const connection = mapConnection<ConnectionInput>((name, field) => {
    const checked = check(config, { name, ...field }, { value: input[name], kind: input.kind })
    if ('value' in checked) return checked.value
    problems[name] = checked.problem
    return input[name]
  })
  return { connection, problems }
}

function check(
  config: CheckConfig,
  { name, kind }: ConnectionField & { name: ConnectionFieldName },
  { value, kind: of }: { value: unknown; kind: ConnectionKind },
): Checked {
  if (Array.isArray(value) && kind === 'addresses') return checkRestrictions(value)
  if (Array.isArray(value) && kind === 'certificates') return checkCertificates(value)
  if (name === 'entityId' && of === 'google') return { value: config.googleIssuer }
  if (typeof value !== 'string' || value === '') return { value }
  if (kind === 'certificate') {
    const certificate = readCertificate(value)
    return certificate.ok
      ? { value: certificate.pem }
      : { problem: (words) => words.certificates.certificateProblem(certificate.problem) }
  }
  if ((kind === 'address' || name === 'entityId') && isOwnAddress(config, value)) {
    return { problem: textKey('connections.isOurs') }
  }
  if (name === 'entityId' && of === 'oidc' && !isEntryPoint(config, value)) {
    return { problem: textKey('connections.giveIssuer') }
  }
  if (kind === 'address' && !isEntryPoint(config, value)) {
    return { problem: textKey('connections.giveAddress') }
  }
  return { value }
}

function checkCertificates(texts: string[]): Checked {
  const read = texts.map((text) => (text === '' ? undefined : readCertificate(text)))
  const certificates = read.filter((one) => one !== undefined)
  const wrong = certificates.find((one) => !one.ok)
  if (wrong) {
    const at = read.indexOf(wrong) + FIRST_MORE_CERT
    return {
      problem: ({ connections, certificates: { certificateProblem: problem } }) =>
        connections.certificateProblem(at, problem(wrong.problem)),
    }
  }
  return { value: [...new Set(certificates.flatMap((one) => (one.ok ? [one.pem] : [])))] }
}

function checkRestrictions(texts: string[]): Checked {
  const value = texts.map((text) => normalizeRestriction(text))
  if (!value.includes(undefined)) return { value }
  return { problem: textKey('connections.giveRanges') }
}
