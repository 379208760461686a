import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'

import type { Customer } from '#shared/customers/contract.ts'
import { adminPaths } from '#web/lib/admin-paths.ts'
import { ApiError, errorMessage } from '#web/lib/api-error.ts'
import { Link, useNavigate } from '#web/lib/navigation.ts'
import { useFieldInAddress } from '#web/lib/use-field-in-address.ts'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Banner } from '#web/kit/feedback/banner.tsx'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { DraftNotice } from '#web/kit/form/draft-notice.tsx'
import { LateConflictNotice } from '#web/kit/form/late-conflict-notice.tsx'
import { FormFooter } from '#web/kit/form/form-footer.tsx'
import { LeaveDialog } from '#web/kit/dialog/leave-dialog.tsx'

import { BasicInformation } from './basic-information.tsx'
import { CUSTOMER_LABELS, type CustomerProblems } from './customer-fields.ts'
import styles from './customer-form.module.css'
import { toCustomerInput } from './customer-form-values.ts'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { fieldText } from './field-text.ts'
import { SamlSettings } from './saml-settings.tsx'
import { TechnicalContacts } from './technical-contacts.tsx'
import { useCustomerForm } from './use-customer-form.ts'
import { useEndSessions } from './use-end-sessions.ts'
import { useSaveCustomer } from './use-save-customer.ts'

type CustomerFormProps = {
  /** Null for a new one. */
  customer: Customer | null
  id: string
  /** Of the portal, as the server knows it. */
  origin: string
}

export function CustomerForm({ customer, id, origin }: CustomerFormProps) {
  const navigate = useNavigate()
  const isOnline = useOnline()
  const form = useCustomerForm({ id, customer })
  const formElement = useRef<HTMLFormElement>(null)
  useFieldInAddress(formElement)
  const save = useSaveCustomer(
    { customerId: id, isNew: customer === null },
    {
      onSaved: () => {
        form.dropDraft()
        void navigate(adminPaths.customers)
      },
      onConflict: form.meet,
      onRefused: refuse,
    },
  )
  const endSessions = useEndSessions(customer?.id ?? null)
  const isSaved = save.data !== undefined && 'saved' in save.data
  const guard = useLeaveGuard(form.isChanged && !isSaved)

  const { conflict } = form
  const refusedFields = save.error instanceof ApiError ? save.error.fields : undefined

  const showRefused = useEffectEvent((fields: CustomerProblems) =>
    focusFirst(formElement.current, fields),
  )

  // The fields can take the focus only after they are no longer inert.
  useEffect(() => {
    if (refusedFields) showRefused(refusedFields)
  }, [refusedFields])

  function refuse(error: Error) {
    if (error instanceof ApiError) form.refuse(error.fields)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isOnline || save.isPending || endSessions.isCounting) return
    form.touchAll()
    if (!form.isComplete) return focusFirst(formElement.current, form.problems)
    const input = toCustomerInput(form.values, form.saved.values)
    const { values, version } = form.saved
    void endSessions.check(values, input, () => save.mutate({ input, version }))
  }

  return (
    <form ref={formElement} className={styles.form} noValidate onSubmit={submit}>
      <DraftNotice
        hasRestored={form.hasRestored}
        onDiscard={form.discard}
        onUndo={form.undoDiscard}
      >
        {customer === null
          ? 'You had begun to add a customer. We kept what you typed.'
          : 'You had begun to change this customer. We kept what you typed.'}
      </DraftNotice>
      <LateConflictNotice
        what="this customer"
        conflict={conflict}
        labels={CUSTOMER_LABELS}
        showValue={fieldText}
        onDecide={form.decide}
      />
      <div className={styles.sections} inert={save.isPending}>
        <BasicInformation form={form} />
        <TechnicalContacts form={form} />
        <SamlSettings form={form} id={id} origin={origin} isNew={customer === null} />
      </div>
      {save.error && (
        <Banner tone="danger">
          <strong>
            {customer === null ? 'Failed to create customer' : 'Failed to update customer'}
          </strong>
          <br />
          {errorMessage(save.error)}
        </Banner>
      )}
      <FormFooter
        problemCount={form.problemCount}
        isOnline={isOnline}
        isSaving={save.isPending}
        saveText="Save Customer"
      >
        <Link to={adminPaths.customers} className={buttonClass('plain')}>
          Cancel
        </Link>
      </FormFooter>
      <EndSessionsDialog
        count={endSessions.count}
        customerName={customer?.name ?? ''}
        onConfirm={endSessions.confirm}
        onCancel={endSessions.cancel}
      />
      <LeaveDialog
        isOpen={guard.isAsking}
        onLeave={() => {
          form.dropDraft()
          guard.leave()
        }}
        onStay={guard.stay}
      />
    </form>
  )
}

/** What has to be decided comes before the fields, and then the first of them. */
function focusFirst(form: HTMLFormElement | null, problems: CustomerProblems) {
  const undecided = form?.querySelector<HTMLElement>('fieldset[data-undecided="true"] input')
  const controls = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
  const wrong = controls.find(({ name }) => Object.hasOwn(problems, name))
  const first = undecided ?? wrong
  first?.focus()
}
