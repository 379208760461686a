export const startRole =
  'You need the Cloud Application Administrator or Application Administrator role'
export const createTheApplicationText =
  'Choose “Create your own application”, enter a name, pick the option for an application outside the gallery and choose “Create”. Older menus say Identity, Applications, Enterprise applications.'
export const kindOfApplication = 'Application type'
export const chooseSAML = 'Choose SAML'
export const chooseSAMLText = 'The page that opens has a card for each of the next steps.'
export const enterOurAddressesText =
  'Enter the values and save. Or use “Upload metadata file” at the top of the page to read the identifier and the reply URL from our metadata. You still need to enter the sign-on URL.'
export const nameThePersonText =
  'Use the email address instead of the user principal name. If Mail is empty for some people, choose user.userprincipalname, as long as it’s an address at their own domain.'
export const addTheClaims = 'Add the claims'
export const addTheClaimsText =
  'Add one claim for each row of the attribute mapping and save it. The claims that Entra sends by default have long names. We recognize those, too, so you can skip this step.'
export const emailThenFirstNameAndLastName = 'email, then firstName and lastName'
export const takeTheCertificateAndThe = 'Copy the certificate and the two URLs'
export const takeTheCertificateAndTheText =
  'Download the certificate, then copy the two URLs from the “Set up” card with your application’s name.'
export const assignPeopleText =
  'Pick people or groups under “None Selected”, then choose “Select” and “Assign”.'
export const where = '“Set up” card with your application’s name'
export const entityIdNote = 'Include the trailing slash.'
export const certWhere = '“SAML Certificates” card'
export const certExample = '.cer file with PEM text'
export const certNote = '“Certificate (Raw)” is binary and can’t be pasted.'
export const nameIdByDefault = 'The user principal name'
export const signing =
  'Keep “Sign SAML assertion” and SHA-256 under SAML Certificates, Edit. Leave “Require verification certificates” off. Our requests are signed only if you turn on “Sign requests” here. Leave token encryption off.'
export const signedRequests =
  'In Entra, under Single sign-on, SAML Certificates, Verification certificates, select “Require verification certificates” and upload our certificate.'
export const encryption =
  'In Entra, under Security, Token encryption, choose “Import Certificate”, then “Activate token encryption”. Entra encrypts with AES-CBC, which is accepted only in signed responses, so also choose “Sign SAML response and assertion” under SAML Certificates, Edit.'
export const people =
  'Only people and groups under “Users and groups”, if “Assignment required?” under Properties is Yes. Nested groups aren’t included, and assigning groups needs a P1 or P2 license.'
export const tile =
  'If the Sign on URL is our SSO URL, sign-ins from the tile in My Apps work because they start here. Sign-ins from “Test this application” may start at Entra and be rejected here. Test with our SSO URL.'
export const renewal =
  'A certificate is valid for 3 years. Microsoft sends notices to the Notification Email 60, 30 and 7 days before it expires. Create a new one with “New Certificate” (it stays inactive), enter it here with the old one as Previous Certificate, then choose “Make certificate active”.'
export const disableRequestedAuthnContextWhy =
  'When this is off, people who signed in with something other than a password get error AADSTS75011.'
export const aadsts50105Cause = 'The person isn’t assigned to the application.'
export const aadsts50105Fix =
  'Assign the person or a group they’re a direct member of, or set “Assignment required?” to No.'
export const aadsts700016OrAADSTS70001 = 'AADSTS700016 or AADSTS70001'
export const aadsts700016OrAADSTS70001Cause =
  'The tenant has no application with the Entity ID in our request.'
export const aadsts700016OrAADSTS70001Fix =
  'Make Identifier (Entity ID) exactly the same as ours, and check that the Login URL contains the right tenant’s ID.'
export const aadsts50011Cause = 'The application’s reply URL differs from ours.'
export const aadsts50011Fix = 'Copy our ACS URL to Reply URL again.'
export const aadsts75011Cause =
  'The request asked for a different authentication method than the one the person used.'
export const aadsts750054Cause = 'The Login URL was opened without a request.'
export const aadsts750054Fix =
  'Enter our SSO URL as the Sign on URL, and start sign-ins from there.'
export const aadsts75005Cause = 'Entra doesn’t recognize the request as SAML.'
export const aadsts75005Fix = 'Check the Login URL. If it’s correct, report the error to support.'
export const aadsts76021Cause = 'The application requires signed requests, and ours aren’t signed.'
export const aadsts76021Fix = 'Turn off “Require verification certificates”.'
export const aadsts501241Cause = 'The attribute chosen for the Name ID is empty for this person.'
export const aadsts501241Fix =
  'Fill in the person’s Mail in Entra, or choose user.userprincipalname as the source attribute.'
