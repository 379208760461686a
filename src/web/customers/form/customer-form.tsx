import { useState } from 'react'

import type { Customer } from '#shared/customers/contract.ts'
import * as words from '#words/customers.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link, useNavigate } from '#web/lib/navigation/navigation.ts'
import { useEver } from '#web/lib/use-ever.ts'
import { useFieldInAddress } from '#web/lib/navigation/use-field-in-address.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { PageForm, StoredNotices } from '#web/ui/form/page-form.tsx'

import { BasicInformation } from './basic-information.tsx'
import { CUSTOMER_LABELS } from './customer-fields.ts'
import { toCustomerInput } from './customer-form-values.ts'
import { fieldText } from './field-text.ts'
import { SamlSettings } from '#web/connections/settings/saml-settings.tsx'
import { TechnicalContacts } from './technical-contacts.tsx'
import { savedByOther, useCustomerForm } from './use-customer-form.ts'
import { useEndSessions } from './use-end-sessions.ts'
import { useSaveCustomer } from './use-save-customer.ts'

const EndSessionsDialog = lazyPart(
  async () => (await import('./end-sessions-dialog.tsx')).EndSessionsDialog,
  { asDialog: ({ count, onCancel }) => ({ isOpen: count !== null, close: onCancel }) },
)

const MetadataDialog = lazyPart(
  async () => (await import('#web/connections/metadata/metadata-dialog.tsx')).MetadataDialog,
)

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
  const isNew = customer === null
  const save = useSaveCustomer(
    { customerId: id, isNew },
    {
      onSaved: () => {
        form.dropDraft()
        void navigate(adminPaths.customers)
      },
      onConflict: (current) => form.rebase(savedByOther(current)),
    },
  )
  const endSessions = useEndSessions(customer?.id ?? null)
  const [isImporting, setIsImporting] = useState(false)
  const wasAsked = useEver(endSessions.count !== null)
  const isPending = save.isPending || endSessions.isCounting
  const form = useCustomerForm({ id, customer, save: { isPending, error: save.error } })
  useFieldInAddress(form.element)
  const isSaved = save.data !== undefined && 'saved' in save.data

  function send() {
    const input = toCustomerInput(form.values, form.saved.values)
    const { values, version } = form.saved
    void endSessions.check(values, input, () => save.mutate({ input, version }))
  }

  return (
    <>
      <PageForm
        form={form}
        isOnline={isOnline}
        onSend={send}
        failure={{
          title: isNew ? words.createFailed : words.updateFailed,
          error: save.error,
        }}
        saveText={words.save}
        isUnsaved={form.isChanged && !isSaved}
        onLeave={form.dropDraft}
        ways={
          <Link to={adminPaths.customers} className={buttonClass('plain')}>
            {words.cancel}
          </Link>
        }
        notices={
          <StoredNotices
            form={form}
            savedBy={words.savedBy}
            draftText={isNew ? words.draftOfNew : words.draftOfChange}
            labels={CUSTOMER_LABELS}
            showValue={fieldText}
          />
        }
        dialogs={
          wasAsked && (
            <EndSessionsDialog
              count={endSessions.count}
              customerName={customer?.name ?? ''}
              onConfirm={endSessions.confirm}
              onCancel={endSessions.cancel}
            />
          )
        }
      >
        <BasicInformation form={form} />
        <TechnicalContacts form={form} />
        <SamlSettings
          form={form}
          id={id}
          origin={origin}
          isNew={isNew}
          onImport={() => setIsImporting(true)}
        />
      </PageForm>
      {/* Not among the dialogs of the form: it has a form of its own. */}
      {isImporting && <MetadataDialog form={form} onClose={() => setIsImporting(false)} />}
    </>
  )
}
