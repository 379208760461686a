import type { DomainProblem } from '#shared/customers/endpoints.ts'

const PREFIX = '_portico'
const KEY = 'portico-domain-proof='

/** The TXT record that proves a domain: at a name of its own, so that it meets no other record. */
export function domainRecord(domain: string, token: string): { name: string; value: string } {
  return { name: `${PREFIX}.${domain}`, value: `${KEY}${token}` }
}

/** Name of the record when the full name is entered at a provider that adds the domain itself. */
export function doubledName(domain: string): string {
  return `${PREFIX}.${domain}.${domain}`
}

type Found = {
  /** The texts at the name; undefined where no server has answered. */
  texts: string[] | undefined
  /** Those at the doubled name. */
  doubled: string[] | undefined
}

/** Null where the record is there. */
export function judgeRecord(
  value: string,
  { texts, doubled }: Found,
): { problem: DomainProblem; detail: string | null } | null {
  if (texts === undefined) return { problem: 'unreachable', detail: null }
  const plain = texts.map(unquoted)
  if (plain.includes(value)) return null
  if (doubled?.map(unquoted).includes(value)) return { problem: 'wrong_name', detail: null }
  const [other] = plain.toSorted((one, two) => Number(isOurs(two)) - Number(isOurs(one)))
  if (other === undefined) return { problem: 'missing', detail: null }
  return { problem: 'other_value', detail: other.slice(0, 200) }
}

/** Some providers keep the quotes that were typed around the value. */
function unquoted(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1')
}

function isOurs(text: string): boolean {
  return text.startsWith(KEY)
}
