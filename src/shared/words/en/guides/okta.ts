export const startAddress = 'the admin address of your Okta organisation'
export const startRole = 'Check that your role may create app integrations'
export const createTheAppIntegration = 'Create the app integration'
export const createTheAppIntegrationText =
  'Choose “SAML 2.0”, then “Next”. Give the app a name under “General Settings”, then “Next”.'
export const enterOurAddressesText =
  'Enter the values under “Configure SAML”. Leave “Show Advanced Settings” as it is: response and assertion signed, RSA-SHA256, SHA256, unencrypted.'
export const leaveTicked = 'Leave ticked'
export const finishTheWizard = 'Finish the wizard'
export const finishTheWizardText =
  'Choose “Next”, say under “Feedback” that it is an internal app, and finish.'
export const addTheAttributesText =
  'Add one expression for each row of the attribute mapping; Okta sends nothing else. In an older console, or after “Show legacy configuration”, the names are the same with the format Unspecified, and the values are user.email, user.firstName and user.lastName. “Preview the SAML Assertion” shows the result.'
export const assignPeopleText =
  'Choose “Assign to People” or “Assign to Groups”, assign, and finish with “Done”. The app must be active.'
export const signInFromHereText =
  'Okta’s wizard has no field for the address where a sign-in begins. Give people this address, or let them enter their email on our login page.'
export const entityIdTheirs = 'Issuer (also “Identity Provider Issuer”)'
export const where = 'Sign On tab, More details'
export const entryPointTheirs = 'Sign on URL (also “Identity Provider Single Sign-On URL”)'
export const certWhere =
  'Sign On tab, Download; or SAML Signing Certificates, Actions, Download certificate'
export const certExample = '.cert file with PEM text'
export const nameIdByDefault = 'The Okta username, format Unspecified'
export const signing =
  'Check under “Show Advanced Settings” that response and assertion are signed with RSA-SHA256. Leave encryption off and do not upload a signature certificate: our requests are signed only where you switch that on.'
export const signedRequests =
  '“Show Advanced Settings”: upload the certificate under “Signature Certificate” and tick “Signed Requests”.'
export const encryption =
  '“Show Advanced Settings”: set “Assertion Encryption” to Encrypted, the algorithm to AES256-GCM, the key transport to RSA-OAEP, and upload the certificate under “Encryption Certificate”.'
export const people =
  'People and groups under Assignments. The sign-on policy of the app may ask for a second factor on top.'
export const tile =
  'The app’s tile always starts at Okta and is refused here. Give people our SSO URL; check whether a Bookmark app that points to it can take the tile’s place.'
export const renewal =
  'Check the end of the certificate on the Sign On tab: Okta does not renew it for a custom app. Choose “Generate new certificate” (it stays inactive), enter it here with the old one as Previous Certificate, then choose “Activate”.'
export const validateInResponseToWhy =
  'Off, Okta’s tile would work as well, but answers would no longer be tied to a request.'
export const error403AppNotAssignedCause =
  'The person is not assigned; the system log has an unauthorised attempt to reach the app.'
export const error403AppNotAssignedFix = 'Assign the person or one of the person’s groups.'
export const wrongDestinationCause = 'Single sign-on URL or Audience URI is mistyped.'
export const noEmailCause =
  'The attribute statement is missing, or was written in the old form in the new editor.'
export const noEmailFix =
  'Write user.profile.email under Attribute Statements, or user.email in the legacy configuration.'
export const theFormRefusesOurACSURL = 'The form refuses our ACS URL'
export const theFormRefusesOurACSURLCause = 'Okta takes no underscore in this address.'
export const theFormRefusesOurACSURLFix =
  'Our paths and customer ids have none: check the host name of this portal.'
export const pageNotFoundAtOkta = 'Page not found at Okta'
export const pageNotFoundAtOktaCause = 'Check the Sign on URL, and that the app is active.'
export const pageNotFoundAtOktaFix =
  'Copy the Sign on URL again. Reports, System Log has the details of every attempt.'
