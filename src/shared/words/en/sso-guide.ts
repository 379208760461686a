import { rich } from '#shared/words/formats.ts'

// The guide around what is said of one provider, which is in guides/.

export const title = 'SSO Setup Guide'
export const titleOf = (customer: string) => `SSO Setup Guide, ${customer}`
export const titleOfNew = 'SSO Setup Guide, new customer'
export const leadOfNew =
  'For the customer you’re adding in the other tab. Save the customer there once you have the provider’s values.'
export const backToCustomers = 'Back to Customers'
export const editCustomer = 'Edit Customer'
export const print = 'Print'
export const loadingCustomer = 'Loading customer details'
export const loadingValues = 'Loading values'
export const loadingGuide = 'Loading guide'
export const guideLoadFailed = 'Failed to load guide'
export const otherKinds = 'Other sign-in methods'
export const valuesFailed = 'Failed to load values'

export const tabs = {
  label: 'Guide sections',
  values: 'Values',
  steps: 'Steps',
  attributes: 'Attributes',
  problems: 'Troubleshooting',
}
export const isDone = (step: string) => `Done: ${step}`
export const progress = (done: number, steps: number) => `${done} of ${steps} steps done`

export const provider = 'Identity Provider'
/** Above the part of the guide that a failed test has led to. */
export const mends = (sentence: string) => `Fix this here: “${sentence}”`

export const portalValues = {
  entityId: 'Entity ID / Audience',
  acsUrl: 'ACS URL',
  ssoUrl: 'SSO URL (SP-initiated login)',
  metadataUrl: 'SP Metadata URL',
}
export const view = 'View'
export const answersLater = 'Available once you save the customer.'

export const metadata = {
  title: 'SP metadata',
  lead: 'For identity providers that accept a file instead of individual values.',
  asXml: 'Metadata as XML',
  loading: 'Loading metadata',
  loadFailed: 'Failed to load metadata',
  download: 'Download',
  close: 'Close',
}

export const attributes = {
  name: 'Attribute',
  need: 'Required',
  required: 'Required',
  optional: 'Optional',
  value: 'Value',
  valueAt: (product: string) => `Value in ${product}`,
  sentAs: <Part>(name: Part) => rich`sent as ${name}`,
}

export const begin = <Part>(console: Part, address: string) =>
  rich<string | Part>`Start in the ${console}, at ${address}.`
/** The guides are phrases and sentences; here each stands as a sentence. */
export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
export const otherProducts = 'Other products'
export const ourLoginPage = (sentences: string[]) =>
  `This portal’s sign-in page: ${sentences.map((text) => `“${text}”`).join(' or ')}`

export const settings = {
  nameId: 'Name ID',
  signature: 'Signature',
  signedRequests: 'Signed requests (optional)',
  encryption: 'Encryption (optional)',
  people: 'Who can sign in',
  tile: 'Sign-ins from the app tile',
  renewal: 'Certificate renewal',
  switches: 'Connection settings',
}
type NameId = { choose: string; source: string; byDefault: string }
export const chooseNameId = ({ choose, source, byDefault }: NameId) =>
  `Format: ${choose}. Source: ${source}. Default: ${byDefault}.`
export const switchOn = (field: string) => `Turn on “${field}” here.`
export const switchOnFirst = (field: string) => `Turn on “${field}” here first.`
export const switchIs = (field: string, isOn: boolean) => `${field}: ${isOn ? 'on' : 'off'}.`
export const ownCertificate = <Part>(link: (text: string) => Part) =>
  rich<
    string | Part
  >`This portal’s certificate is included in its metadata. You can also ${link('download the certificate')} as a file.`

