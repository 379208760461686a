export const custom = 'Custom'
export const startConsole = 'identity provider’s console'
export const startAddress = 'its list of applications, service providers or relying parties'
export const startRole = 'You need a role that can add SAML 2.0 applications'
export const addTheApplicationText =
  'Create a SAML 2.0 application, sometimes called a service provider or relying party. Import our metadata if you can.'
export const metadataURLOrFile = 'Metadata URL or file'
export const enterOurAddressesText =
  'If metadata can’t be imported, enter both values without a trailing slash. If you can choose the binding, use HTTP-POST.'
export const entityIDAudienceOrIdentifier = 'Entity ID, audience or identifier'
export const acsReplyOrCallbackURL = 'ACS, reply or callback URL, recipient, destination'
export const nameThePersonText = 'Send the email address as the name identifier.'
export const nameIDFormat = 'NameID format'
export const nameIDValue = 'NameID value'
export const theMailAddress = 'Email address'
export const mapTheAttributesText =
  'Send each attribute in the attribute mapping. The name format can be basic or unspecified.'
export const chooseTheSignatureText = 'Have the assertion signed. The response can be signed, too.'
export const signatureAlgorithm = 'Signature algorithm'
export const encryptionOfAssertions = 'Assertion encryption'
export const signedRequests = 'Signed requests'
export const notRequired = 'Not required'
export const letSignInsStartHere = 'Let sign-ins start here'
export const letSignInsStartHereText =
  'If there’s a field for the application’s start URL, enter our SSO URL.'
export const startLaunchOrHomePage = 'Start, launch or home page URL'
export const assignPeopleText = 'Assign the people or groups who will use this portal.'
export const takeTheValuesText =
  'Copy the issuer, sign-in address and signing certificate from the identity provider’s metadata. If the only sign-in address uses POST (HTTP-POST), turn on “Send requests by POST” under Advanced in the connection’s settings. Importing the metadata does this for you.'
export const theGivenName = 'Given name'
export const theFamilyName = 'Family name'
export const nameIdByDefault = 'Varies, so check what your provider sends'
export const signing =
  'We accept a signature on the assertion, on the response, or on both. Unsigned messages and SHA-1 are rejected.'
export const customSignedRequests =
  'If the provider can require signed requests, add our certificate or metadata there. We sign with RSA-SHA256.'
export const encryption =
  'If the provider can encrypt assertions, add our certificate or metadata there. Choose AES-256-GCM or AES-128-GCM with RSA-OAEP. If the provider uses AES-CBC, have it sign the response as well as the assertion.'
export const people =
  'Depends on the identity provider. Check who can access a new application by default.'
export const tile =
  'A tile works if it leads to our SSO URL. A sign-in that starts at the identity provider is rejected here.'
export const renewal =
  'Enter the new certificate here and move the old one to Previous Certificate. Then have the provider sign with the new one. Clear Previous Certificate once everything works.'
export const validateInResponseToWhy =
  'Turn this off only for an identity provider that always starts sign-ins itself.'
export const disableRequestedAuthnContextWhy =
  'Turn this off only if your identity provider must be told to ask for a password.'
export const invalidNameIDPolicyCause =
  'The identity provider can’t send a name identifier in emailAddress format.'
export const invalidNameIDPolicyFix =
  'At the provider, set the name identifier’s format to emailAddress and its value to the email address.'
export const noAuthnContextCause =
  'The request asks for an authentication method that the identity provider doesn’t offer.'
export const ourLoginPageShowsACode = 'This portal’s sign-in page shows a code'
export const ourLoginPageShowsACodeCause = 'We rejected the response.'
export const ourLoginPageShowsACodeFix =
  'Look up the code under Sign-In Failures in the admin area to see what was expected, what was received and how to fix the problem.'

// A provider of which only the metadata is known.

export const entityIdWhere = 'The identity provider’s metadata, EntityDescriptor'
export const entityIdNote =
  'The entity ID may also be a URN. Copy it exactly, including http or https and any trailing slash.'
export const entryPointWhere = 'The identity provider’s metadata, Location'
export const certWhere = 'The identity provider’s metadata, KeyDescriptor with use="signing"'
export const certNote =
  'If there are several certificates, enter the second under Previous Certificate and the others under Additional Certificates.'

// JumpCloud and Duo.

export const importMetadataUrl =
  'Copy the metadata URL and paste it under “Import metadata”. Or copy the individual values instead.'
export const addressesDiffer = 'Our Entity ID or ACS URL wasn’t entered exactly as shown.'
export const noEmailMapped = 'No attribute is mapped to email.'
export const mapEmail = 'Map an attribute to “email”, spelled exactly like this.'

export const jumpCloudStartRole = 'You need a role that can manage SSO applications'
export const jumpCloudCreateText =
  'Choose “Manage Single Sign-On (SSO)” with “Configure SSO with SAML”. Name the application, save it, and open “Configure Application”.'
export const jumpCloudAddressesText =
  'The Login URL makes the tile in the User Portal open this portal.'
export const keepOrUnique =
  'Keep the default or enter a unique name, then copy it exactly to this portal'
export const jumpCloudSignatureText =
  'Select “Declare Redirect Endpoint” so that the metadata includes the sign-in URL we need.'
export const jumpCloudAttributesText =
  'The Service Provider Attribute Name is on the left, the JumpCloud Attribute Name on the right.'
