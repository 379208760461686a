import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { usageEndpoints } from '#shared/usage/endpoints.ts'
import type { UsageSettings } from '#shared/usage/contract.ts'
import { USAGE_LIMIT_LABELS, USAGE_LIMITS, type UsageLimitName } from '#shared/usage/values.ts'
import { ApiError, errorMessage, isStatus } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Banner } from '#web/kit/feedback/banner.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { FormFooter } from '#web/kit/form/form-footer.tsx'
import { LeaveDialog } from '#web/kit/dialog/leave-dialog.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'

import { type LimitTexts, readLimits, toTexts } from './limit-texts.ts'
import styles from './limits-form.module.css'
import { usageQueries } from './usage-queries.ts'

/** What anyone may use at most. Another version of what is stored is another form. */
export function LimitsForm({ stored }: { stored: UsageSettings }) {
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState<LimitTexts>(() => toTexts(stored))
  const save = useMutation({
    mutationFn: (limits: Record<UsageLimitName, number>) =>
      call(usageEndpoints.updateUsageLimits, { body: { ...limits, version: stored.version } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(usageQueries.limits().queryKey, saved)
      toast.success('Limits saved')
    },
  })

  const initial = toTexts(stored)
  const isChanged = USAGE_LIMITS.some((name) => texts[name] !== initial[name])
  const { limits, problems } = readLimits(texts)
  const refused = save.error instanceof ApiError ? save.error.fields : {}
  const wrong = USAGE_LIMITS.filter((name) => problems[name] ?? refused?.[name])
  const guard = useLeaveGuard(isChanged)

  // A refusal of the server is read at its field.
  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [save.error])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isOnline || save.isPending) return
    if (limits) save.mutate(limits)
    else form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Card title="Limits">
        <p className={styles.note}>
          Whoever reaches one is told which, and when to try again. 0 means no limit.
        </p>
        <div className={styles.fields} inert={save.isPending}>
          {USAGE_LIMITS.map((name) => (
            <Field
              key={name}
              label={USAGE_LIMIT_LABELS[name]}
              error={problems[name] ?? refused?.[name] ?? null}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name={name}
                  inputMode="numeric"
                  autoComplete="off"
                  value={texts[name]}
                  onChange={(event) => {
                    save.reset()
                    setTexts({ ...texts, [name]: event.target.value })
                  }}
                />
              )}
            </Field>
          ))}
        </div>
      </Card>
      {save.error && (
        <Banner tone="danger">
          <strong>Failed to save the limits</strong>
          <br />
          {isStatus(save.error, 409)
            ? 'Somebody else has changed them in the meantime. Load the page again to see theirs.'
            : errorMessage(save.error)}
        </Banner>
      )}
      <FormFooter
        problemCount={wrong.length}
        isOnline={isOnline}
        isSaving={save.isPending}
        saveText="Save Limits"
      />
      <LeaveDialog isOpen={guard.isAsking} onLeave={guard.leave} onStay={guard.stay} />
    </form>
  )
}
