export const startAddress = 'your tenant’s address, followed by /ui/admin'
export const addTheApplicationText = 'Choose “Add application”.'
export const describeItText =
  'Enter a name, a description and the company name (required). Leave the application enabled.'
export const enterOurAddressesText =
  'Choose SAML 2.0 first. To upload our metadata instead of entering these values, select “Use metadata”.'
export const untick = 'Deselect'
export const chooseTheSignatureAndThe = 'Set up signing and the name identifier'
export const chooseTheSignatureAndTheText =
  'Sign with your company’s own certificate. IBM provides the tenant’s certificate for testing only.'
export const aPersonalCertificateOfYour = 'Your company’s personal certificate'
export const mapTheAttributesAndSave = 'Map the attributes and save'
export const mapTheAttributesAndSaveText =
  'Add each row of the attribute mapping with the basic format. If you need access policies, choose them, then save.'
export const assignPeopleText =
  'Choose automatic access for all users and groups, or pick users and groups with “Add”. Then save.'
export const takeIbmsValues = 'Copy IBM’s values'
export const takeIbmsValuesText =
  'The instructions on the right of the page show the provider ID, the login URL and the certificate.'
export const where = 'Sign-on tab, instructions on the right'
export const entityIdNote = 'Use IBM’s value, not the one you entered.'
export const certExample = 'PEM text'
export const nameIdByDefault = 'As chosen on the Sign-on tab'
export const signing =
  'Verify always signs its response. Check whether it signs the assertion as well. Keep “Validate response signatures” on here, so that either signature is enough. Choose RSA-SHA256, and check that encryption is off.'
export const signedRequests =
  'In Verify, add our certificate under Security, Certificates. Then, on the Sign-on tab, select “Validate SAML request signature” and choose our certificate.'
export const encryption =
  'On Verify’s Sign-on tab, select “Encrypt assertion”, choose AES-256-GCM if it’s offered, and choose our certificate. If Verify uses AES-CBC, have it sign the response as well.'
export const people =
  'People and groups on the Entitlements tab, if the access policies allow them.'
export const tile =
  'If “Use identity provider initiated single sign-on” is off and the Service provider SSO URL is our SSO URL, sign-ins from the tile work because they start here.'
export const renewal =
  'Applications that use the tenant’s default certificate all change at the same time. Enter the new certificate here with the old one as Previous Certificate before you choose the new one in Verify. Check under Security, Certificates how your certificate is replaced.'
export const validateSignatureWhy =
  'Verify always signs the response. When this is off, only the assertion’s signature is checked.'
export const verifyDoesNotKnowTheApplication = 'Verify doesn’t recognize the application'
export const verifyDoesNotKnowTheApplicationCause =
  'The Provider ID or the ACS URL may be mistyped.'
export const verifyWantsASignedRequest = 'Verify requires a signed request'
export const verifyWantsASignedRequestCause =
  '“Validate SAML request signature” is on. Our requests are signed only if you turn on “Sign requests” here.'
export const verifyWantsASignedRequestFix = 'Turn off “Validate SAML request signature”.'
export const thePersonSignsInAtIBM = 'The person signs in to Verify but is rejected'
export const thePersonSignsInAtIBMCause =
  'The person may have no entitlement, or an access policy may reject them.'
export const thePersonSignsInAtIBMFix = 'Add the person under Entitlements, or change the policy.'