export const aadsts50020Cause = 'The account belongs to another tenant.'
export const aadsts50020Fix =
  'Sign in with an account in the application’s tenant, or invite the person to that tenant as a guest.'
export const aadsts50003Cause = 'The application has no signing certificate.'
export const aadsts50003Fix = 'Create one under SAML Certificates.'
export const anyOtherAADSTSCode = 'Any other AADSTS code'
export const anyOtherAADSTSCodeCause = 'Microsoft explains each code.'
export const anyOtherAADSTSCodeFix =
  'Open https://login.microsoftonline.com/error and enter the number as “code”.'

// AD FS.

export const addTheRelyingParty = 'Add the relying party'
export const addTheRelyingPartyText =
  'Choose “Claims aware” and “Start”, and import our metadata or enter the values manually. Choose an access control policy and finish. In the trust’s properties, the “Advanced” tab must say SHA-256.'
export const sendTheAttributes = 'Send the attributes'
export const sendTheAttributesText = 'These claims have long names, which we recognize.'
export const adFsNameThePersonText =
  'Without this second rule, AD FS responds with InvalidNameIDPolicy.'
export const adFsEntityIdWhere = 'The metadata, entityID'
export const adFsEntryPointWhere =
  'The metadata: /FederationMetadata/2007-06/FederationMetadata.xml on the host'
export const adFsCertWhere = 'Service, Certificates, Token-signing, View, Details, Copy to File'
export const adFsCertExample = 'Base-64 encoded .cer file'
export const adFsCertNote =
  'AD FS creates a new certificate 20 days before the old one expires and starts signing with it 5 days later. Enter it during those 5 days, with the old one as Previous Certificate.'
export const invalidNameIDPolicyCause = 'The rule that turns the email into a Name ID is missing.'
export const invalidNameIDPolicyFix = 'Add the rule from the “Set the Name ID” step.'
export const anErrorPageOfADFS = 'An AD FS error page'
export const anErrorPageOfADFSCause = 'AD FS logs the cause as an event with the same time.'
export const anErrorPageOfADFSFix =
  'Find the event in Event Viewer, AD FS, Admin. It shows what AD FS was missing.'
export const adFsStartAddress =
  'the federation server. You’ll find the console under Tools in Server Manager'
export const adFsStartRole = 'You need to be a member of the server’s Administrators group'
export const adFsAccess =
  'Depends on the access control policy. Choose “Permit everyone” or “Permit specific group”.'
export const adFsNameIdByDefault = 'None'
export const adFsWrongIssuerCause = 'The Entity ID was entered with https.'
export const adFsWrongIssuerFix = 'Enter the Entity ID with http, as in the metadata.'

// Sign-in with Microsoft by this portal's own application: what a customer's administrator does.

export const startTheConnection = 'Start the connection'
export const startTheConnectionText =
  'Choose “Connect with Microsoft” on the setup page or under Single Sign-On. Microsoft opens in a new tab.'
export const signInAsAdmin = 'Sign in as an administrator'
export const signInAsAdminText =
  'Use an account in your organization with the Global Administrator, Privileged Role Administrator or Cloud Application Administrator role. Only an administrator can consent for everyone.'
export const acceptPermissions = 'Accept the permissions'
export const acceptPermissionsText =
  'Check the application’s name and choose “Accept”. The permissions let people sign in and let the portal read their name and email address. It can’t read email, files or the directory.'
export const confirmWithAccount = 'Confirm with an account in your organization'
export const confirmWithAccountText =
  'Microsoft asks you to choose an account again, to make sure the right tenant is connected. The account’s email address must be at one of your organization’s domains. If the administrator’s address ends in onmicrosoft.com, choose an everyday account here.'
export const limitPeople = 'Limit who can sign in (optional)'
export const limitPeopleText =
  'At first, everyone in your organization can sign in. To limit access, open the portal’s entry in the Microsoft Entra admin center, set “Assignment required?” to Yes and add people under “Users and groups”.'
export const portalsEntry = 'The portal’s entry'
export const needAdminApproval = '“Need admin approval”, AADSTS65001 or AADSTS90094'
export const needAdminApprovalCause = 'No administrator has consented for the organization yet.'
export const needAdminApprovalFix = 'Start the connection again and sign in as an administrator.'
export const notAcceptedCause = 'The permissions weren’t accepted.'
export const notAcceptedFix = 'Start the connection again and choose “Accept”.'
export const otherOrganizationCause =
  'The account belongs to another organization, or is a personal account.'
export const otherOrganizationFix =
  'Sign out of Microsoft or use a private window, and choose an account in the connected organization.'
