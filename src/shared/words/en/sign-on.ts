export const customerGone = 'This customer does not exist any more.'

export const title = 'Single Sign-On'
export const titleOf = (customer: string) => `Single Sign-On, ${customer}`

export const editCustomer = 'Edit Customer'
export const guide = 'SSO Guide'
export const loading = 'Loading single sign-on'
export const loadFailed = 'Failed to load single sign-on'

export const state = {
  title: 'State',
  live: 'Live',
  off: 'Off',
  liveHint: 'People of this customer sign in through their own identity provider.',
  offHint: 'Nobody of this customer can sign in yet.',
  provider: 'Identity provider',
  entityId: 'Entity ID / Issuer',
  certificate: 'Certificate',
  noCertificate: 'None',
  validUntil: (day: string) => `Valid until ${day}`,
}
