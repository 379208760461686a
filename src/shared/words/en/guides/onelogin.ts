export const startAddress =
  'your OneLogin account’s address. Sign in there and choose “Administration”'
export const addTheApplicationText =
  'Search for “SAML Custom Connector (Advanced)”, give it a display name and save.'
export const enterOurAddressesText =
  'Enter the values, leave encryption off, and save. The validator is a regular expression. Copy it exactly.'
export const addTheAttributesText =
  'Add one field for each row of the attribute mapping. Select “Include in SAML assertion” for each field. Without it, OneLogin doesn’t send the value. Leave “NameID value” set to Email.'
export const chooseSHA256AndTake = 'Choose SHA-256 and copy OneLogin’s values'
export const chooseSHA256AndTakeText =
  'Set the algorithm and save. It may be set to SHA-1, which we reject. Then copy the issuer, the endpoint and the certificate.'
export const assignPeopleText =
  'Select the roles that can use this portal, or add the application to a single person under Users, Applications, “+”.'
export const where = 'SSO page'
export const entityIdNote = 'Your company’s name may appear instead of “app”. Copy the value shown.'
export const entryPointNote =
  'This URL contains http-post. Check that it also accepts our sign-in request, which is sent by redirect.'
export const certWhere = 'SSO page, View Details'
export const certExample = 'X.509 PEM'
export const certNote = 'DER is offered too, but it’s binary and can’t be pasted.'
export const nameIdByDefault = 'The email address'
export const signing =
  'Choose “Assertion” or “Both” as the signature element on the Configuration page, and SHA-256 on the SSO page. Leave encryption off.'
export const signedRequests =
  'OneLogin accepts signed requests. Check on the Configuration page whether your app template can require them.'
export const encryption =
  'On OneLogin’s Configuration page, select “Encrypt assertion”, choose AES-256-GCM as the method, and paste our certificate under “SAML Encryption”.'
export const people = 'People with a role selected under Access, and people the app was added to.'
export const tile =
  'If the initiator is Service Provider and the Login URL is our SSO URL, sign-ins from the tile work because they start here.'
export const renewal =
  'Applications without their own certificate share the account’s. You’ll find its expiration date under Security, Certificates. Enter the new one here with the old one as Previous Certificate, then choose it under SSO, X.509 Certificate, “Change”.'
export const oneLoginRefusesTheAddressToAnswer = 'OneLogin rejects the reply address'
export const oneLoginRefusesTheAddressToAnswerCause = 'The validator doesn’t match our ACS URL.'
export const oneLoginRefusesTheAddressToAnswerFix =
  'Copy the validator from this guide again, from ^ to $.'
export const oneLoginSaysThatThePersonMay =
  'OneLogin says that the person can’t use the application'
export const oneLoginSaysThatThePersonMayCause = 'None of the person’s roles is selected.'
export const oneLoginSaysThatThePersonMayFix = 'Select one of the person’s roles under Access.'
export const theTileLeadsNowhere = 'The app tile doesn’t open anything'
export const theTileLeadsNowhereCause =
  'The initiator is Service Provider, but the Login URL is empty.'
export const theTileLeadsNowhereFix = 'Enter our SSO URL as the Login URL.'
export const weakAlgorithmCause = 'The application signs with SHA-1.'
export const weakAlgorithmFix = 'Choose SHA-256 on the SSO page.'
export const noEmailCause = '“Include in SAML assertion” isn’t selected for email.'
export const noEmailFix =
  'Open the email field under Parameters and select “Include in SAML assertion”.'
export const allApplicationsStopAtOnce = 'All applications stop working at the same time'
export const allApplicationsStopAtOnceCause = 'The account’s certificate was changed.'
export const allApplicationsStopAtOnceFix =
  'Copy the new certificate to X.509 Certificate in the connection’s settings.'
