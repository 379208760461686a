export const startAddress = 'the address of your tenant, followed by /ui/admin'
export const addTheApplicationText = 'Choose “Add application”.'
export const describeItText =
  'Enter a name, a description and the company name, which is required. Leave it enabled.'
export const enterOurAddressesText =
  'Choose SAML 2.0 first. Our metadata can be uploaded with “Use metadata” in place of typing.'
export const untick = 'Untick'
export const chooseTheSignatureAndThe = 'Choose the signature and the name of the person'
export const chooseTheSignatureAndTheText =
  'Sign with a certificate of your own company: IBM means the one that comes with the tenant for trying out only.'
export const aPersonalCertificateOfYour = 'A personal certificate of your company'
export const mapTheAttributesAndSave = 'Map the attributes and save'
export const mapTheAttributesAndSaveText =
  'Add each row of the attribute mapping with the format basic. Choose access policies as you wish, then save.'
export const assignPeopleText =
  'Choose an access type: automatic access for all users and groups, or pick users and groups with “Add”. Save.'
export const takeIbmsValues = 'Take IBM’s values'
export const takeIbmsValuesText =
  'The instructions at the right of the page have the provider ID, the login URL and the certificate.'
export const where = 'Sign-on tab, instructions at the right'
export const entityIdNote = 'The one of IBM, not the one that you entered.'
export const certExample = 'PEM text'
export const nameIdByDefault = 'As chosen on the Sign-on tab'
export const signing =
  'Verify always signs its response; check whether it signs the assertion as well. Keep “Validate response signatures” on here, so that either will do. Choose RSA-SHA256, and check that encryption is off.'
export const signedRequests =
  'Sign-on: tick “Validate SAML request signature” and choose the certificate, which is added under Security, Certificates.'
export const encryption =
  'Sign-on: tick “Encrypt assertion”, choose AES-256-GCM if it is offered, and choose the certificate. With AES-CBC, have it sign the response as well.'
export const people =
  'People and groups of the Entitlements tab, as far as the access policies let them.'
export const tile =
  'With sign-on that begins at the identity provider off and our SSO URL as Service provider SSO URL, sign-ins start here.'
export const renewal =
  'Applications that use the default certificate of the tenant change all at once. Enter the new certificate here with the old one as Previous Certificate before you choose it at IBM; check under Security, Certificates how yours is replaced.'
export const validateSignatureWhy =
  'What Verify always signs is the response; off, only a signature on the assertion counts.'
export const verifyDoesNotKnowTheApplication = 'Verify does not know the application'
export const verifyDoesNotKnowTheApplicationCause =
  'Check the Provider ID and the ACS URL: one of them may be mistyped.'
export const verifyWantsASignedRequest = 'Verify wants a signed request'
export const verifyWantsASignedRequestCause =
  'Check “Validate SAML request signature”: our requests are signed only where you switch that on.'
export const verifyWantsASignedRequestFix = 'Switch it off.'
export const thePersonSignsInAtIBM = 'The person signs in at IBM but is turned away'
export const thePersonSignsInAtIBMCause =
  'Check the entitlement of the person, and the access policies.'
export const thePersonSignsInAtIBMFix = 'Add the person under Entitlements, or change the policy.'
