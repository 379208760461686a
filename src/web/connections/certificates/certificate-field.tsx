import { FileUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'

import { hasPrivateKey } from '#shared/connections/private-key.ts'
import { certificateProblem } from '#words/certificates.ts'
import * as words from '#words/connections.ts'
import { afterPress } from '#web/lib/input/after-press.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-input.tsx'

import { CertificateFacts } from './certificate-facts.tsx'
import { readCertificateFile } from './certificate-file.ts'
import styles from './certificate-field.module.css'
import type { ConnectionPlace } from '#web/connections/settings/connection-values.ts'

type CertificateFieldProps = {
  name: ConnectionPlace
  label: string
  hint?: string | undefined
  required?: boolean
  text: string
  problem: string | undefined
  onChange: (text: string) => void
  onLeave?: () => void
}

/** Takes pasted text or a file, and says at once which certificate that is. */
export function CertificateField({
  name,
  label,
  hint,
  required = false,
  text,
  problem,
  onChange,
  onLeave,
}: CertificateFieldProps) {
  const [isKey, setIsKey] = useState(false)
  /** Typed text is looked up when the field is left; any other text immediately. */
  const [typed, setTyped] = useState<string | null>(null)
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  function write(next: string, isWhole: boolean) {
    setFileProblem(null)
    const isSecret = hasPrivateKey(next)
    setIsKey(isSecret)
    // Kept out of the form, so that it is neither sent nor stored with a draft.
    if (isSecret) return
    onChange(next)
    setTyped(isWhole ? null : next)
  }

  async function takeFile(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // Otherwise choosing the same file again would change nothing.
    event.target.value = ''
    if (!file) return
    const read = await readCertificateFile(file)
    if (read.ok) write(read.text, true)
    else setFileProblem(read.problem)
  }

  return (
    <div className={styles.certificate}>
      <Field
        label={label}
        required={required}
        hint={hint}
        error={isKey ? certificateProblem('private_key') : (fileProblem ?? problem)}
        aside={
          <Button
            variant="ghost"
            className={styles.file}
            icon={<FileUp aria-hidden="true" />}
            aria-label={words.chooseFileFor(label)}
            onClick={() => input.current?.click()}
          >
            {words.chooseFile}
          </Button>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            name={name}
            className={styles.text}
            placeholder="-----BEGIN CERTIFICATE-----"
            spellCheck={false}
            autoComplete="off"
            rows={5}
            value={text}
            onChange={(event) => {
              const next = event.target.value
              write(next, Math.abs(next.length - text.length) > 1)
            }}
            onBlur={() => {
              onLeave?.()
              afterPress(() => setTyped(null))
            }}
          />
        )}
      </Field>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.fileWith(label)}
        accept=".pem,.crt,.cer,.cert,.der,.txt"
        onChange={(event) => void takeFile(event)}
      />
      {text.trim() !== '' && (
        <div className={styles.facts} aria-live="polite">
          {typed !== text ? <CertificateFacts key={text} cert={text} /> : <p>{words.factsLater}</p>}
        </div>
      )}
    </div>
  )
}
