export const startRole = 'Cloud Application Administrator or Application Administrator'
export const createTheApplicationText =
  'Choose “Create your own application”, enter a name, pick the option for an application outside the gallery and create it. Older menus say Identity, Applications, Enterprise applications.'
export const kindOfApplication = 'Application type'
export const chooseSAML = 'Choose SAML'
export const chooseSAMLText = 'The page that opens has a card for each of the next steps.'
export const enterOurAddressesText =
  'Enter the values and save. Or use “Upload metadata file” at the top of the page to read the identifier and the reply URL from our metadata. You still need to enter the sign-on URL.'
export const nameThePersonText =
  'Use the email address instead of the user principal name. If Mail is empty for some people, choose user.userprincipalname, as long as it’s an address at their own domain.'
export const addTheClaims = 'Add the claims'
export const addTheClaimsText =
  'Add one claim for each row of the attribute mapping and save it. The claims that Entra sends by default have long names. We read those too, so you can skip this step.'
export const emailThenFirstNameAndLastName = 'email, then firstName and lastName'
export const takeTheCertificateAndThe = 'Copy the certificate and the two addresses'
export const takeTheCertificateAndTheText =
  'Then copy both values from the card “Set up” followed by your application’s name.'
export const assignPeopleText =
  'Pick people or groups under “None Selected”, then “Select” and “Assign”.'
export const where = 'Card “Set up” followed by your application’s name'
export const entityIdNote = 'Include the trailing slash.'
export const certWhere = 'Card “SAML Certificates”'
export const certExample = '.cer file with PEM text'
export const certNote =
  '“Certificate (Raw)” is binary and can’t be pasted. If you read the certificate from metadata, use the URL with the appid parameter; the tenant-wide URL doesn’t include it.'
export const nameIdByDefault = 'The user principal name'
export const signing =
  'Leave “Sign SAML assertion” and SHA-256 under SAML Certificates, Edit. Leave “Require verification certificates” off. Our requests are signed only if you turn that on. Leave token encryption off.'
export const signedRequests =
  'Single sign-on, SAML Certificates, Verification certificates: tick “Require verification certificates” and upload the certificate.'
export const encryption =
  'Security, Token encryption: choose “Import Certificate”, then “Activate token encryption”. Entra encrypts with AES-CBC, which is accepted only in signed responses. Choose “Sign SAML response and assertion” under SAML Certificates, Edit.'
export const people =
  'Only people and groups under “Users and groups”, while “Assignment required?” under Properties is Yes. Nested groups don’t count, and assigning groups needs a P1 or P2 license.'
export const tile =
  'With our SSO URL as Sign on URL, the tile in My Apps starts here and works. “Test this application” may start at Entra instead and be rejected here. Test with our SSO URL.'
export const renewal =
  'A certificate is valid for 3 years. Notices go to the Notification Email 60, 30 and 7 days before it expires. Create one with “New Certificate” (it stays inactive), enter it here with the old one as Previous Certificate, then choose “Make certificate active”.'
export const disableRequestedAuthnContextWhy =
  'When off, people who signed in with something other than a password get error AADSTS75011.'
export const aadsts50105Cause = 'The person isn’t assigned to the application.'
export const aadsts50105Fix =
  'Assign the person, or a group that has the person as a direct member; or set “Assignment required?” to No.'
export const aadsts700016OrAADSTS70001 = 'AADSTS700016 or AADSTS70001'
export const aadsts700016OrAADSTS70001Cause =
  'The tenant has no application with the Entity ID of our request.'
export const aadsts700016OrAADSTS70001Fix =
  'Make Identifier (Entity ID) exactly the same as ours, and check that the Login URL contains the right tenant’s ID.'
export const aadsts50011Cause = 'The application’s reply URL differs from ours.'
export const aadsts50011Fix = 'Copy our ACS URL to Reply URL again.'
export const aadsts75011Cause =
  'The request asked for a different authentication method than the one the person used.'
export const aadsts750054Cause = 'The Login URL was opened without a request.'
export const aadsts750054Fix = 'Enter our SSO URL as Sign on URL, and start there.'
export const aadsts75005Cause = 'Entra doesn’t recognize the request as SAML.'
export const aadsts75005Fix = 'Check the Login URL. If it’s right, report the error to us.'
export const aadsts76021Cause = 'The application requires signed requests, and ours aren’t signed.'
export const aadsts76021Fix = 'Turn off “Require verification certificates”.'
export const aadsts501241Cause = 'The attribute chosen for the Name ID is empty for this person.'
export const aadsts501241Fix = 'Fill in the person’s Mail, or choose user.userprincipalname.'
export const aadsts50020Cause = 'The account belongs to another tenant.'
export const aadsts50020Fix =
  'Sign in with an account of this tenant, or invite the person as a guest.'
export const aadsts50003Cause = 'The application has no signing certificate.'
export const aadsts50003Fix = 'Create one under SAML Certificates.'
export const anyOtherAADSTSCode = 'Any other AADSTS code'
export const anyOtherAADSTSCodeCause = 'Microsoft explains each code.'
export const anyOtherAADSTSCodeFix =
  'Open https://login.microsoftonline.com/error and enter the number as “code”.'

// AD FS.

export const addTheRelyingParty = 'Add the relying party'
export const addTheRelyingPartyText =
  'Choose “Claims aware” and “Start”, and import our metadata or enter the values manually. Choose an access control policy and finish. The “Advanced” tab must say SHA-256.'
export const sendTheAttributes = 'Send the attributes'
export const sendTheAttributesText = 'These claims have long names, which we also read.'
export const adFsNameThePersonText =
  'Without this second rule, AD FS responds with InvalidNameIDPolicy.'
export const adFsEntityIdWhere = 'The metadata, entityID'
export const adFsEntryPointWhere =
  'The metadata: /FederationMetadata/2007-06/FederationMetadata.xml on the host'
export const adFsCertWhere = 'Service, Certificates, Token-signing, View, Details, Copy to File'
export const adFsCertExample = 'Base-64 encoded .cer file'
export const adFsCertNote =
  'AD FS creates a new one 20 days before the old one expires and signs with it 5 days later. Enter it in those 5 days, with the old one as Previous Certificate.'
export const invalidNameIDPolicyCause = 'The rule that turns the email into a Name ID is missing.'
export const invalidNameIDPolicyFix = 'Add the second rule.'
export const anErrorPageOfADFS = 'An AD FS error page'
export const anErrorPageOfADFSCause =
  'Check Event Viewer, AD FS, Admin for an event with the same time.'
export const anErrorPageOfADFSFix = 'The event names what AD FS was missing.'
export const adFsStartAddress = 'the Tools menu of Server Manager on the federation server'
export const adFsStartRole = 'A member of Administrators on the federation server'
export const adFsAccess =
  'The access control policy decides. Choose “Permit everyone” or “Permit specific group”.'
export const adFsNameIdByDefault = 'none'
export const adFsWrongIssuerCause = 'The Entity ID was entered with https.'
export const adFsWrongIssuerFix = 'Enter it with http, as in the metadata.'
