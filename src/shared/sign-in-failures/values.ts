import * as words from '#words/sign-in-failures.ts'

// Free of schemas, so that any page may import it.

/**
 * Settings that a refused sign-in may have to do with: fields of the customer form, and the
 * customer's people.
 */
export const SIGN_IN_SETTINGS = [
  'domain',
  'active',
  'people',
  'saml.enabled',
  'saml.entityId',
  'saml.clientId',
  'saml.clientSecret',
  'saml.cert',
  'saml.previousCert',
  'saml.audienceRestriction',
  'saml.ipRestrictions',
  'saml.decryptAssertions',
  'saml.validateSignature',
  'saml.validateInResponseTo',
  'saml.disableRequestedAuthnContext',
] as const
export type SignInSetting = (typeof SIGN_IN_SETTINGS)[number]

/** The parts of the setup guide that can be linked to. */
export const GUIDE_PLACES = [
  'values',
  'attributes',
  'steps',
  'bring_back',
  'settings',
  'problems',
] as const
export type GuidePlace = (typeof GUIDE_PLACES)[number]

export const GUIDE_TITLES: Record<GuidePlace, string> = {
  values: words.guideValues,
  attributes: words.guideAttributes,
  steps: words.guideSteps,
  bring_back: words.guideBringBack,
  settings: words.guideSettings,
  problems: words.guideProblems,
}

/** How many failures of one kind are listed with it; any other is found by its code. */
export const LISTED_FAILURES = 10
