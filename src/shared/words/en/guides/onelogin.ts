export const startAddress = 'the address of your OneLogin account, then Administration'
export const addTheApplicationText =
  'Search for “SAML Custom Connector (Advanced)”, give it a display name and save.'
export const enterOurAddressesText =
  'Enter the values, leave encryption off, and save. The validator is a regular expression: copy it as it is.'
export const addTheAttributesText =
  'Add one field for each row of the attribute mapping. Tick “Include in SAML assertion” each time: without it OneLogin does not send the value. “NameID value” stays Email.'
export const chooseSHA256AndTake = 'Choose SHA-256 and take OneLogin’s values'
export const chooseSHA256AndTakeText =
  'Set the algorithm and save. Check what was chosen before: it may have been SHA-1, which we refuse. Then copy the issuer, the endpoint and the certificate.'
export const assignPeopleText =
  'Tick the roles that may use this portal; or add the application to a single person under Users, Applications, “+”.'
export const where = 'SSO page'
export const entityIdNote =
  'The name of your company may stand in place of app. Copy what is shown.'
export const entryPointNote =
  'It says http-post; check that it takes our sign-in, which comes as a redirect.'
export const certWhere = 'SSO page, View Details'
export const certExample = 'X.509 PEM'
export const certNote = 'DER is offered, too: it is binary and cannot be pasted.'
export const nameIdByDefault = 'The email address'
export const signing =
  'Choose “Assertion” or “Both” as signature element on the Configuration page, and SHA-256 on the SSO page. Leave encryption off.'
export const signedRequests =
  'Configuration: OneLogin takes signed requests; check whether your app template can require them.'
export const encryption =
  'Configuration: tick “Encrypt assertion”, choose AES-256-GCM as method, and paste the certificate under “SAML Encryption”.'
export const people =
  'People with a role that is ticked under Access, and people to whom the app was added.'
export const tile =
  'With the initiator Service Provider and our SSO URL as Login URL, the tile starts here and works.'
export const renewal =
  'A certificate serves every application of the account that has not been given its own; see Security, Certificates for its end. Enter the new one here with the old one as Previous Certificate, then choose it under SSO, X.509 Certificate, “Change”.'
export const oneLoginRefusesTheAddressToAnswer = 'OneLogin refuses the address to answer to'
export const oneLoginRefusesTheAddressToAnswerCause = 'The validator does not match our ACS URL.'
export const oneLoginRefusesTheAddressToAnswerFix =
  'Copy the validator of this guide again, from ^ to $.'
export const oneLoginSaysThatThePersonMay =
  'OneLogin says that the person may not use the application'
export const oneLoginSaysThatThePersonMayCause = 'None of the person’s roles is ticked.'
export const oneLoginSaysThatThePersonMayFix = 'Tick one under Access.'
export const theTileLeadsNowhere = 'The app tile doesn’t open anything'
export const theTileLeadsNowhereCause =
  'The initiator is Service Provider, but the Login URL is empty.'
export const theTileLeadsNowhereFix = 'Enter our SSO URL as Login URL.'
export const weakAlgorithmCause = 'The application signs with SHA-1.'
export const weakAlgorithmFix = 'Choose SHA-256 on the SSO page.'
export const noEmailCause = '“Include in SAML assertion” is not ticked for email.'
export const noEmailFix = 'Open the field under Parameters and tick it.'
export const allApplicationsStopAtOnce = 'All applications stop at once'
export const allApplicationsStopAtOnceCause = 'The certificate of the account was changed.'
export const allApplicationsStopAtOnceFix = 'Copy the new certificate to the customer form.'
