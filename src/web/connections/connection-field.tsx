import { Checkbox } from '#web/kit/extras/checkbox.tsx'
import { TextLine } from '#web/kit/extras/text-line.tsx'
import { TextList } from '#web/kit/page-form/text-list.tsx'

import { CertificateField } from './certificate-field.tsx'
import {
  type ConnectionForm,
  type ConnectionPlace,
  fieldAt,
  isOfKind,
} from './connection-values.ts'

type ConnectionFieldProps = { form: ConnectionForm; place: ConnectionPlace; className?: string }

/** A setting of the shared list, as its kind is entered. The provider has a field of its own. */
export function ConnectionField({ form, place, className }: ConnectionFieldProps) {
  const { label, hint, placeholder, required, kind } = fieldAt(place)
  const common = { form, label, hint, placeholder }

  if (isOfKind(place, 'switch')) {
    return (
      <Checkbox
        label={label}
        hint={hint}
        name={place}
        checked={form.values[place]}
        onChange={(event) => form.change(place, event.target.checked)}
      />
    )
  }
  if (isOfKind(place, 'certificate')) {
    return <CertificateField form={form} name={place} required={required !== undefined} />
  }
  if (isOfKind(place, 'addresses'))
    return <TextList {...common} name={place} add="Add address" nameOf={(at) => `address ${at}`} />
  if (isOfKind(place, 'line', 'address')) {
    return (
      <TextLine
        {...common}
        name={place}
        type={kind === 'address' ? 'url' : 'text'}
        required={required !== undefined}
        className={className}
      />
    )
  }
  return null
}
