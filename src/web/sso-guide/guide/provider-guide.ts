import type { ConnectionFieldName } from '#shared/connections/fields.ts'
import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'

// Contents of the setup guide for an identity provider. Its texts are words of `guides/`, plain,
// with what a console shows in “quotes”. A field, a menu or a choice stands here as the console
// shows it.

/** The addresses of this portal for one customer (specification section 7). */
export type PortalValues = {
  entityId: string
  acsUrl: string
  ssoUrl: string
  metadataUrl: string
} & Partial<OidcValues>

/** Those for a provider of OpenID Connect. */
export type OidcValues = { redirectUri: string; postLogoutUri: string; keysUrl: string }

/** A field of the provider's console, under the name that it has there. */
export type GuideEntry = { field: string } & (
  | { ours: keyof PortalValues }
  /** A text made of our values, to be copied as a whole. */
  | { compose: (values: PortalValues) => string }
  /** Choice, text or box to pick, type, tick or leave empty. */
  | { choose: string }
)

/** Topic of a step, so that a refused sign-in leads to the step that fixes it. */
export type StepTopic = 'addresses' | 'attributes' | 'signing' | 'access'

export type GuideStep = {
  title: string
  about?: StepTopic[]
  /** The way through the menus, outermost first. */
  menu?: string[]
  text: string
  entries?: GuideEntry[]
}

/** Value that the provider gives, and the field of the customer form that it goes into. */
export type BringBack = {
  ours: 'metadataUrl' | 'entityId' | 'entryPoint' | 'cert' | 'clientId' | 'clientSecret'
  theirs: string
  where: string
  /** How such a value looks, what differs in <angle brackets>; for the certificate its file format. */
  example: string
  note?: string
}

export type GuideProblem = { cause: string; fix: string } & (
  | {
      /** The code or text that the provider shows, or what can be seen where it shows none. */
      shows: string
    }
  /** Messages of our own login page, quoted from their source. */
  | { refusals: SignInRefusal[] }
)

/** One product: several are sold under the same name, or come as “custom”. */
export type ProductGuide = {
  product: string
  steps: GuideStep[]
  bringBack: BringBack[]
  problems: GuideProblem[]
}

export type GuideAttribute = {
  ours: 'email' | 'firstName' | 'lastName'
  choose: string
  /** The name under which the value arrives here. */
  sentAs: string
}

export type NameIdFormat = 'emailAddress' | 'unspecified' | 'persistent' | 'transient'
export type SignedElement = 'assertion' | 'response' | 'both'
export type SignatureAlgorithm = 'RSA-SHA1' | 'RSA-SHA256'

export type FormSwitch =
  | 'validateSignature'
  | 'validateInResponseTo'
  | 'disableRequestedAuthnContext'
  | 'auditEnabled'

/** Guide of any kind of connection. */
export type Guide = ProductGuide & {
  /** Start of the set-up: the console, its address in words, and the role that is needed there. */
  start: { console: string; address: string; role: string } | null
  attributes: GuideAttribute[]
  /** Products of the same vendor, or common ones without a guide of their own. */
  otherProducts: ProductGuide[]
}

/** Guide of a provider that signs in by SAML. */
export type ProviderGuide = Guide & {
  start: NonNullable<Guide['start']>
  nameId: {
    byDefault: string
    format: NameIdFormat
    /** The names of the format and of the value in the console. */
    choose: string
    source: string
  }
  signing: {
    /** Null: the provider does not document it. */
    byDefault: { element: SignedElement | null; algorithm: SignatureAlgorithm | null }
    /** Null: there is nothing to choose, every element that it may sign is accepted. */
    choose: { element: SignedElement | null; algorithm: SignatureAlgorithm }
    text: string
  }
  /** Field for our certificate, for requests that we sign and for assertions to us, unless the provider has neither. */
  ownKey: { signed: string; encrypted: string; isUsed?: false }
  access: string
  /** Says whether a sign-in may begin at the provider's own tile or test button. */
  tile: string
  rotation: string
  /** Switches of the customer form that matter here, also where the default is right. */
  switches: { name: FormSwitch & ConnectionFieldName; isOn: boolean; why: string }[]
}
