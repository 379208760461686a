export const entityIdWhere = 'Metadaten des Identitätsanbieters, EntityDescriptor'
export const entityIdNote =
  'Auch eine URN ist möglich. Kopieren Sie Zeichen für Zeichen: http oder https, und ein Schrägstrich am Ende.'
export const entryPointWhere = 'Metadaten des Identitätsanbieters, Location'
export const certWhere = 'Metadaten des Identitätsanbieters, KeyDescriptor mit use="signing"'
export const certNote =
  'Sind es mehrere, kommt das zweite nach „Bisheriges Zertifikat“ und die übrigen nach „Weitere Zertifikate“.'
