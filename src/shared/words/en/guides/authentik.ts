export const createApplicationAndProvider = 'Create application and provider'
export const createApplicationAndProviderText =
  'Enter the values. The binding begins as Redirect, and nothing is signed until a certificate is chosen.'
export const keepOrChooseYourOwn = 'Keep, or choose your own; bring it back as it is'
export const selectOne = 'Select one'
export const mapTheAttributesText =
  'The standard mappings carry long names, of which we read the email; add your own for email, firstName and lastName.'
export const letTheTileStartHereText =
  'Check whether your version has a launch URL for applications, and enter our SSO URL.'
export const chooseWhoMaySignInText =
  'Bind policies or groups to the application. With none, everyone may use it.'
export const where = 'The provider’s page'
export const entityIdNote = 'It begins as authentik.'
export const certWhere = 'The metadata: /application/saml/ and the slug, then /metadata/'
export const certExample = 'Base64 text or PEM'
export const wrongAudienceCause = 'Audience is empty, and no audience is sent.'
export const wrongAudienceFix = 'Enter our Entity ID as Audience.'
export const noSignatureCause = 'No signing certificate is selected.'
export const noSignatureFix = 'Select one in the provider.'
