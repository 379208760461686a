export type DemoPerson = { email: string; firstName: string; lastName: string }

/** One customer's own identity provider, as far as anybody outside can see. */
export type DemoRealm = {
  /** Part of its addresses: lower-case letters, digits and hyphens. */
  realm: string
  /** The organisation, as its people call it. */
  name: string
  /** Real providers differ in it, so the demo shows both. */
  signs: 'assertion' | 'response'
  people: DemoPerson[]
}

export function fullNameOf({ firstName, lastName }: DemoPerson) {
  return `${firstName} ${lastName}`
}
