import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { staffEndpoints } from '#shared/staff/endpoints.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { signInRulesQuery } from '#web/access/staff/second-factor-notice.tsx'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { Field } from '#web/kit/basic/field.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { FormFailure } from '#web/kit/feedback/form-failure.tsx'
import { TextInput } from '#web/kit/basic/text-input.tsx'
import { useForm } from '#web/kit/form/use-form.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import styles from './sign-in-rules-card.module.css'

type RulesValues = { secondFactorFrom: string | null }

/** Null until it is edited. */
const UNEDITED: RulesValues = { secondFactorFrom: null }

/** From when on everybody of the team needs a second factor. */
export function SignInRulesCard({ team }: { team: StaffMember[] }) {
  const rules = useQuery(signInRulesQuery)
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (date: string) =>
      call(staffEndpoints.updateSignInRules, {
        body: { secondFactorFrom: date === '' ? null : date },
      }),
    onSuccess: async ({ secondFactorFrom }) => {
      await queryClient.invalidateQueries(signInRulesQuery)
      form.reset(UNEDITED)
      toast.success(
        secondFactorFrom === null
          ? 'Two-step sign-in is left to everybody'
          : 'Two-step sign-in is compulsory',
      )
    },
  })
  const form = useForm({ initial: UNEDITED, sending: save, onChange: save.reset })
  const date = form.values.secondFactorFrom ?? rules.data?.secondFactorFrom ?? ''

  return (
    <Card title="Two-step sign-in">
      <Form
        form={form}
        className={styles.form}
        canSend={rules.data !== undefined}
        onSend={() => save.mutate(date)}
      >
        <FormFailure title="Failed to save" error={form.failure} />
        <p className={styles.lead}>{whoIsLeft(team)}</p>
        <Field
          label="Compulsory from"
          hint="From this day on, whoever has no second step can only set one up. Until then they are reminded. Leave it empty to let everybody choose."
          error={form.problemOf('secondFactorFrom')}
        >
          {(control) => (
            <TextInput
              {...control}
              className={styles.date}
              type="date"
              name="secondFactorFrom"
              disabled={!rules.data}
              readOnly={save.isPending}
              value={date}
              onChange={(event) => form.change('secondFactorFrom', event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={save.isPending} busyLabel="Saving..." disabled={!rules.data}>
            Save
          </Button>
        </div>
      </Form>
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
