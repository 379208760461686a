export const createApplicationAndProvider = 'Anwendung und Provider anlegen'
export const createApplicationAndProviderText =
  'Tragen Sie die Werte ein. Das Binding steht anfangs auf Redirect, und nichts wird signiert, bevor ein Zertifikat gewählt ist.'
export const keepOrChooseYourOwn = 'Beibehalten oder selbst wählen; übernehmen Sie ihn genau so'
export const selectOne = 'Eines auswählen'
export const mapTheAttributesText =
  'Die mitgelieferten Zuordnungen haben lange Namen, von denen wir die E-Mail-Adresse lesen; fügen Sie eigene für email, firstName und lastName hinzu.'
export const letTheTileStartHereText =
  'Prüfen Sie, ob es in Ihrer Version eine Launch-URL für Anwendungen gibt, und tragen Sie unsere SSO-URL ein.'
export const chooseWhoMaySignInText =
  'Binden Sie Richtlinien oder Gruppen an die Anwendung. Ohne sie dürfen alle sie verwenden.'
export const where = 'Seite des Providers'
export const entityIdNote = 'Steht anfangs auf authentik.'
export const certWhere = 'In den Metadaten: /application/saml/ und der Slug, danach /metadata/'
export const certExample = 'Base64-Text oder PEM'
export const wrongAudienceCause = '„Audience“ ist leer, und es wird keine Audience gesendet.'
export const wrongAudienceFix = 'Tragen Sie unsere Entity-ID als „Audience“ ein.'
export const noSignatureCause = 'Es ist kein Signaturzertifikat ausgewählt.'
export const noSignatureFix = 'Wählen Sie im Provider eines aus.'
