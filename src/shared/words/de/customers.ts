import { number, plural } from './language.ts'

export const active = 'Aktiv'
export const inactive = 'Inaktiv'
export const samlEnabled = 'Ein'
export const samlDisabled = 'Aus'

/** Leads to the page whose words are in sign-on.ts. */
export const signOn = 'Single Sign-on'
export const signOnOf = (customer: string) => `Single Sign-on von ${customer}`

export const counted = {
  none: 'Keine Kunden gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Kunde gefunden`,
      other: `${number(count)} Kunden gefunden`,
    }),
  first: (count: number) =>
    plural(count, {
      one: 'Der erste Kunde wird angezeigt',
      other: `Die ersten ${number(count)} Kunden werden angezeigt`,
    }),
}

/** Opens the dialog whose words are in saml-metadata.ts. */
export const importMetadata = 'Metadaten importieren'
