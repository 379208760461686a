import { number, plural } from './language.ts'

// The installation's own keys towards identity providers, in the settings.

export const title = 'Keys for Single Sign-On'
export const lead =
  'Signs requests to identity providers, and opens what they encrypt, for the customers that have it switched on. Providers get the certificate from the metadata of each customer, or as a file.'
export const loading = 'Loading the keys for single sign-on'
export const loadFailed = 'Failed to load the keys for single sign-on'

export const states = { current: 'In use', next: 'New', previous: 'Old' }
export const validUntil = (day: string) => `Valid until ${day}`
export const madeOn = (day: string) => `made ${day}`
export const fingerprint = 'SHA-256 fingerprint'
export const download = 'Download certificate'
export const downloadOf = (state: string) => `Download certificate, ${state}`

export const usedByNobody = 'No customer uses the key yet.'
export const usedBy = (count: number) =>
  plural(count, {
    one: 'The provider of 1 customer has the certificate:',
    other: `The providers of ${number(count)} customers have the certificate:`,
  })

// A change of keys, step by step.
export const make = 'Make a new key'
export const makeHint = 'The new key is published beside the one in use, which goes on.'
export const made = 'The new key is published'
export const switchOver = 'Switch to the new key'
export const switchHint =
  'Give the new certificate to every provider that does not read the metadata by itself, then switch. Requests are signed with the new key from then on.'
export const switched = 'The new key is in use'
export const retire = 'Retire the old key'
export const retireHint =
  'Once no provider encrypts with the old certificate any more, retire it. What is still encrypted with it can then not be read.'
export const retired = 'The key is deleted'
export const discard = 'Discard the new key'
export const discardQuestion = 'Discard the new key?'
export const discardNote = 'Providers that have its certificate already keep it for nothing.'
export const retireQuestion = 'Retire the old key?'
export const retireNote = 'It is deleted and cannot be brought back.'
export const changing = 'Change of keys'

export const changeUnderWay =
  'A change of keys is under way. Finish it, or discard the new key, before making another one.'
export const nothingToSwitch =
  'There is no new key to switch to. Somebody may have switched already.'
export const nothingToRetire = 'There is only the key that is in use.'
