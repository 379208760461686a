import { CLIENT_PROOFS, CONNECTION_KINDS, SEALED } from '#shared/connections/fields.ts'
import { hints } from '#words/connections.ts'
import * as words from '#words/connections.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextInput } from '#web/ui/controls/text-input.tsx'
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
  if (isOfKind(place, 'kind', 'proof')) {
    const texts: Record<string, string> = isOfKind(place, 'kind') ? words.kinds : words.clientProofs
    return (
      <Field label={label} hint={hint} error={form.problemOf(place)}>
        {(control) => (
          <Select
            {...control}
            name={place}
            value={form.values[place]}
            onChange={({ target }) => {
              const chosen = [...CONNECTION_KINDS, ...CLIENT_PROOFS].find(
                (known) => known === target.value,
              )
              if (chosen) form.change(place, chosen)
            }}
          >
            {Object.entries(texts).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )
  }
  if (isOfKind(place, 'secret')) {
    const isStored = form.values[place].startsWith(SEALED)
    return (
      <Field
        label={label}
        hint={isStored ? words.secretIsStored : hint}
        error={form.problemOf(place)}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            name={place}
            autoComplete="new-password"
            placeholder={isStored ? '••••••••' : undefined}
            value={isStored ? '' : form.values[place]}
            onChange={(event) => form.change(place, event.target.value)}
            onBlur={() => form.touch(place)}
          />
        )}
      </Field>
    )
  }
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
