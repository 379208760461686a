import type { ReactNode } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { AlertMark } from '#web/ui/display/message-marks.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { useLeaveGuard } from '#web/lib/navigation/use-leave-guard.ts'

import { ConflictNotice } from './conflict-notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { Form } from './form.tsx'
import type { FieldOf } from './problems.ts'
import type { useForm } from './use-form.ts'
import type { useStoredForm } from './use-stored-form.ts'
import styles from './page-form.module.css'
import { LeaveDialog } from '#web/ui/dialog/leave-dialog.tsx'

type AnyForm = Pick<
  ReturnType<typeof useForm<object>>,
  'element' | 'isSending' | 'attempt' | 'problemCount'
>

type PageFormProps = {
  form: AnyForm
  isOnline: boolean
  onSend: () => void
  /** Why it could not be saved. */
  failure: { title: string; error: unknown; text?: string }
  saveText: string
  /** Said while nothing is wrong, such as that all is saved. */
  note?: string
  /** Ways out, before the button that saves. */
  ways?: ReactNode
  /** True for something that is not stored yet: there is nothing to go back to. */
  isNew?: boolean
  /** Leaving the page would lose something. */
  isUnsaved: boolean
  /** Goes back to what is stored. */
  onDiscard?: () => void
  onLeave?: () => void
  /** Above the fields, and usable while it is saved. */
  notices?: ReactNode
  /** Dialogs that belong to the form. */
  dialogs?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The frame of a form that is a page: notices, fields, failure, footer, and who asks before leaving. */
export function PageForm(props: PageFormProps) {
  const { form, isOnline, failure, isUnsaved, onLeave } = props
  const guard = useLeaveGuard(isUnsaved)

  /** Keeps the focus in the form: what was used may become inert, or vanish. */
  function focusSave() {
    const { current } = form.element
    current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
  }

  function send() {
    focusSave()
    props.onSend()
  }

  return (
    <Form form={form} className={styles.form} canSend={isOnline} onSend={send}>
      {props.notices}
      <div className={styles.form} inert={form.isSending}>
        {props.children}
      </div>
      <FormFooter
        failure={failure.error ? <FormFailure {...failure} /> : undefined}
        problemCount={form.problemCount}
        isOnline={isOnline}
        isSaving={form.isSending}
        saveText={props.saveText}
        note={props.note}
        isNew={props.isNew}
        isUnsaved={isUnsaved}
        onDiscard={
          props.onDiscard &&
          (() => {
            props.onDiscard?.()
            focusSave()
          })
        }
      >
        {props.ways}
      </FormFooter>
      {props.dialogs}
      <LeaveDialog
        isOpen={guard.isAsking}
        onLeave={() => {
          onLeave?.()
          guard.leave()
        }}
        onStay={guard.stay}
      />
    </Form>
  )
}

type StoredNoticesProps<Values extends object> = {
  form: ReturnType<typeof useStoredForm<Values>>
  /** Returns the message, such as "Ada has saved this customer in the meantime". */
  savedBy: (name: string) => string
  /** Text about a draft from before. */
  draftText: string
  labels: Record<FieldOf<Values>, string>
  showValue: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => ReactNode
}

/** Says that the form continues a draft, and what another person has saved meanwhile. */
export function StoredNotices<Values extends object>(props: StoredNoticesProps<Values>) {
  const { form, savedBy, draftText, labels, showValue } = props

  return (
    <>
      <DraftNotice
        hasRestored={form.hasRestored}
        onDiscard={form.discard}
        onUndo={form.undoDiscard}
      >
        {draftText}
      </DraftNotice>
      {form.conflict && (
        <ConflictNotice
          key={form.conflict.at}
          savedBy={savedBy}
          conflict={form.conflict}
          labels={labels}
          showValue={showValue}
          onDecide={form.decide}
        />
      )}
    </>
  )
}

type FormFooterProps = {
  problemCount: number
  isOnline: boolean
  isSaving: boolean
  /** Text of the button that saves. */
  saveText: string
  /** Said while nothing is wrong, such as that all is saved. */
  note?: string
  isNew?: boolean
  isUnsaved: boolean
  onDiscard?: () => void
  /** Why it could not be saved, in sight together with the button. */
  failure?: ReactNode
  /** The way out, before that button. */
  children?: ReactNode
}

/** Buttons at the end of the form, which stay in sight at the end of the window while changes are unsaved. */
export function FormFooter(props: FormFooterProps) {
  const { problemCount, isOnline, isSaving, saveText, onDiscard, children } = props
  const isBar = props.isUnsaved && !props.isNew
  const note = isBar ? words.unsavedChanges : props.note

  return (
    <div className={styles.footer} data-bar={isBar || undefined} data-print="hide">
      <div className={styles.failure}>{props.failure}</div>
      <output className={styles.problems} data-wrong={problemCount > 0}>
        {problemCount > 0 && (
          <>
            <AlertMark />
            {words.fieldsNeedAttention(problemCount)}
          </>
        )}
        {problemCount === 0 && isOnline && note}
        {!isOnline && words.offlineWhileEditing}
      </output>
      {isBar && onDiscard ? (
        <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
          {words.discard}
        </Button>
      ) : (
        children
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={!isOnline}
        busy={isSaving}
        busyLabel={words.saving}
      >
        {saveText}
      </Button>
    </div>
  )
}
