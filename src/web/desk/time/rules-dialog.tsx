import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import type { TimeRules } from '#shared/desk/time/contract.ts'
import { timeEndpoints } from '#shared/desk/endpoints.ts'
import { MAX_MINIMUM_MINUTES, ROUNDINGS } from '#shared/desk/time/values.ts'
import * as words from '#words/time-entries.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextInput } from '#web/ui/controls/text-input.tsx'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { call } from '#web/lib/http/call.ts'

import { timeQueries } from './time-queries.ts'

type RulesDialogProps = { customerId: string; onClose: () => void }

/** How the time of a customer is billed, and whether its people see it. */
export function RulesDialog({ customerId, onClose }: RulesDialogProps) {
  const rules = useQuery({ ...timeQueries.rules(customerId), staleTime: 0, gcTime: 0 })
  const { data: choices } = useQuery(deskChoices())
  const name = choices?.customers.find(({ id }) => id === customerId)?.name ?? ''

  return (
    <Dialog open onClose={onClose} title={words.rulesTitle(name)} description={words.rulesText}>
      {rules.isError ? (
        <LoadFailure
          message={words.rulesLoadFailed}
          busy={rules.isFetching}
          onRetry={() => void rules.refetch()}
        />
      ) : rules.data ? (
        <RulesForm customerId={customerId} rules={rules.data} onClose={onClose} />
      ) : (
        <SkeletonText width="half" />
      )}
    </Dialog>
  )
}

type Values = { minimumMinutes: string; roundingMinutes: number; isShownToCustomer: boolean }

function checkRules({ minimumMinutes }: Values) {
  const isRight =
    /^\d{1,3}$/.test(minimumMinutes.trim()) && Number(minimumMinutes) <= MAX_MINIMUM_MINUTES
  return isRight ? {} : { minimumMinutes: words.minimumRange }
}

function RulesForm({ customerId, rules, onClose }: RulesDialogProps & { rules: TimeRules }) {
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const save = useMutation({
    mutationFn: (body: TimeRules) =>
      call(timeEndpoints.saveTimeRules, { params: { customerId }, body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: timeQueries.rules(customerId).queryKey })
      onClose()
      toast.success(words.rulesSaved)
    },
  })
  const initial: Values = { ...rules, minimumMinutes: String(rules.minimumMinutes) }
  const form = useForm({ initial, check: checkRules, sending: save })
  const { values, change, problemOf } = form

  function send() {
    const roundingMinutes = ROUNDINGS.find((step) => step === values.roundingMinutes) ?? 1
    save.mutate({ ...values, roundingMinutes, minimumMinutes: Number(values.minimumMinutes) })
  }

  return (
    <DialogForm
      form={form}
      canSend={isOnline}
      action={{ label: words.save, busyLabel: words.saving }}
      failure={{ title: words.rulesFailed, error: form.failure }}
      cancelButton={cancelButton}
      onCancel={() => {
        if (!save.isPending) onClose()
      }}
      onSend={send}
    >
      <Field label={words.minimum} hint={words.minimumHint} error={problemOf('minimumMinutes')}>
        {(control) => (
          <TextInput
            {...control}
            name="minimumMinutes"
            inputMode="numeric"
            autoComplete="off"
            value={values.minimumMinutes}
            onChange={({ target }) => change('minimumMinutes', target.value)}
          />
        )}
      </Field>
      <Field label={words.rounding} error={problemOf('roundingMinutes')}>
        {(control) => (
          <Select
            {...control}
            name="roundingMinutes"
            value={values.roundingMinutes}
            onChange={({ target }) => change('roundingMinutes', Number(target.value))}
          >
            {ROUNDINGS.map((step) => (
              <option key={step} value={step}>
                {words.roundingStep(step)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        label={words.shownToCustomer}
        hint={words.shownHint}
        name="isShownToCustomer"
        checked={values.isShownToCustomer}
        onChange={({ target }) => change('isShownToCustomer', target.checked)}
      />
    </DialogForm>
  )
}