export const notAssignedCause = 'Only assigned people can sign in, and this person isn’t assigned.'
export const notAssignedFix =
  'Add the person under “Users and groups” in the portal’s entry, or set “Assignment required?” to No.'
export const conditionalAccess = 'AADSTS53000, AADSTS53003 or another code that starts with 53'
export const conditionalAccessCause = 'A Conditional Access policy blocks the sign-in.'
export const conditionalAccessFix =
  'In the Entra sign-in logs, open the sign-in to see which policy blocked it. Then exclude the portal or meet the policy’s conditions.'
export const foreignConsentCause =
  'Consent was given, but the account that confirmed it isn’t at one of this customer’s domains.'
export const foreignConsentFix =
  'Start the connection again and confirm with an account at one of the customer’s domains. If the account’s domain is missing here, have it added to the customer.'
export const guestCause = 'The person is only a guest in the connected organization.'
export const guestFix =
  'Have the person use a regular account in the connected organization, not a guest account.'

// The same for those who run the portal: their application at Microsoft.

export const applicationProduct = 'Microsoft application'
export const applicationRole =
  'Use your own organization, not a customer’s. You need the Application Developer or Cloud Application Administrator role'
export const registerApplication = 'Register the application'
export const registerApplicationText =
  'Customers’ administrators see the name when they consent, so enter one they know you by. One registration serves all customers.'
export const nameCustomersKnow = 'A name your customers know, such as “Example Support”'
export const addSignOutAddress = 'Add the post-logout redirect URI'
export const addSignOutAddressText =
  'Add this URI to the redirect URIs of the “Web” platform. Microsoft then sends people back here after they sign out.'
export const createSecret = 'Create a client secret'
export const createSecretText =
  'Copy the “Value” immediately; Microsoft shows it only once. Note the expiration date: unless you create a new secret by then, no customer can sign in with Microsoft. To use a certificate instead, skip this step, upload this portal’s certificate under “Certificates”, and set Client Authentication to “Signature with this portal’s key” under Sign-In Apps.'
export const secretDescription = 'Any name'
export const secretExpiry = 'As long as your policies allow'
export const choosePermissions = 'Choose the permissions'
export const choosePermissionsText =
  'Add these three and remove User.Read, which isn’t needed. They only let people sign in.'
export const verifyPublisher = 'Verify yourself as the publisher'
export const verifyPublisherText =
  'Without this, customers see “unverified” when they consent; administrators can still accept. You need an account in the Microsoft AI Cloud Partner Program. The publisher domain must be verified in your organization.'
export const yourDomain = 'Your own domain'
export const yourPartnerId = 'Your Partner One ID'
export const enterValuesHere = 'Enter both values here'
export const enterValuesHereText =
  'Enter the client ID and the secret under Sign-In Apps and save. You can then choose “Microsoft” for each customer.'
export const whatCustomersSee = 'What customers see'
export const whatCustomersSeeText =
  'A customer’s administrator opens the setup link, chooses “Connect with Microsoft”, signs in once and sees “Permissions requested” with your name. After “Accept”, your application is listed under their Enterprise applications, where they can limit it to some people or remove it.'
export const clientIdWhere = 'Your app registration’s Overview page'
export const clientIdExample = '00001111-aaaa-2222-bbbb-3333cccc4444'
export const secretWhere = 'Certificates & secrets, Client secrets'
export const secretExample = '40 characters'
export const secretNote = 'Copy the “Value”, not the “Secret ID”.'
export const redirectMismatchCause = 'The redirect URI isn’t registered exactly as shown here.'
export const redirectMismatchFix =
  'Copy the redirect URI again to the “Web” platform under Authentication. It’s case-sensitive.'
export const badSecretCause =
  'The client secret is wrong, often because the “Secret ID” was copied instead.'
export const badSecretFix = 'Create a new secret and enter its “Value” under Sign-In Apps.'
export const expiredSecretCause = 'The client secret has expired.'
export const expiredSecretFix =
  'Create a new secret, enter it under Sign-In Apps and delete the old one in Entra.'
export const notMultitenant = 'AADSTS700016 or AADSTS50194'
export const notMultitenantCause =
  'The registration is for a single organization, or the client ID is wrong.'
export const notMultitenantFix =
  'Set “Supported account types” to accounts in any organizational directory, and compare the Application (client) ID.'
export const badAssertionCause =
  'Client Authentication is set to “Signature with this portal’s key”, but Microsoft doesn’t have this portal’s certificate.'
export const badAssertionFix =
  'Upload the certificate to Microsoft under Certificates & secrets, or set Client Authentication to “Client secret” under Sign-In Apps.'
