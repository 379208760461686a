import { z } from 'zod'

import { APPLICATION_KINDS } from '#shared/connections/fields.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { PasskeyAssertion, PasskeyOptions } from '#shared/account/passkeys.ts'
import { MAX_PASSWORD_LENGTH } from '#shared/passwords/password-rule.ts'
import { type Endpoint, SAML_FORM_BYTES } from '#shared/endpoint.ts'
import { LINK_PURPOSES } from '#shared/staff/values.ts'
import { accessEndpoints, languageEndpoints, outsideEndpoints } from './endpoints.ts'
import { User } from './user.ts'

export const CurrentUser = z.object({ user: User.nullable() })
export type CurrentUser = z.infer<typeof CurrentUser>

export const IdpDetection = z.object({
  authenticated: z.boolean(),
  hasIdpSession: z.boolean(),
  customer: z.object({ name: z.string() }).nullable(),
  redirectUrl: z.string().nullable(),
})
export type IdpDetection = z.infer<typeof IdpDetection>

export const INVALID_EMAIL = textKey('signIn.invalidEmail')

/** Lower-cased; one `@` with something on both sides; no white space (specification section 5). */
export const LoginEmail = z
  .string(INVALID_EMAIL)
  .trim()
  .toLowerCase()
  .max(320, INVALID_EMAIL)
  .regex(/^[^\s@\0]+@[^\s@\0]+$/, INVALID_EMAIL)

export const InitiateLogin = z.object({ email: LoginEmail })

export const LoginInitiation = z.union([
  z.object({
    success: z.literal(true),
    redirectUrl: z.string(),
    /** Set where the customer has email codes next to its provider, or its emergency door is open. */
    emailCode: z.literal(true).optional(),
    /** Set where passkeys sign in, for every address of the domain. */
    passkey: z.literal(true).optional(),
  }),
  z.object({ success: z.literal(false), error: z.string() }),
])
export type LoginInitiation = z.infer<typeof LoginInitiation>

/** WebAuthn's own options for the browser; the person chooses one of the passkeys on their device. */
export const PasskeyRequest = z.union([
  z.object({ success: z.literal(true), options: PasskeyOptions }),
  z.object({ success: z.literal(false), error: z.string() }),
])
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

export const SignInByPasskey = z.object({
  response: PasskeyAssertion,
  /** Path to go on to. */
  returnTo: z.string().max(2048).optional(),
})

export const SignInByCode = z.object({
  email: LoginEmail,
  /** Six digits, with spaces where they were copied so. */
  code: z
    .string(textKey('signIn.enterSixDigits'))
    .max(40, textKey('signIn.enterSixDigits'))
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, textKey('signIn.enterSixDigits'))),
})

const REQUIRED = textKey('signIn.enterBoth')

export const AdminLogin = z.object({
  email: z
    .string(REQUIRED)
    .trim()
    .toLowerCase()
    .min(1, REQUIRED)
    .max(320, INVALID_EMAIL)
    .refine((text) => !text.includes('\0'), INVALID_EMAIL),
  password: z
    .string(REQUIRED)
    .min(1, REQUIRED)
    .max(MAX_PASSWORD_LENGTH, textKey('signIn.passwordTooLong')),
  /** Code of an authenticator app, or a recovery code. */
  code: z.string().max(64).optional(),
  passkey: PasskeyAssertion.optional(),
})

export const SignedIn = z.object({ user: User })

export const SamlLoginQuery = z.object({
  returnTo: z.string().max(2048).optional(),
  passive: z.enum(['1', '0']).optional(),
  /** Makes the provider ask again who they are, for a call that has to be confirmed. */
  confirm: z.enum(['1', '0']).optional(),
})

/** Read from the address itself, because a parameter that stands there twice is refused. */
export const OidcAnswer = z.object({
  code: z.unknown().optional(),
  state: z.unknown().optional(),
  iss: z.unknown().optional(),
  error: z.unknown().optional(),
})

/** Anything else in the form is ignored; a token that stands there twice is none. */
export const BackChannelLogout = z.object({ logout_token: z.string().optional() })

export const OidcKeys = z.object({ keys: z.array(z.record(z.string(), z.string())) })

/** Null where the team has no provider of its own. */
export const TeamSignOn = z.object({ url: z.string().nullable() })
export type TeamSignOn = z.infer<typeof TeamSignOn>

export const SamlCallbackBody = z.object({
  // Absent, it is refused like any other response that cannot be read.
  SAMLResponse: z.string().default(''),
  RelayState: z.string().optional(),
})

