import { FIRST_MORE_CERT, MAX_MORE_CERTS, type NamesOf } from '#shared/connections/fields.ts'
import * as words from '#words/connections.ts'
import { LineList } from '#web/ui/form/line-list.tsx'

import { CertificateField } from './certificate-field.tsx'
import type { ConnectionForm } from '#web/connections/settings/connection-values.ts'

type CertificateListFieldProps = {
  form: ConnectionForm
  name: `saml.${NamesOf<'certificates'>}`
  label: string
  hint: string | undefined
}

/** Takes further certificates, each of which can be removed. */
export function CertificateListField({ form, name, label, hint }: CertificateListFieldProps) {
  return (
    <LineList
      form={form}
      name={name}
      label={label}
      hint={hint}
      add={words.addCertificate}
      most={MAX_MORE_CERTS}
      nameOf={({ index }) => words.certificateLabel(index + FIRST_MORE_CERT)}
    >
      {({ text, index, change }) => (
        <CertificateField
          name={name}
          label={words.certificateLabel(index + FIRST_MORE_CERT)}
          text={text}
          problem={undefined}
          onChange={change}
        />
      )}
    </LineList>
  )
}
