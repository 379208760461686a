export type DemoPerson = { email: string; firstName: string; lastName: string }

/** One customer's identity provider, as it looks from outside. */
export type DemoRealm = {
  /** Part of its addresses: lower-case letters, digits and hyphens. */
  realm: string
  /** The organization's name, as its people use it. */
  name: string
  /** Part that the provider signs. Real providers differ here, so the demo shows both. */
  signs: 'assertion' | 'response'
  /** How long the first certificate lasts; years without it. */
  certificateDays?: number
  people: DemoPerson[]
}

export function fullNameOf({ firstName, lastName }: DemoPerson) {
  return `${firstName} ${lastName}`
}
