import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'

import * as words from '#words/desk-relations.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import { relateEndpoints } from '#shared/desk/endpoints.ts'
import type { CustomerBrief } from '#shared/desk/relations/relations.ts'
import {
  MAX_BRIEF_NOTE,
  MAX_CONTRACT_COVERS,
  MAX_CONTRACT_NAME,
} from '#shared/desk/relations/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea, TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { StoredNotices } from '#web/ui/form/page-form.tsx'
import { saveUnlessChanged } from '#web/ui/form/save-unless-changed.ts'
import { type StoredByOther, useStoredForm } from '#web/ui/form/use-stored-form.ts'

import styles from './dialogs.module.css'

const BRIEF_LABELS: Record<keyof BriefValues, string> = {
  note: words.standingNote,
  contract: words.contract,
  contractEndsOn: words.contractEndsOn,
  contractCovers: words.contractCovers,
}

const BRIEF_FIELDS = ['note', 'contract', 'contractEndsOn', 'contractCovers'] as const

/** Page that shows the brief: reads it again at a conflict, and shows what was saved. */
export type BriefSource = {
  read: () => Promise<CustomerBrief>
  show: (brief: CustomerBrief) => void
}

type BriefDialogProps = {
  source: BriefSource
  customer: Pick<DeskTicket['customer'], 'id' | 'name' | 'brief'>
  open: boolean
  onClose: () => void
}

/** Writes what agents should know of a customer. */
export function BriefDialog({ source, customer, open, onClose }: BriefDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.briefTitle(customer.name)}
      description={words.briefText}
      initialFocus={cancelButton}
    >
      <BriefForm
        source={source}
        customer={customer}
        cancelButton={cancelButton}
        onClose={onClose}
      />
    </Dialog>
  )
}

const EXAMPLE: BriefValues = { note: '', contract: '', contractEndsOn: '', contractCovers: '' }

function showValue(_: keyof BriefValues, value: string) {
  return <bdi>{value || words.nothing}</bdi>
}

type BriefFormProps = Omit<BriefDialogProps, 'open'> & {
  cancelButton: RefObject<HTMLButtonElement | null>
}

/** Typed text is kept when the dialog is closed, and when another agent was quicker. */
function BriefForm({ source, customer, cancelButton, onClose }: BriefFormProps) {
  const { id: customerId, brief } = customer
  const { id: userId } = useViewer()
  const isOnline = useOnline()
  const save = useSaveBrief({
    source,
    customerId,
    onSaved: () => {
      form.dropDraft()
      onClose()
    },
    onConflict: (current) => form.rebase(storedBrief(current)),
  })
  const form = useStoredForm({
    fields: BRIEF_FIELDS,
    stored: storedBrief(brief),
    draftKey: { userId, name: `desk-brief:${customerId}` },
    example: EXAMPLE,
    sending: save,
  })
  const { values, change, problemOf, saved } = form

  return (
    <DialogForm
      form={form}
      canSend={isOnline}
      onSend={() => save.mutate({ values, version: saved.version ?? 0 })}
      onCancel={onClose}
      cancelButton={cancelButton}
      action={{ label: words.save, busyLabel: words.saving }}
      failure={{ title: words.briefFailed, error: form.failure }}
    >
      <StoredNotices
        form={form}
        savedBy={words.briefSavedBy}
        draftText={words.briefBegun}
        labels={BRIEF_LABELS}
        showValue={showValue}
      />
      <Field label={BRIEF_LABELS.note} hint={words.noteHint} error={problemOf('note')}>
        {(control) => (
          <TextArea
            {...control}
            name="note"
            dir="auto"
            maxLength={MAX_BRIEF_NOTE}
            value={values.note}
            onChange={({ target }) => change('note', target.value)}
          />
        )}
      </Field>
      <Field label={BRIEF_LABELS.contract} hint={words.contractHint} error={problemOf('contract')}>
        {(control) => (
          <TextInput
            {...control}
            name="contract"
            dir="auto"
            maxLength={MAX_CONTRACT_NAME}
            value={values.contract}
            onChange={({ target }) => change('contract', target.value)}
          />
        )}
      </Field>
      <Field label={BRIEF_LABELS.contractEndsOn} error={problemOf('contractEndsOn')}>
        {(control) => (
          <TextInput
            {...control}
            name="contractEndsOn"
            type="date"
            value={values.contractEndsOn}
            onChange={({ target }) => change('contractEndsOn', target.value)}
          />
        )}
      </Field>
      <Field
        label={BRIEF_LABELS.contractCovers}
        hint={words.coversHint}
        error={problemOf('contractCovers')}
      >
        {(control) => (
          <TextArea
            {...control}
            name="contractCovers"
            dir="auto"
            maxLength={MAX_CONTRACT_COVERS}
            value={values.contractCovers}
            onChange={({ target }) => change('contractCovers', target.value)}
          />
        )}
      </Field>
      {!isOnline && <p className={styles.quiet}>{words.offline}</p>}
    </DialogForm>
  )
}

type Options = {
  source: BriefSource
  customerId: string
  onSaved: () => void
  /** Receives what another agent has saved in between. */
  onConflict: (current: CustomerBrief) => void
}

type Saving = { values: BriefValues; version: number }

function useSaveBrief({ source, customerId, onSaved, onConflict }: Options) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: ({ values, version }: Saving) => {
      const contractEndsOn = values.contractEndsOn || null
      const body = { ...values, contractEndsOn, version }
      return saveUnlessChanged(
        () => call(relateEndpoints.saveCustomerBrief, { params: { customerId }, body }),
        source.read,
      )
    },
    onSuccess: ({ saved, conflict }) => {
      if (conflict) return onConflict(conflict)
      source.show(saved)
      onSaved()
      // The other tickets of the customer show it, too.
      void queryClient.invalidateQueries({ queryKey: ['desk', 'ticket'] })
      toast.success(words.briefSaved)
    },
  })
}

/** As the controls of the form have it. */
type BriefValues = {
  note: string
  contract: string
  contractEndsOn: string
  contractCovers: string
}

/** Stored values, and who has stored them. */
function storedBrief(brief: CustomerBrief): StoredByOther<BriefValues> {
  const { note, contract, contractEndsOn, contractCovers, version } = brief
  return {
    values: { note, contract, contractEndsOn: contractEndsOn ?? '', contractCovers },
    version,
    by: brief.updatedByName,
    at: brief.updatedAt ?? '',
  }
}
