import { useRef, useState } from 'react'
import * as words from '#words/customers.ts'
import { list } from '#words/language.ts'
import type { ContactTexts } from '#shared/customers/contact-problems.ts'
import type { Customer } from '#shared/customers/contract.ts'
import { customerEndpoints } from '#shared/customers/endpoints.ts'
import { ownValue } from '#shared/basic/own-value.ts'
import type { SamlProvider } from '#shared/customers/values.ts'
import { kinds, providerNames } from '#words/connections.ts'
import { MetadataDialog } from '#web/connections/metadata/metadata-dialog.tsx'
import { SamlSettings } from '#web/connections/settings/saml-settings.tsx'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link, useNavigate } from '#web/lib/navigation/navigation.ts'
import { useFieldInAddress } from '#web/lib/navigation/use-field-in-address.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PageForm, StoredNotices } from '#web/ui/form/page-form.tsx'
import { BasicInformation } from './basic-information.tsx'
import {
  CUSTOMER_LABELS,
  type CustomerField,
  type CustomerValues,
  lossOfSignIn,
  savedByOther,
  toCustomerInput,
} from './customer-form-model.ts'
import { useCustomerForm } from './use-customer-form.ts'
import { TechnicalContacts } from './technical-contacts.tsx'
import { useSaveCustomer } from './use-save-customer.ts'

type CustomerFormProps = {
  /** Null for a new one. */
  customer: Customer | null
  id: string
  /** Origin of the portal, as the server knows it. */
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
  const isPending = save.isPending || endSessions.isCounting
  const form = useCustomerForm({ id, customer, save: { isPending, error: save.error } })
  useFieldInAddress(form.element)
  const isSaved = save.data !== undefined && 'saved' in save.data

  function send() {
    const input = toCustomerInput(form.values, form.saved.values)
    const { values, version } = form.saved
    void endSessions.check(values, form.values, () => save.mutate({ input, version }))
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
        isNew={isNew}
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
          <EndSessionsDialog
            loss={endSessions.loss}
            customerName={customer?.name ?? ''}
            onConfirm={endSessions.confirm}
            onCancel={endSessions.cancel}
          />
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
      {isImporting && (
        <MetadataDialog
          form={form}
          live={form.saved.values}
          onClose={() => setIsImporting(false)}
        />
      )}
    </>
  )
}

/** Asks before saving takes the sign-in of a live customer away from all or some of its people. */
function useEndSessions(customerId: string | null) {
  const [isCounting, setIsCounting] = useState(false)
  const [asked, setAsked] = useState<{ loss: AskedLoss; go: () => void } | null>(null)

  /** Goes on at once where nothing ends. */
  async function check(saved: CustomerValues, values: CustomerValues, go: () => void) {
    const loss = lossOfSignIn(saved, values)
    if (customerId === null || loss === null) return go()
    if (loss.of !== 'sessions') return setAsked({ loss, go })
    setIsCounting(true)
    try {
      const { count } = await call(customerEndpoints.countCustomerSessions, {
        params: { customerId },
      })
      if (count === 0) go()
      else setAsked({ loss: { of: 'sessions', count }, go })
    } catch (error) {
      toast.error(errorMessage(error))
    } finally {
      setIsCounting(false)
    }
    return undefined
  }

  return {
    check,
    isCounting,
    loss: asked?.loss ?? null,
    confirm: () => {
      setAsked(null)
      asked?.go()
    },
    cancel: () => setAsked(null),
  }
}

/** How a value is told in a comparison. Two certificates look alike but for their last characters. */
export function fieldText(field: CustomerField, value: CustomerValues[CustomerField]): string {
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (Array.isArray(value)) {
    const entries = value.map(entryText)
    const texts = field === 'saml.moreCerts' ? entries.map(certificateText) : entries
    return list(texts) || words.none
  }
  if (value === '') return words.empty
  if (field === 'mspStartDate') return formatCalendarDay(value)
  // The value of this field is a provider.
  if (field === 'saml.provider') return providerNames[value as SamlProvider]
  if (field === 'saml.kind') return ownValue(kinds, value) ?? value
  if (field === 'saml.cert' || field === 'saml.previousCert') return certificateText(value)
  return value
}

function entryText(entry: string | ContactTexts): string {
  if (typeof entry === 'string') return entry
  return words.contactWithWays(entry.name, list([entry.email, entry.phone].filter(Boolean)))
}

function certificateText(pem: string): string {
  const base64 = pem.replaceAll(/-----[^-]+-----|\s/g, '')
  return words.certificateEndsIn(base64.slice(-24))
}

type AskedLoss =
  | Exclude<NonNullable<ReturnType<typeof lossOfSignIn>>, { of: 'sessions' }>
  | { of: 'sessions'; count: number }

type EndSessionsDialogProps = {
  /** Null while nothing is asked. */
  loss: AskedLoss | null
  customerName: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before people who are at work are signed out. */
export function EndSessionsDialog(props: EndSessionsDialogProps) {
  const { loss, customerName, onConfirm, onCancel } = props
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [title, text, button] = loss ? lossTexts(loss, customerName) : []

  return (
    <Dialog
      open={loss !== null}
      onClose={onCancel}
      title={title}
      description={text}
      initialFocus={cancelButton}
    >
      <DialogActions>
        <Button ref={cancelButton} onClick={onCancel}>
          {words.keepEditing}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {button}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Returns the question, what saving does, and the button. */
function lossTexts(loss: AskedLoss, customer: string): [string, string, string] {
  if (loss.of === 'everyone')
    return [words.askStopSignIn(customer), words.whatStoppingDoes(customer), words.saveAndStop]
  if (loss.of === 'domains') {
    const domains = list(loss.domains)
    return [words.askRemoveDomains(domains), words.whatRemovingDomainsDoes(domains), words.save]
  }
  const { count } = loss
  return [
    words.endSessionsTitle(count),
    words.whatSavingEnds(customer, count),
    words.saveAndEnd(count),
  ]
}
