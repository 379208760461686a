import type { UseMutationResult } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, type RefObject, useRef, useState } from 'react'

import type { MetadataInput, ReadMetadata } from '#shared/connections/metadata/contract.ts'
import { MAX_METADATA_LENGTH } from '#shared/connections/metadata/values.ts'
import { hasPrivateKey } from '#shared/connections/private-key.ts'
import * as words from '#words/certificates.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextArea } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useFocusWhen } from '#web/lib/use-when.ts'

import { isAddress } from './is-address.ts'
import styles from './metadata.module.css'
import { readMetadataFile } from './metadata-file.ts'

type MetadataSourceProps = {
  read: UseMutationResult<ReadMetadata, Error, MetadataInput>
  field: RefObject<HTMLTextAreaElement | null>
  /** Keeps the entered values for the way back from the found ones. */
  isHidden: boolean
  onCancel: () => void
}

/** Takes the address of metadata, its text or its file; where it lists several providers, also which one. */
export function MetadataSource({ read, field, isHidden, onCancel }: MetadataSourceProps) {
  const [choices, setChoices] = useState<{ entityId: string; name: string | null }[]>([])
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const choice = useRef<HTMLSelectElement>(null)
  const form = useForm({
    initial: { text: '', entityId: '' },
    check: ({ text, entityId }) => ({
      ...(text.trim() === '' && { text: words.giveMetadataSource }),
      ...(text.length > MAX_METADATA_LENGTH && { text: words.metadataTooLong }),
      ...(hasPrivateKey(text) && { text: words.certificateProblem('private_key') }),
      ...(choices.length > 0 && entityId === '' && { entityId: words.chooseProvider }),
    }),
    sending: read,
  })
  const problem =
    read.data && 'problem' in read.data
      ? words.metadataProblem(read.data.problem, read.data.detail)
      : undefined

  useFocusWhen(problem && read.submittedAt, () => field.current)
  useFocusWhen(choices.length > 0 && choices, () => choice.current)

  function write(text: string) {
    form.change('text', text)
    form.change('entityId', '')
    setChoices([])
    setFileProblem(null)
    read.reset()
  }

  async function takeFile(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? []
    // Otherwise choosing the same file again would change nothing.
    event.target.value = ''
    if (!chosen) return
    const content = await readMetadataFile(chosen)
    if (content.ok) write(content.text)
    else setFileProblem(content.problem)
  }

  function send() {
    const text = form.values.text.trim()
    const source = isAddress(text) ? { url: text } : { xml: text }
    read.mutate(
      { source, entityId: form.values.entityId || null },
      { onSuccess: (answer) => 'choices' in answer && setChoices(answer.choices) },
    )
  }

  return (
    <div hidden={isHidden}>
      <DialogForm
        form={form}
        failure={{ title: words.metadataReadFailed, error: form.failure }}
        action={{ label: words.readMetadata, busyLabel: words.readingMetadata }}
        onSend={send}
        onCancel={onCancel}
      >
        <Field
          label={words.metadataSource}
          hint={words.metadataSourceHint}
          error={fileProblem ?? form.problemOf('text') ?? problem}
          aside={
            <Button
              variant="ghost"
              className={styles.file}
              icon={<FileUp aria-hidden="true" />}
              onClick={() => file.current?.click()}
            >
              {words.chooseFile}
            </Button>
          }
        >
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              name="text"
              className={styles.text}
              placeholder="https://"
              spellCheck={false}
              autoComplete="off"
              rows={4}
              value={form.values.text}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={words.fileLabel}
          accept=".xml,.gz,application/gzip,application/xml,text/xml,application/samlmetadata+xml"
          onChange={(event) => void takeFile(event)}
        />
        {choices.length > 0 && (
          <Field
            label={words.whichProvider}
            hint={words.whichProviderHint}
            error={form.problemOf('entityId')}
          >
            {(control) => (
              <Select
                {...control}
                ref={choice}
                name="entityId"
                value={form.values.entityId}
                onChange={(event) => form.change('entityId', event.target.value)}
              >
                <option value="">{words.chooseProvider}</option>
                {choices.map(({ entityId, name }) => (
                  <option key={entityId} value={entityId}>
                    {name ? `${name} (${entityId})` : entityId}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </DialogForm>
    </div>
  )
}
