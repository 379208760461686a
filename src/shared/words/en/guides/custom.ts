export const custom = 'Custom'
export const startConsole = 'console of your identity provider'
export const startAddress =
  'the place where applications, service providers or relying parties are added'
export const startRole = 'A role that may add an application for SAML 2.0'
export const addTheApplicationText =
  'Create a SAML 2.0 application; some call it a service provider or a relying party. Import our metadata if it can.'
export const metadataURLOrFile = 'Metadata URL or file'
export const enterOurAddressesText =
  'Where metadata cannot be imported, enter both without a slash at the end. Where there is a choice of binding, take HTTP-POST.'
export const entityIDAudienceOrIdentifier = 'Entity ID, audience or identifier'
export const acsReplyOrCallbackURL = 'ACS, reply or callback URL, recipient, destination'
export const nameThePersonText = 'Send the mail address as the name identifier.'
export const nameIDFormat = 'NameID format'
export const nameIDValue = 'NameID value'
export const theMailAddress = 'The mail address'
export const mapTheAttributesText =
  'Send each row of the attribute mapping; the name format may be basic or unspecified.'
export const chooseTheSignatureText =
  'Have the assertion signed; a signature on the response is welcome, too.'
export const signatureAlgorithm = 'Signature algorithm'
export const encryptionOfAssertions = 'Encryption of assertions'
export const signedRequests = 'Signed requests'
export const notRequired = 'Not required'
export const letSignInsStartHere = 'Let sign-ins start here'
export const letSignInsStartHereText =
  'If there is a field for the address where the application starts, enter ours.'
export const startLaunchOrHomePage = 'Start, launch or home page URL'
export const assignPeopleText =
  'Give the people or groups that may use this portal access to the application.'
export const takeTheValuesText =
  'Copy issuer, address for sign-in and signing certificate from the metadata of the identity provider. If its only address for sign-in is by POST (HTTP-POST), turn on “Send requests by POST” under Advanced; the import of metadata does so.'
export const theGivenName = 'The given name'
export const theFamilyName = 'The family name'
export const nameIdByDefault = 'Differs: check what yours sends'
export const signing =
  'A signature on the assertion, on the response, or on both is accepted; a message with neither is not, nor is SHA-1.'
export const customSignedRequests =
  'Where the provider can require signed requests, give it the certificate, or our metadata, which carry it. We sign with RSA-SHA256.'
export const encryption =
  'Where the provider can encrypt assertions, give it the certificate, or our metadata, which carry it. Choose AES-256-GCM or AES-128-GCM with RSA-OAEP; with AES-CBC, have it sign the response as well as the assertion.'
export const people = 'Depends on the identity provider: check who may use a new application.'
export const tile =
  'A tile works if it leads to our SSO URL. One that starts at the identity provider is refused here.'
export const renewal =
  'Enter the new certificate here and move the old one to Previous Certificate, then start signing with the new one. Clear Previous Certificate once everything works.'
export const validateInResponseToWhy =
  'Off only for an identity provider that can do nothing but start sign-ins by itself.'
export const disableRequestedAuthnContextWhy =
  'Off only if your identity provider must be told to ask for a password.'
export const invalidNameIDPolicyCause =
  'The identity provider cannot send a name identifier of the format emailAddress.'
export const invalidNameIDPolicyFix =
  'Set the format to emailAddress and map it to the mail address.'
export const noAuthnContextCause =
  'A way of authentication is demanded that the identity provider does not offer.'
export const ourLoginPageShowsACode = 'Our login page shows a code'
export const ourLoginPageShowsACodeCause = 'We refused the answer.'
export const ourLoginPageShowsACodeFix =
  'Look up the code under Sign-in Failures in the admin area. It shows what was expected, what was received and how to fix it.'

// A provider of which only the metadata is known.

export const entityIdWhere = 'Metadata of the identity provider, EntityDescriptor'
export const entityIdNote =
  'It may also be a URN. Copy it exactly, including http or https and any trailing slash.'
export const entryPointWhere = 'Metadata of the identity provider, Location'
export const certWhere = 'Metadata of the identity provider, KeyDescriptor with use="signing"'
export const certNote =
  'If there are several, the second goes into Previous Certificate and the others into Further Certificates.'