/** Null: no preference. The browser's languages decide then, the customer's and the installation's. */
export const LanguageChoice = z.object({
  language: z.enum(LANGUAGES, textKey('signIn.chooseLanguage')).nullable(),
})
export type LanguageChoice = z.infer<typeof LanguageChoice>

export const Success = z.object({ success: z.literal(true) })

/** Either a request or a response. */
export const SamlLogoutMessage = z.object({
  SAMLRequest: z.string().optional(),
  SAMLResponse: z.string().optional(),
  RelayState: z.string().optional(),
})

/** The session is over. With an address, the identity provider has one, too. */
export const SignedOut = Success.extend({ redirectUrl: z.string().optional() })

export const SessionDebug = z.object({
  authenticated: z.boolean(),
  userId: z.string().nullable(),
  customerId: z.string().nullable(),
  expiresAt: z.string().nullable(),
})

const LINK_INCOMPLETE = textKey('signIn.linkIncomplete')
const Token = z.string(LINK_INCOMPLETE).max(200, LINK_INCOMPLETE)

export const AccountLinkToken = z.object({ token: Token })

/** Account whose password a link sets. */
export const AccountLink = z.object({
  email: z.string(),
  name: z.string(),
  purpose: z.enum(LINK_PURPOSES),
})
export type AccountLink = z.infer<typeof AccountLink>

export const SetPassword = z.object({
  token: Token,
  password: z
    .string(textKey('signIn.passwordRequired'))
    .min(1, textKey('signIn.passwordRequired'))
    .max(MAX_PASSWORD_LENGTH, textKey('signIn.newPasswordTooLong')),
})