export const jumpCloudAccess = 'Select the user groups that can sign in, and save.'
export const jumpCloudWhere = 'The application’s SSO tab'
export const notInTheUserPortal = 'The application isn’t in the User Portal'
export const notInTheUserPortalCause = 'The person isn’t in any of the application’s user groups.'
export const notInTheUserPortalFix = 'Add one of the person’s groups under “User Groups”.'

export const duoStartRole = 'You need the Owner, Administrator or Application Manager role'
export const duoAddText =
  'First set up an authentication source for Duo Single Sign-On. Then choose the single sign-on version of the application. Older panels list it under “Protect an Application”.'
export const duoAddressesText =
  'The Service Provider Login URL makes sign-ins from Duo Central start here.'
export const duoSignatureText =
  'The name identifier is the email address, and the response and assertion are both signed.'
export const duoAttributesText =
  'Choose Duo’s attribute on the left, and enter this portal’s attribute name on the right, spelled exactly as shown.'
export const duoAccess =
  'Enable the application for all users or for permitted groups. A new application may not be available to anyone yet.'
export const duoWhere = 'The application’s page, Metadata'
export const duoCertWhere = 'The application’s page, Downloads'
export const anErrorPageOfDuo = 'A Duo error page'
export const anErrorPageOfDuoCause =
  'The person can’t use the application, or Duo’s authentication source doesn’t include them.'
export const anErrorPageOfDuoFix = 'Check “User access”, then the Authentication Log under Reports.'

// OpenID Connect, at any provider.

export const oidcConsole = 'identity provider’s console'
export const oidcAddress = 'its list of applications or clients'
export const oidcRole = 'You need a role that can add OpenID Connect applications'
export const oidcCreate = 'Create a web application'
export const oidcCreateText =
  'Create a server-side OpenID Connect application that uses the authorization code flow. If you can require PKCE, choose S256.'
export const applicationType = 'Application type'
export const webConfidential = 'Web, confidential'
export const grantType = 'Flow, grant type'
export const oidcAddresses = 'Enter our redirect URIs'
export const oidcAddressesText =
  'Copy both exactly; most providers compare every character. The second, for signing out, is optional.'
export const redirectUris = 'Redirect URI, callback URL'
export const postLogoutUris = 'Post-logout redirect URI'
export const oidcProof = 'Choose a client authentication method'
export const oidcProofText =
  'A client secret works everywhere. If your provider accepts private_key_jwt, it can read our public keys at this address, and there’s no secret to renew.'
export const oidcKeysAddress = 'JWKS URL (for private_key_jwt)'
export const oidcClaims = 'Send the email address'
export const oidcClaimsText =
  'Allow these scopes. The email claim must be in the ID token or userinfo, contain an address at one of this customer’s domains, and not be marked as unverified.'
export const scopes = 'Scopes'
export const oidcAssign = 'Assign people'
export const oidcAssignText =
  'Give the people or groups who use this portal access to the application.'
export const oidcIssuerWhere =
  'The discovery document, at /.well-known/openid-configuration under the issuer URL'
export const oidcIssuerNote =
  'Enter the issuer exactly as the discovery document shows it, including any trailing slash.'
export const oidcIdWhere = 'The application’s page'
export const oidcIdExample = 'varies by provider'
export const oidcRedirectCause = 'Our redirect URI isn’t registered exactly as shown.'
export const oidcRedirectFix = 'Copy the redirect URI from this guide again.'
export const oidcClientCause =
  'The client ID, client secret or client authentication method is wrong.'
export const oidcClientFix =
  'Copy the ID and the secret again, and compare the client authentication method on both sides.'
export const oidcUnreachableCause =
  'The issuer is wrong, or the provider isn’t reachable from the internet.'
export const oidcUnreachableFix =
  'In a browser outside your network, open the issuer URL followed by /.well-known/openid-configuration. If the document doesn’t open, correct the issuer or make the provider reachable.'
export const oidcNoEmailCause = 'The provider doesn’t send the email claim.'
export const oidcNoEmailFix = 'Allow the email scope, or map the address to the email claim.'
export const oidcUnverifiedCause = 'The provider marks the email address as unverified.'
export const oidcUnverifiedFix = 'Verify the address at the provider.'
export const keycloakClient = 'Create the client'
export const keycloakClientText =
  'Turn on “Client authentication” and leave only “Standard flow” selected. Then enter both URIs.'
export const keycloakPkce = 'Require PKCE'
export const keycloakPkceText = 'Optional. This portal always uses PKCE.'
export const keycloakIssuerWhere = 'Realm settings, “OpenID Endpoint Configuration”'
export const keycloakIdWhere = 'Your client’s Settings tab'
export const keycloakSecretWhere = 'Your client’s Credentials tab'
export const oktaApp = 'Create the app integration'
export const oktaAppText =
  'Choose “OIDC - OpenID Connect” and “Web Application”. Select only “Authorization Code”, enter both URIs and choose who can use the app.'
export const oktaIssuerWhere =
  'Your Okta domain without “-admin”, or your authorization server under Security, API'
export const oktaIdWhere = 'Your app’s General tab, Client Credentials'
export const auth0App = 'Create the application'
export const auth0AppText =
  'Choose “Regular Web Applications”. Enter both URIs under Settings and save.'
export const auth0IssuerWhere =
  'The domain under Settings, preceded by https:// and followed by a slash'
export const auth0IdWhere = 'Settings, Basic Information'
