export const startConsole = 'IAM Identity Center console (formerly AWS SSO)'
export const startAddress = 'console.aws.amazon.com/singlesignon'
export const startRole =
  'You need to be an administrator of an organization instance. AWS IAM alone doesn’t sign people in to other applications'
export const addTheApplicationText =
  'Choose “I have an application I want to set up”, then “SAML 2.0” as the type, then “Next”. Enter a display name and a description.'
export const takeTheValuesOfAWS = 'Copy AWS’s values'
export const takeTheValuesOfAWSText =
  'Download the certificate and copy the sign-in URL and the issuer URL. The metadata file has all three.'
export const letTheTileStartHereText =
  'With this URL, the tile in the access portal starts the sign-in here.'
export const enterOurAddressesText =
  'Enter both values and submit, or upload our metadata file instead.'
export const mapTheAttributesText =
  'Map the subject, or every sign-in fails. Then add each row of the attribute mapping with the basic format, and save. AWS sends only mapped attributes.'
export const formatOfSubject = 'Subject format'
export const assignPeopleText = 'Assign people or groups to the application.'
export const where = 'IAM Identity Center metadata'
export const entryPointNote = 'It’s normal for this to be the same as the issuer.'
export const certWhere = 'IAM Identity Center metadata, Download'
export const nameIdByDefault = 'None, so Subject must be mapped'
export const signing =
  'There’s nothing to choose. We accept a signature on the assertion, on the response, or on both. Keep SHA-256 when you generate a certificate.'
export const signedRequests = 'IAM Identity Center doesn’t check signed requests.'
export const encryption = 'IAM Identity Center doesn’t encrypt assertions.'
export const people =
  'People and groups assigned to the application. Nested groups aren’t included.'
export const tile =
  'If the Application start URL is our SSO URL, sign-ins from the tile in the access portal work because they start here.'
export const renewal =
  'Each application has its own certificate, valid for 5 years, and can have two at a time. Under Manage certificate, choose “Generate new certificate”. Enter the new one here with the old one as Previous Certificate. Then, in AWS, choose “Set as active” and delete the old one.'
export const anErrorPageRightAfterThe = 'An error page right after the AWS sign-in'
export const anErrorPageRightAfterTheCause =
  'Subject isn’t mapped, or the person has no email address in IAM Identity Center.'
export const anErrorPageRightAfterTheFix =
  'Map Subject to ${user:email}, or add the person’s email address in IAM Identity Center.'
export const aBlankPageOrOneThat = 'A blank page, or a page that keeps reloading'
export const aBlankPageOrOneThatCause = 'The ACS URL or audience is mistyped.'
export const youDoNotHaveAnyApplicationsCause =
  'The person isn’t assigned, or is only assigned through a nested group.'
export const youDoNotHaveAnyApplicationsFix =
  'Assign the person, or a group they’re a direct member of.'
export const aPersonWhoWasDeletedAnd = 'A person who was deleted and recreated can’t sign in'
export const aPersonWhoWasDeletedAndCause = 'The assignment belongs to the person who was deleted.'
export const aPersonWhoWasDeletedAndFix = 'Assign the person again.'
export const aPersonOfAnOutsideDirectory = 'A person from an external directory is missing'
export const aPersonOfAnOutsideDirectoryCause =
  'The person hasn’t been provisioned to IAM Identity Center.'
export const aPersonOfAnOutsideDirectoryFix = 'Provision the person first (SCIM).'
export const youWantToSeeWhatAWS = 'You want to see what AWS sends'
export const youWantToSeeWhatAWSCause = 'The access portal can show the assertion.'
export const youWantToSeeWhatAWSFix =
  'Hold Shift and click the tile. The page “You are now in administrator mode” shows the XML.'
