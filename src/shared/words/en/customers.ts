import { number, plural } from './language.ts'

export const active = 'Active'
export const inactive = 'Inactive'
export const samlEnabled = 'Enabled'
export const samlDisabled = 'Disabled'

/** Leads to the page whose words are in sign-on.ts. */
export const signOn = 'Single Sign-On'
export const signOnOf = (customer: string) => `Single sign-on of ${customer}`

export const counted = {
  none: 'No customers found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} customer found`,
      other: `${number(count)} customers found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `The first customer is shown`,
      other: `The first ${number(count)} customers are shown`,
    }),
}

/** Opens the dialog whose words are in saml-metadata.ts. */
export const importMetadata = 'Import metadata'
