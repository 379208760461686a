import { type RefObject, useId } from 'react'

import type { Macro } from '#shared/desk/macros/contract.ts'
import { PLACEHOLDERS } from '#shared/desk/macros/placeholders.ts'
import * as words from '#words/macros.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Editor } from '#web/desk/editor/editor.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useOnline } from '#web/lib/http/use-online.ts'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { StoredNotices } from '#web/ui/form/page-form.tsx'
import { useStoredForm } from '#web/ui/form/use-stored-form.ts'
import { Segmented } from '#web/ui/controls/segmented.tsx'

import { MacroChangeFields } from './macro-change-fields.tsx'
import { LeftOut } from './macro-line.tsx'
import {
  checkMacroForm,
  EXAMPLE_MACRO,
  MACRO_FIELDS,
  MACRO_LABELS,
  macroInput,
  NEW_MACRO,
  storedMacro,
} from './macro-form-values.ts'
import styles from './macros.module.css'
import { useShowMacroValue } from './show-macro-value.tsx'
import { useSaveMacro } from './use-save-macro.ts'

type MacroFormProps = {
  /** Null for a new one. */
  macro: Macro | null
  nameInput: RefObject<HTMLInputElement | null>
  onDone: () => void
}

export function MacroForm({ macro, nameInput, onDone }: MacroFormProps) {
  const { id: userId } = useViewer()
  const save = useSaveMacro(macro, {
    onSaved: () => {
      form.dropDraft()
      onDone()
    },
    onConflict: (current) => form.rebase(storedMacro(current)),
  })
  const isOnline = useOnline()
  const id = useId()
  const form = useStoredForm({
    fields: MACRO_FIELDS,
    stored: macro ? storedMacro(macro) : { values: NEW_MACRO, version: undefined },
    draftKey: { userId, name: `desk-macro:${macro?.id ?? 'new'}` },
    example: EXAMPLE_MACRO,
    check: checkMacroForm,
    sending: save,
  })
  const { values } = form
  const showValue = useShowMacroValue()
  const contentProblem = form.problemOf('content')
  const send = () => save.mutate({ input: macroInput(values), version: form.saved.version ?? 0 })

  return (
    <DialogForm
      form={form}
      canSend={isOnline}
      onSend={send}
      onCancel={onDone}
      action={{ label: words.save, busyLabel: words.saving }}
      failure={{ title: words.notSaved, error: form.failure }}
    >
      <StoredNotices
        form={form}
        savedBy={words.savedBy}
        draftText={words.begun}
        labels={MACRO_LABELS}
        showValue={showValue}
      />
      <Field label={words.name} error={form.problemOf('name')} required>
        {(control) => (
          <TextInput
            {...control}
            ref={nameInput}
            name="name"
            autoComplete="off"
            dir="auto"
            value={values.name}
            onChange={({ target }) => form.change('name', target.value)}
          />
        )}
      </Field>
      <div className={styles.choices}>
        <Segmented
          label={words.forWhom}
          options={[
            { value: 'own', text: words.forMe },
            { value: 'shared', text: words.forAll },
          ]}
          value={values.isShared ? 'shared' : 'own'}
          onChange={(next) => form.change('isShared', next === 'shared')}
        />
        <Segmented
          label={words.textFor}
          options={[
            { value: 'reply', text: words.forReplies },
            { value: 'note', text: words.forNotes },
          ]}
          value={values.kind}
          onChange={(kind) => form.change('kind', kind)}
        />
      </div>
      <div className={styles.field}>
        <span className={styles.label}>{words.text}</span>
        <Editor
          id={id}
          label={words.text}
          placeholder={words.textExample}
          tone={values.kind}
          value={values.content}
          onChange={(content) => form.change('content', content)}
          onSubmit={() => form.attempt() && send()}
          disabled={save.isPending}
          describedBy={`${id}-placeholders`}
        />
        {contentProblem && <FieldError>{contentProblem}</FieldError>}
        <p id={`${id}-placeholders`} className={styles.hint}>
          {words.placeholdersAre}{' '}
          {PLACEHOLDERS.map((name) => (
            <code key={name} className={styles.placeholder}>{`{{${name}}}`}</code>
          ))}
        </p>
      </div>
      {macro && <LeftOut leftOut={macro.leftOut} />}
      <MacroChangeFields form={form} />
    </DialogForm>
  )
}
