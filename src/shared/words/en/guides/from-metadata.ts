export const entityIdWhere = 'Metadata of the identity provider, EntityDescriptor'
export const entityIdNote =
  'It may also be a URN. Copy it to the letter: http or https, and a slash at the end.'
export const entryPointWhere = 'Metadata of the identity provider, Location'
export const certWhere = 'Metadata of the identity provider, KeyDescriptor with use="signing"'
export const certNote =
  'If there are several, the second goes into Previous Certificate and the others into Further Certificates.'
