export const startAddress = 'cloud.oracle.com. For classic IDCS, use its own admin console'
export const startRole = 'Check that your role can add applications to the domain'
export const yourDomain = 'Your domain'
export const addTheApplicationText =
  'Choose “Add application”, then “SAML Application”, then “Launch workflow”. In classic IDCS, go to Applications, Add, SAML Application. The fields are the same.'
export const describeItText =
  'Enter a name and leave the custom login, logout and error addresses empty. Then choose “Next”.'
export const onSoThatOnlyAssigned = 'On, so that only assigned people can sign in'
export const enterOurAddressesText =
  'Enter the values. You don’t need to upload a signing certificate.'
export const chooseTheSignatureText = 'Most of these are set already.'
export const addTheAttributesText =
  'Add each row of the attribute mapping with the Basic format and the User attribute type. Oracle sends only these.'
export const switchTheApplicationOnText = 'Choose “Finish”, then “Activate”, and confirm.'
export const assignPeopleText =
  'If grants are enforced, assign each person or group. People must exist in the domain.'
export const where = 'The application’s page, SSO configuration'
export const entityIdNote =
  'Some domains include :443 after the host. Copy the value exactly as shown.'
export const certExample = 'Text file in PEM format'
export const nameIdByDefault = 'The primary email, in Email address format'
export const signing =
  'Under Signed SSO, keep “Assertion” or choose “Assertion and response”, with SHA-256. Leave encryption off, and don’t upload a certificate. Check that Oracle then accepts our requests, which are signed only if you turn on “Sign requests” here.'
export const signedRequests =
  'In Oracle, under SSO configuration, Advanced, upload our certificate as “Signing certificate”.'
export const encryption =
  'In Oracle, under SSO configuration, Advanced, turn on “Require encrypted assertion”, upload our certificate as “Encryption certificate” and choose AES-256-GCM with RSA-OAEP.'
export const people =
  'Assigned people and groups while “Enforce grants as authorization” is on. Otherwise, everyone the sign-on policy allows.'
export const tile =
  'Sign-ins from the tile in My Apps start at Oracle and are rejected here. Give people our SSO URL, and leave “Display in My Apps” off.'
export const renewal =
  'The certificate belongs to the domain and is issued by Oracle. To get a new one, open a service request. When it changes, enter the new one here with the old one as Previous Certificate.'
export const validateInResponseToWhy =
  'When this is off, the tile in My Apps also works, but responses are no longer tied to a request.'
export const theFederationPartnerIsNotRecognizedCause =
  'The Entity ID isn’t ours, or the application isn’t activated.'
export const theFederationPartnerIsNotRecognizedFix =
  'Make the Entity ID exactly the same as ours, and activate the application.'
export const accessIsDeniedAfterTheSign = 'Access denied after signing in to Oracle'
export const accessIsDeniedAfterTheSignCause =
  'The person isn’t assigned, or the sign-on policy rejects them. Check both.'
export const accessIsDeniedAfterTheSignFix = 'Assign the person, or change the policy.'
export const theMetadataAddressAsksForA = 'The metadata URL requires signing in'
export const theMetadataAddressAsksForACause = 'The domain doesn’t publish its signing certificate.'
export const theMetadataAddressAsksForAFix =
  'Download the metadata in the console, or turn on “Configure client access” under Settings, Domain settings (classic IDCS: “Access Signing Certificate” under Default Settings).'