export const accessContract = {
  getLanguage: {
    ...languageEndpoints.getLanguage,
    access: 'public',
    beforeSecondFactor: true,
    summary: "The language that the caller's account is set to, or the browser of a visitor",
    response: LanguageChoice,
  },
  chooseLanguage: {
    ...languageEndpoints.chooseLanguage,
    access: 'public',
    beforeSecondFactor: true,
    summary:
      "Set the language of the caller's account and of the browser, or of a visitor's browser",
    body: LanguageChoice,
    response: LanguageChoice,
  },
  getCurrentUser: {
    ...accessEndpoints.getCurrentUser,
    access: 'public',
    summary: 'The signed-in user, or null for a visitor',
    response: CurrentUser,
  },
  detectIdp: {
    ...accessEndpoints.detectIdp,
    access: 'public',
    summary: 'Whether this browser last signed in through a known identity provider',
    response: IdpDetection,
  },
  initiateLogin: {
    ...accessEndpoints.initiateLogin,
    access: 'public',
    summary: 'Where to sign in with this work email',
    body: InitiateLogin,
    response: LoginInitiation,
  },
  requestEmailCode: {
    ...accessEndpoints.requestEmailCode,
    access: 'public',
    summary: 'Have a code to sign in with mailed to this address, if it may sign in by one',
    body: InitiateLogin,
    response: LoginInitiation,
  },
  signInByCode: {
    ...accessEndpoints.signInByCode,
    access: 'public',
    summary: 'Sign in by the code that was mailed, in the browser that asked for it',
    body: SignInByCode,
    response: z.object({ redirectUrl: z.string() }),
  },
  requestPasskey: {
    ...accessEndpoints.requestPasskey,
    access: 'public',
    summary: 'What a passkey is to sign, where the people of this work email may sign in by one',
    body: InitiateLogin,
    response: PasskeyRequest,
  },
  signInByPasskey: {
    ...accessEndpoints.signInByPasskey,
    access: 'public',
    summary: 'Sign in by a passkey, in the browser that asked; the address names what is refused',
    body: SignInByPasskey,
    response: z.object({ redirectUrl: z.string() }),
  },
  startSamlLogin: {
    ...outsideEndpoints.startSamlLogin,
    access: 'public',
    summary: "Begin a sign-in at the customer's identity provider",
    params: z.object({ customerId: z.string().max(100) }),
    query: SamlLoginQuery,
    produces: 'A redirect for a navigation, {redirectUrl} for a caller that accepts JSON',
  },
  finishSamlLogin: {
    ...outsideEndpoints.finishSamlLogin,
    access: 'public',
    bodyBytes: SAML_FORM_BYTES,
    summary: 'Assertion consumer service (SAML HTTP-POST binding)',
    params: z.object({ customerId: z.string().max(100) }),
    body: SamlCallbackBody,
    form: true,
    csrf: 'exempt',
    produces: 'A redirect into the portal',
  },
  postSamlRequest: {
    ...outsideEndpoints.postSamlRequest,
    access: 'public',
    summary: 'Posts the request of a sign-in that has begun here to the identity provider',
    params: z.object({ customerId: z.string().max(100) }),
    query: z.object({ request: z.string().max(12_288).default('') }),
    produces: 'A page with a form that sends itself',
  },
  signOutByRedirect: {
    ...outsideEndpoints.signOutByRedirect,
    access: 'public',
    summary: 'Single logout (SAML HTTP-Redirect binding)',
    params: z.object({ customerId: z.string().max(100) }),
    query: SamlLogoutMessage,
    produces: 'A redirect to the identity provider, or to the login page',
  },
  signOutByPost: {
    ...outsideEndpoints.signOutByPost,
    access: 'public',
    bodyBytes: SAML_FORM_BYTES,
    summary: 'Single logout (SAML HTTP-POST binding)',
    params: z.object({ customerId: z.string().max(100) }),
    body: SamlLogoutMessage,
    form: true,
    csrf: 'exempt',
    produces: 'As for the other binding',
  },
  goOnSigningOut: {
    ...outsideEndpoints.goOnSigningOut,
    access: 'public',
    summary: 'Posts the request of a sign-out that has begun here to the identity provider',
    params: z.object({ customerId: z.string().max(100) }),
    query: z.object({ session: z.string().max(8192).default('') }),
    produces: 'A page with a form that sends itself',
  },
  startOidcLogin: {
    ...outsideEndpoints.startOidcLogin,
    access: 'public',
    summary: "Begin a sign-in at the customer's OpenID Connect provider",
    params: z.object({ customerId: z.string().max(100) }),
    query: SamlLoginQuery,
    produces: 'A redirect for a navigation, {redirectUrl} for a caller that accepts JSON',
  },
  finishOidcLogin: {
    ...outsideEndpoints.finishOidcLogin,
    access: 'public',
    summary: 'Redirect URI of OpenID Connect (authorization code flow with PKCE)',
    params: z.object({ customerId: z.string().max(100) }),
    query: OidcAnswer,
    produces: 'A redirect into the portal',
  },
  logOutByProvider: {
    ...outsideEndpoints.logOutByProvider,
    access: 'public',
    summary: 'OpenID Connect back-channel logout: the provider ends sessions',
    params: z.object({ customerId: z.string().max(100) }),
    body: BackChannelLogout,
    form: true,
    csrf: 'exempt',
    produces: 'Nothing; for a token that is not accepted, 400 with {error}',
  },
  finishApplicationLogin: {
    ...outsideEndpoints.finishApplicationLogin,
    access: 'public',
    summary: 'Redirect URI of this installation’s application at Microsoft or Google',
    params: z.object({ kind: z.enum(APPLICATION_KINDS) }),
    query: OidcAnswer.extend({
      tenant: z.unknown().optional(),
      admin_consent: z.unknown().optional(),
    }),
    produces: 'A redirect into the portal',
  },
  getOidcKeys: {
    ...outsideEndpoints.getOidcKeys,
    access: 'public',
    summary: 'The keys that this portal proves itself with (private_key_jwt)',
    response: OidcKeys,
  },
  getSamlMetadata: {
    ...outsideEndpoints.getSamlMetadata,
    access: 'public',
    summary: 'SAML metadata of the service provider for this customer',
    params: z.object({ customerId: z.string().max(100) }),
    produces: 'application/samlmetadata+xml',
  },
  findTeamSignOn: {
    ...accessEndpoints.findTeamSignOn,
    access: 'public',
    summary: 'Where agents and administrators sign in through their own provider, if they can',
    response: TeamSignOn,
  },
  adminLogin: {
    ...accessEndpoints.adminLogin,
    access: 'public',
    summary:
      'Sign in as administrator or agent; the header X-Confirmation holds for calls that ask for it',
    body: AdminLogin,
    response: SignedIn,
  },
  logout: {
    ...accessEndpoints.logout,
    access: 'public',
    summary: 'Sign out, and where to go to sign out at the identity provider',
    response: SignedOut,
  },
  debugSession: {
    ...outsideEndpoints.debugSession,
    access: 'public',
    summary: "The caller's own session, for diagnosis",
    response: SessionDebug,
  },
  readAccountLink: {
    ...accessEndpoints.readAccountLink,
    access: 'account-link',
    summary: 'Whose password a link sets',
    body: AccountLinkToken,
    response: AccountLink,
  },
  setPassword: {
    ...accessEndpoints.setPassword,
    access: 'account-link',
    summary: 'Set a password with a link, which then works no more; it signs nobody in',
    body: SetPassword,
    response: Success,
  },
} as const satisfies Record<
  keyof typeof accessEndpoints | keyof typeof languageEndpoints | keyof typeof outsideEndpoints,
  Endpoint
>
