import { useId, useRef } from 'react'
import {
  CLIENT_PROOFS,
  CONNECTION_KINDS,
  type ConnectionKind,
  SEALED,
} from '#shared/connections/fields.ts'
import * as words from '#words/connections.ts'
import { hints } from '#words/connections.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { ChoiceCards } from '#web/ui/controls/choice-cards.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
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
import styles from './saml-settings.module.css'

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
  if (isOfKind(place, 'kind')) return <KindChoice form={form} />
  if (isOfKind(place, 'proof')) {
    return (
      <Field label={label} hint={hint} error={form.problemOf(place)}>
        {(control) => (
          <Select
            {...control}
            name={place}
            value={form.values[place]}
            onChange={({ target }) => {
              const chosen = CLIENT_PROOFS.find((known) => known === target.value)
              if (chosen) form.change(place, chosen)
            }}
          >
            {Object.entries(words.clientProofs).map(([value, text]) => (
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

const KIND_MARKS: Record<ConnectionKind, string> = {
  saml: 'S',
  oidc: 'ID',
  microsoft: 'M',
  google: 'G',
}

/** How people sign in. Each kind keeps the issuer that it had, which means nothing to another. */
function KindChoice({ form }: { form: ConnectionForm }) {
  const id = useId()
  const issuers = useRef<Partial<Record<ConnectionKind, string>>>({})
  const kind = form.values['saml.kind']
  const problem = form.problemOf('saml.kind')

  function choose(next: ConnectionKind) {
    issuers.current[kind] = form.values['saml.entityId']
    form.change('saml.kind', next)
    form.change('saml.entityId', issuers.current[next] ?? '')
  }

  return (
    <div className={styles.kinds}>
      <p className={styles.kindLabel}>{words.labels.kind}</p>
      <ChoiceCards
        label={words.labels.kind}
        name="saml.kind"
        describedBy={problem && `${id}-error`}
        chosen={kind}
        onChoose={choose}
        choices={CONNECTION_KINDS.map((name) => ({
          name,
          text: words.kinds[name],
          mark: KIND_MARKS[name],
          hint: words.kindHints[name],
        }))}
      />
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  )
}

function hintAt(place: ConnectionPlace): string | undefined {
  return Object.entries(hints).find(([name]) => `saml.${name}` === place)?.[1]
}
