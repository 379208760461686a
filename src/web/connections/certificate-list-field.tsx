import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'

import { FIRST_MORE_CERT, MAX_MORE_CERTS, type NamesOf } from '#shared/connections/fields.ts'
import * as words from '#words/connections.ts'
import * as formWords from '#words/page-form.ts'
import { FieldError } from '#web/kit/basic/field.tsx'
import { useLines } from '#web/kit/page-form/use-lines.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { IconButton } from '#web/kit/parts/icon-button.tsx'

import { CertificateField } from './certificate-field.tsx'
import styles from './certificate-list-field.module.css'
import type { ConnectionForm } from './connection-values.ts'

type CertificateListFieldProps = {
  form: ConnectionForm
  name: `saml.${NamesOf<'certificates'>}`
  label: string
  hint: string | undefined
}

/** Takes further certificates, each of which can be removed. */
export function CertificateListField({ form, name, label, hint }: CertificateListFieldProps) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const texts = form.values[name]
  const error = form.problemOf(name)
  const { addButton, add, replace, remove } = useLines({
    group,
    lines: texts,
    blank: '',
    onChange: (changed) => form.change(name, changed),
  })

  return (
    <fieldset
      ref={group}
      className={styles.group}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <legend className={styles.legend}>{label}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place alone: two may say the same
        <div key={index} data-line={index} className={styles.line}>
          <CertificateField
            name={name}
            label={words.certificateLabel(index + FIRST_MORE_CERT)}
            text={text}
            problem={undefined}
            onChange={(next) => replace(index, next)}
          />
          <IconButton
            label={formWords.removeLine(words.certificateLabel(index + FIRST_MORE_CERT))}
            onClick={() => remove(index)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {texts.length < MAX_MORE_CERTS && (
        <Button
          ref={addButton}
          data-field={name}
          icon={<Plus aria-hidden="true" />}
          className={styles.add}
          onClick={add}
        >
          {words.addCertificate}
        </Button>
      )}
    </fieldset>
  )
}
