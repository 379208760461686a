/** Below the settings of a connection in its form. Some need none. */
export const hints = {
  enabled: 'People of this customer sign in through their own identity provider',
  cert: 'PEM or base64 text, with or without the BEGIN and END lines',
  validateSignature:
    'Off, only a signature on the assertion is looked at; one must always be there.',
  validateInResponseTo: 'Off, people can also begin at the provider’s own tile.',
  disableRequestedAuthnContext: 'On, the provider decides by itself how people prove who they are.',
  auditEnabled: 'Sign-ins and refused sign-ins are recorded.',
  signRequests:
    'On, what asks the provider for a sign-in is signed. It needs our certificate for that, which is in our metadata.',
  requestsByPost: 'For providers that don’t accept requests by redirect. Most do.',
  decryptAssertions:
    'On, the provider may encrypt what it sends, to our certificate, which is in our metadata.',
  audienceRestriction:
    'Optional. Only where the provider sends another audience than our entity ID.',
  emailAttribute:
    'Optional. The attribute with the email, if it isn’t one of the usual names. Matched exactly; enter NameID for the NameID.',
  firstNameAttribute:
    'Optional. The attribute with the first name, if it isn’t one of the usual names.',
  lastNameAttribute:
    'Optional. The attribute with the last name, if it isn’t one of the usual names.',
  previousCert: 'Optional. While the provider changes its certificate, both are accepted.',
  moreCerts: 'Optional. For providers that sign with more than two; all of them are accepted.',
  ipRestrictions:
    'Optional. IP addresses or CIDR ranges that people may sign in from; without any, from everywhere.',
  logoutByPost: 'Off, the provider is asked by redirect, which most of them take.',
}
