import { useRef } from 'react'

import { MAX_COMPANY_ID_LENGTH } from '#shared/crm/values.ts'
import * as words from '#words/crm.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'

import { useBindCompany } from './use-companies.ts'

type BindDialogProps = { customer: { id: string; name: string }; onClose: () => void }

/** Binds a company by its id: one that no domain leads to. */
export function BindDialog({ customer, onClose }: BindDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const bind = useBindCompany({ onDone: onClose })
  const form = useForm({
    initial: { companyId: '' },
    check: ({ companyId }) =>
      /^\d+$/.test(companyId.trim()) ? {} : { companyId: words.giveCompanyId },
    sending: bind,
    onChange: bind.reset,
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.bindTitle(customer.name)}
      description={words.bindDescription}
      initialFocus={input}
    >
      <DialogForm
        form={form}
        failure={{ title: words.bindFailed, error: form.failure }}
        action={{ label: words.bind, busyLabel: words.binding }}
        onSend={() =>
          bind.mutate({ companyId: form.values.companyId.trim(), customerId: customer.id })
        }
        onCancel={onClose}
      >
        <Field label={words.companyId} error={form.problemOf('companyId')}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              name="companyId"
              inputMode="numeric"
              autoComplete="off"
              maxLength={MAX_COMPANY_ID_LENGTH}
              value={form.values.companyId}
              onChange={(event) => form.change('companyId', event.target.value)}
            />
          )}
        </Field>
      </DialogForm>
    </Dialog>
  )
}
