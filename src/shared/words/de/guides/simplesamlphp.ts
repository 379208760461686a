export const addThisPortal = 'Dieses Portal hinzufügen'
export const addThisPortalText =
  'Schalten Sie enable.saml20-idp ein und fügen Sie einen Eintrag hinzu; der Metadaten-Konverter erstellt ihn aus unseren Metadaten.'
export const metadataToConvert = 'Metadaten zum Konvertieren'
export const keyOfTheEntry = 'Schlüssel des Eintrags'
export const nameThePersonAndMapText =
  'Das Format ist transient, wenn nichts anderes eingestellt ist. Legen Sie es fest, fügen Sie den Filter saml:AttributeNameID für mail hinzu, und benennen Sie die Attribute mit core:AttributeMap um.'
export const entityIdWhere = 'metadata/saml20-idp-hosted.php; meist die Adresse der Metadaten'
export const where = 'In den Metadaten'
export const entryPointNote = 'Version 1 hat andere Pfade: Nehmen Sie den aus den Metadaten.'
export const certExample = 'Base64-Text oder die PEM-Datei auf dem Server'