export const next = {
  label: 'What to do next',
  title: 'Next Steps',
  enterNew:
    'Enter the provider’s issuer, SSO URL and certificate in the form, and save the customer.',
  enter: <Part>(link: (text: string) => Part, edit: Part) =>
    rich<
      string | Part
    >`Enter the provider’s values under ${link('Single Sign-On')}, run the test, then go live. To go live without a test, use ${edit}.`,
  choose: <Part>(kind: string, link: (text: string) => Part) =>
    rich<
      string | Part
    >`Choose ${kind} under ${link('Single Sign-On')}, run the test, then go live. There are no values to copy.`,
  chooseNew: (kind: string) =>
    `Save the customer. Then choose ${kind} on its Single Sign-On page, run the test, and go live.`,
  consent:
    'During the test, one of the customer’s Microsoft administrators signs in once and gives consent. To have them run the test, send a setup link.',
  assign: 'At the provider, assign the people who should have access.',
  tryAny: 'In a private window, sign in to the portal with one of the customer’s email addresses.',
  tryAt: <Part>(domain: Part) =>
    rich<
      string | Part
    >`In a private window, sign in to the portal with an email address at ${domain}.`,
  failures: <Part>(link: (text: string) => Part) =>
    rich<
      string | Part
    >`If a sign-in fails, the page shows a short code. Look it up under ${link('Sign-In Failures')} to see the expected value, the received value and the fix.`,
}

/** Texts about the team's own connection. */
export const team = {
  name: 'Your team',
  back: 'Team Single Sign-On',
  enter: <Part>(link: (text: string) => Part) =>
    rich<
      string | Part
    >`Enter the provider’s issuer, SSO URL and certificate under ${link('Team Single Sign-On')}, test them and go live.`,
  assign:
    'Assign your agents and administrators at the provider. Each needs an account under Team with the same email address.',
  signIn: <Part>(page: Part) => rich<string | Part>`In a private window, sign in at ${page}.`,
}

// Texts of several guides.

export const nameThePerson = 'Set the Name ID'
export const metadataNote =
  'Paste this URL under “Import metadata” to fill in all the values below.'
export const beginsWithHttp = 'Starts with http, not https.'
export const createTheApplication = 'Create the application'
export const signInFromHere = 'Give people the sign-in link'
export const signInFromHereText =
  'Give people this link, or let them enter their email address on this portal’s sign-in page.'
export const linkForYourPeople = 'Sign-in link'
export const signInsStartHere =
  'Sign-ins start at our SSO URL, so every response belongs to a request.'
export const on = 'On'
export const leaveEmpty = 'Leave empty'
export const mapTheAttributes = 'Map the attributes'
export const letTheTileStartHere = 'Make the app tile open this portal'
export const chooseWhoMaySignIn = 'Choose who can sign in'
export const addTheApplication = 'Add the application'
export const enterOurAddresses = 'Enter this portal’s URLs'
export const assignPeople = 'Assign people'
export const pemFile = '.pem file'
export const copyBothAgain = 'Copy both from this guide again.'
export const chooseTheSignature = 'Set up signing'
export const off = 'Off'
export const takeTheValues = 'Copy the provider’s values'
export const disableAuthnContext =
  'Turn on “Disable the requested authentication context” in the connection’s settings.'
export const serviceWithRedirect = 'SingleSignOnService with HTTP-Redirect binding'
export const pemOrBase64 = 'PEM, or Base64 text without the BEGIN and END lines'
export const nameAndMap = 'Set the Name ID and map the attributes'
export const tick = 'Select'
export const leaveUnticked = 'Leave unselected'
export const roleThatAddsApplications = 'Check that your role can add applications'
export const describeIt = 'Add a name and description'
export const leaveOff = 'Leave off'
export const addTheAttributes = 'Add the attributes'
export const switchTheApplicationOn = 'Turn on the application'

// Placeholders for variable parts of an address, as in https://<company>.example.
export const tenantDomain = 'tenant domain'
export const clientId = 'client id'
export const issuer = 'issuer'
export const region = 'region'
export const nameInAddress = 'name'
export const path = 'path'
export const tenantHost = 'tenant host'
export const tenantId = 'tenant id'
export const organisation = 'organization'
export const appName = 'app name'
export const company = 'company'
export const environmentId = 'environment id'
