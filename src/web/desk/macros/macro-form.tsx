import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useId } from 'react'

import { list } from '#words/language.ts'
import * as words from '#words/macros.ts'
import * as ticketWords from '#words/tickets.ts'
import { macroEndpoints } from '#shared/desk/endpoints.ts'
import type { Macro } from '#shared/desk/macros/contract.ts'
import type { MacroInput } from '#shared/desk/macros/input.ts'
import { PLACEHOLDERS } from '#shared/desk/macros/placeholders.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { deskChoices, replyStatusName } from '#web/desk/desk-choices.ts'
import { Editor } from '#web/desk/editor/editor.tsx'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import { SafeHtml } from '#web/tickets/html/safe-html.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { StoredNotices } from '#web/ui/form/page-form.tsx'
import { saveUnlessChanged } from '#web/ui/form/save-unless-changed.ts'
import { useStoredForm } from '#web/ui/form/use-stored-form.ts'

import { MacroChangeFields } from './macro-change-fields.tsx'
import {
  checkMacroForm,
  EXAMPLE_MACRO,
  MACRO_FIELDS,
  MACRO_LABELS,
  macroInput,
  type MacroValues,
  NEW_MACRO,
  storedMacro,
} from './macro-form-values.ts'
import { LeftOut } from './macro-line.tsx'
import { macroQueries } from './macro-queries.ts'
import styles from './macros.module.css'

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

/** Returns how a value of a macro is told where two agents have changed it. */
function useShowMacroValue() {
  const nameOf = useCategoryName()
  const { data } = useQuery(deskChoices())

  function show(field: keyof MacroValues, values: Partial<MacroValues>): ReactNode {
    if (field === 'content') return values.content && <SafeHtml html={values.content} />
    if (field === 'isShared') return values.isShared ? words.forAll : words.forMe
    if (field === 'kind') return values.kind === 'note' ? words.forNotes : words.forReplies
    if (field === 'categories') return list(values.categories?.map(nameOf) ?? [])
    if (field === 'resolutionCode')
      return values.resolutionCode && ticketWords.resolutions[values.resolutionCode]
    if (field === 'assignee') return showAssignee(values.assignee)
    if (field === 'status') return values.status && replyStatusName(values.status)
    if (field === 'priority') return values.priority && ticketWords.priorities[values.priority]
    return <bdi>{values[field]}</bdi>
  }

  function showAssignee(assignee = ''): string | undefined {
    if (assignee === 'me') return words.whoeverUses
    if (assignee === 'none') return words.nobody
    return data?.agents.find(({ id }) => id === assignee)?.name ?? (assignee && words.somebody)
  }

  return <Field extends keyof MacroValues>(field: Field, value: MacroValues[Field]): ReactNode =>
    show(field, { [field]: value }) || words.nothing
}

type Saving = { input: MacroInput; version: number }

type Outcome = {
  onSaved: () => void
  /** Receives the macro that another agent has saved in between. */
  onConflict: (current: Macro) => void
}

/** Adds a macro, or changes the one that is given. */
function useSaveMacro(macro: Macro | null, { onSaved, onConflict }: Outcome) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: async ({ input, version }: Saving) => {
      if (!macro) return { saved: await call(macroEndpoints.addMacro, { body: input }) }
      const params = { macroId: macro.id }
      return await saveUnlessChanged(
        () => call(macroEndpoints.changeMacro, { params, body: { ...input, version } }),
        () => queryClient.fetchQuery(macroQueries.macro(macro.id)),
      )
    },
    onSuccess: async ({ conflict }) => {
      if (conflict) return onConflict(conflict)
      await queryClient.invalidateQueries({ queryKey: macroQueries.all() })
      toast.success(words.saved)
      onSaved()
    },
  })
}
