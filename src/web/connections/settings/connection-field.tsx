import { hints } from '#words/connections.ts'
import * as words from '#words/connections.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { TextList } from '#web/ui/form/text-list.tsx'

import { CertificateField } from '#web/connections/certificates/certificate-field.tsx'
import { CertificateListField } from '#web/connections/certificates/certificate-list-field.tsx'
import {
  CONNECTION_LABELS,
  type ConnectionForm,
  type ConnectionPlace,
  fieldAt,
  isOfKind,
} from './connection-values.ts'

type ConnectionFieldProps = { form: ConnectionForm; place: ConnectionPlace; className?: string }

/** A setting of the shared list, as its kind is entered. The provider has a field of its own. */
export function ConnectionField({ form, place, className }: ConnectionFieldProps) {
  const { placeholder, isRequired = false, kind } = fieldAt(place)
  const label = CONNECTION_LABELS[place]
  const hint = hintAt(place)
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
    return (
      <CertificateField
        name={place}
        label={label}
        hint={hint}
        required={isRequired}
        text={form.values[place]}
        problem={form.problemOf(place)}
        onChange={(text) => form.change(place, text)}
        onLeave={() => form.touch(place)}
      />
    )
  }
  if (isOfKind(place, 'certificates')) {
    return <CertificateListField {...common} name={place} />
  }
  if (isOfKind(place, 'addresses'))
    return <TextList {...common} name={place} add={words.addAddress} nameOf={words.addressAt} />
  if (isOfKind(place, 'line', 'address')) {
    return (
      <TextLine
        {...common}
        name={place}
        type={kind === 'address' ? 'url' : 'text'}
        required={isRequired}
        className={className}
      />
    )
  }
  return null
}

function hintAt(place: ConnectionPlace): string | undefined {
  return Object.entries(hints).find(([name]) => `saml.${name}` === place)?.[1]
}
