import { number, plural } from './language.ts'

// The settings of a connection to an identity provider, as the form and the setup link show them.

export const labels = {
  enabled: 'Enable SAML SSO',
  provider: 'Identity Provider',
  entityId: 'Entity ID / Issuer',
  entryPoint: 'Entry Point URL / SSO URL',
  cert: 'X.509 Certificate',
  validateSignature: 'Validate response signatures',
  validateInResponseTo: 'Validate the InResponseTo field',
  disableRequestedAuthnContext: 'Disable the requested authentication context',
  auditEnabled: 'Enable authentication audit logging',
  signRequests: 'Sign requests',
  requestsByPost: 'Send requests by POST',
  decryptAssertions: 'Accept encrypted assertions',
  audienceRestriction: 'Audience Restriction',
  emailAttribute: 'Email Attribute',
  firstNameAttribute: 'First Name Attribute',
  lastNameAttribute: 'Last Name Attribute',
  previousCert: 'Previous Certificate',
  moreCerts: 'Further Certificates',
  ipRestrictions: 'IP Restrictions',
  metadataUrl: 'Metadata Address',
  followMetadata: 'Take New Certificates',
  logoutUrl: 'Sign-Out URL',
  logoutByPost: 'Sign Out by POST',
}

export const title = 'Single Sign-On'
export const given = 'Values you give to the provider'
export const received = 'Values you receive from the provider'
export const advanced = 'Advanced'
export const guide = 'SSO setup guide'
export const newTab = '(opens in a new tab)'
export const ownEntityId = 'Entity ID / Audience'
export const ownEntityIdHint = 'The identity provider knows the portal by this'
export const ownAcsUrl = 'ACS / Callback URL'
export const ownAcsUrlHint = 'Where the identity provider sends its responses'
export const addAddress = 'Add address'
export const addCertificate = 'Add certificate'
export const certificateLabel = (at: number) => `Certificate ${at}`
export const certificateProblem = (at: number, problem: string) => `Certificate ${at}: ${problem}`
export const addressAt = (at: number) => `address ${at}`
export const chooseFile = 'Choose a file'
export const chooseFileFor = (label: string) => `Choose a file, ${label}`
export const fileWith = (label: string) => `File with the ${label}`
export const readingCertificate = 'Reading the certificate...'
export const factsLater = 'What is in the certificate stands here once you leave the field.'

type End = { isOver: boolean; days: number }
export const certificateEnds = ({ isOver, days }: End) => {
  if (isOver) return 'Certificate expired'
  if (days === 0) return 'Certificate ends within a day'
  return plural(days, {
    one: `Certificate ends in ${number(days)} day`,
    other: `Certificate ends in ${number(days)} days`,
  })
}

// What is wrong with what was entered.
export const providerRequired = 'Provider is required when SAML is enabled'
export const entityIdRequired = 'Entity ID is required when SAML is enabled'
export const entryPointRequired = 'Entry Point URL is required when SAML is enabled'
export const certRequired = 'Certificate is required when SAML is enabled'
export const lineTooLong = 'This must be 500 characters or less'
export const certificateTooLong = 'A certificate must be 20,000 characters or less'
export const notStorable = 'This text contains a character that cannot be stored'
export const tooManyCertificates = 'Add up to 8 further certificates'
export const tooManyAddresses = 'List at most 200 addresses'
export const chooseProvider = 'Choose one of the listed providers'
export const giveAddress = 'Give an https address such as https://login.example.com/saml2'
export const giveRanges =
  'Give addresses such as 203.0.113.7, or ranges such as 203.0.113.0/24 or 2001:db8::/32'
export const metadataTooLong = 'This is too long for one provider'
export const peopleOutOfRange = 'Give a number from 1 to 1000'
export const shareOutOfRange = 'Give a number from 1 to 100'
export const emailTooLong = 'An address must be 254 characters or less'
export const tooManyPeople = 'List at most 100 people'

/** Whoever came by a setup link. */
export const linkHolder = (name: string) => `${name} (setup link)`
