import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import * as words from '#words/settings.ts'
import { usageEndpoints } from '#shared/usage/endpoints.ts'
import type { UsageSettings } from '#shared/usage/contract.ts'
import { USAGE_LIMITS, type UsageLimitName } from '#shared/usage/values.ts'
import { isStatus } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { type LimitTexts, readLimits, toTexts } from './limit-texts.ts'
import styles from './limits-form.module.css'
import { usageQueries } from './usage-queries.ts'

/** What anyone may use at most. */
export function LimitsForm(props: { stored: UsageSettings }) {
  const queryClient = useQueryClient()
  const [stored, setStored] = useState(props.stored)
  const initial = toTexts(stored)
  const save = useMutation({
    mutationFn: (limits: Record<UsageLimitName, number>) =>
      call(usageEndpoints.updateUsageLimits, { body: { ...limits, version: stored.version } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(usageQueries.limits().queryKey, saved)
      setStored(saved)
      form.reset(toTexts(saved))
      toast.success(words.limitsSaved)
    },
  })
  const form = useForm<LimitTexts>({
    initial,
    check: (texts) => readLimits(texts).problems,
    shows: 'always',
    sending: save,
    onChange: save.reset,
  })

  function send() {
    const { limits } = readLimits(form.values)
    if (limits) save.mutate(limits)
  }

  return (
    <PageForm
      form={form}
      isOnline={useOnline()}
      onSend={send}
      failure={{
        title: words.limitsSaveFailed,
        error: save.error,
        text: isStatus(save.error, 409) ? words.limitsChangedMeanwhile : undefined,
      }}
      saveText={words.saveLimits}
      isUnsaved={USAGE_LIMITS.some((name) => form.values[name] !== initial[name])}
    >
      <Card title={words.limits}>
        <p className={styles.note}>{words.whatLimitsDo}</p>
        <div className={styles.fields}>
          {USAGE_LIMITS.map((name) => (
            <Field key={name} label={words.limitLabels[name]} error={form.problemOf(name)}>
              {(control) => (
                <TextInput
                  {...control}
                  name={name}
                  inputMode="numeric"
                  autoComplete="off"
                  value={form.values[name]}
                  onChange={(event) => form.change(name, event.target.value)}
                />
              )}
            </Field>
          ))}
        </div>
      </Card>
    </PageForm>
  )
}
