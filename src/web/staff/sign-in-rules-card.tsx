import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { staffEndpoints } from '#shared/staff/endpoints.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { signInRulesQuery } from '#web/access/sign-in-rules-query.ts'
import { ApiError, errorMessage } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Banner } from '#web/kit/feedback/banner.tsx'
import { Button } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'

import styles from './sign-in-rules-card.module.css'

/** From when on everybody of the team needs a second factor. */
export function SignInRulesCard({ team }: { team: StaffMember[] }) {
  const rules = useQuery(signInRulesQuery)
  const queryClient = useQueryClient()
  /** Null until it is edited. */
  const [edited, setEdited] = useState<string | null>(null)
  const stored = rules.data?.secondFactorFrom ?? ''
  const date = edited ?? stored

  const save = useMutation({
    mutationFn: () =>
      call(staffEndpoints.updateSignInRules, {
        body: { secondFactorFrom: date === '' ? null : date },
      }),
    onSuccess: async ({ secondFactorFrom }) => {
      await queryClient.invalidateQueries(signInRulesQuery)
      setEdited(null)
      toast.success(
        secondFactorFrom === null
          ? 'Two-step sign-in is left to everybody'
          : 'Two-step sign-in is compulsory',
      )
    },
  })
  const problem = save.error instanceof ApiError ? save.error.fields['secondFactorFrom'] : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending && rules.data) save.mutate()
  }

  return (
    <Card title="Two-step sign-in">
      <form className={styles.form} noValidate onSubmit={submit}>
        {save.isError && !problem && (
          <Banner tone="danger">
            <strong>Failed to save</strong>
            <br />
            {errorMessage(save.error)}
          </Banner>
        )}
        <p className={styles.lead}>{whoIsLeft(team)}</p>
        <Field
          label="Compulsory from"
          hint="From this day on, whoever has no second step can only set one up. Until then they are reminded. Leave it empty to let everybody choose."
          error={problem}
        >
          {(control) => (
            <TextInput
              {...control}
              className={styles.date}
              type="date"
              disabled={!rules.data}
              value={date}
              onChange={(event) => {
                setEdited(event.target.value)
                save.reset()
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={save.isPending} busyLabel="Saving..." disabled={!rules.data}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  )
}

function whoIsLeft(team: StaffMember[]): string {
  const left = team.filter((member) => member.state !== 'deactivated' && !member.hasSecondFactor)
  const [first, second] = left.map(({ name }) => name)
  if (first === undefined) return 'Everybody has set it up.'
  if (second === undefined) return `${first} has not set it up yet.`
  if (left.length === 2) return `${first} and ${second} have not set it up yet.`
  return `${first} and ${left.length - 1} others have not set it up yet.`
}
