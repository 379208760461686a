// Free of schemas, so that any page may import it.

/** What makes an installation fit for use, in the order in which it is best done. */
export const FIRST_STEPS = [
  'name',
  'contact',
  'second_factor',
  'mail',
  'backup',
  'customer',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** What an installation is called until somebody gives it a name. */
export const DEFAULT_INSTALLATION_NAME = 'Portico'
