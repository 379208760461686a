// Free of schemas, so that any page may import it.

/** Steps that make an installation fit for use, in the best order. */
export const FIRST_STEPS = [
  'name',
  'contact',
  'second_factor',
  'mail',
  'team',
  'mailbox',
  'customer',
  'signed_in',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** Name of an installation until it gets another one. */
export const DEFAULT_INSTALLATION_NAME = 'Portico'
