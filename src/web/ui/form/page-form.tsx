import type { ReactNode } from 'react'

import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { whenIdle } from '#web/lib/later.ts'
import { useEver } from '#web/lib/use-ever.ts'
import { useWhen } from '#web/lib/use-when.ts'

import { DraftNotice } from './draft-notice.tsx'
import { Form } from './form.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { FormFooter } from './form-footer.tsx'
import { LateConflictNotice } from './late-conflict-notice.tsx'
import type { FieldOf } from './problems.ts'
import styles from './page-form.module.css'
import type { useForm } from './use-form.ts'
import { useLeaveGuard } from '#web/lib/navigation/use-leave-guard.ts'
import type { useStoredForm } from './use-stored-form.ts'

// Comes after the form, and before it is wanted.
const LeaveDialog = lazyPart(
  async () => (await import('#web/ui/dialog/leave-dialog.tsx')).LeaveDialog,
  {
    asDialog: ({ isOpen, onStay }) => ({ isOpen, close: onStay }),
  },
)

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
  /** Leaving the page would lose something. */
  isUnsaved: boolean
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
  const wasAsked = useEver(guard.isAsking)
  useWhen(true, () => whenIdle(LeaveDialog.preload))

  function send() {
    // The field that the form was sent from becomes inert and would lose the focus to nowhere.
    const { current } = form.element
    current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
    props.onSend()
  }

  return (
    <Form form={form} className={styles.form} canSend={isOnline} onSend={send}>
      {props.notices}
      <div className={styles.form} inert={form.isSending}>
        {props.children}
      </div>
      <FormFailure {...failure} />
      <FormFooter
        problemCount={form.problemCount}
        isOnline={isOnline}
        isSaving={form.isSending}
        saveText={props.saveText}
        note={props.note}
      >
        {props.ways}
      </FormFooter>
      {props.dialogs}
      {wasAsked && (
        <LeaveDialog
          isOpen={guard.isAsking}
          onLeave={() => {
            onLeave?.()
            guard.leave()
          }}
          onStay={guard.stay}
        />
      )}
    </Form>
  )
}

type StoredNoticesProps<Values extends object> = {
  form: ReturnType<typeof useStoredForm<Values>>
  /** What has happened, such as "Ada has saved this customer in the meantime". */
  savedBy: (name: string) => string
  /** What had been begun before. */
  draftText: string
  labels: Record<FieldOf<Values>, string>
  showValue: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => ReactNode
}

/** Tells that the form continues a draft, and what somebody else has saved meanwhile. */
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
      <LateConflictNotice
        savedBy={savedBy}
        conflict={form.conflict}
        labels={labels}
        showValue={showValue}
        onDecide={form.decide}
      />
    </>
  )
}
