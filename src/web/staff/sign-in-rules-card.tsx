import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import * as words from '#words/staff.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { signInRulesQuery } from '#web/access/staff/second-factor-notice.tsx'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

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
      toast.success(secondFactorFrom === null ? words.leftToAll : words.compulsory)
    },
  })
  const form = useForm({ initial: UNEDITED, sending: save, onChange: save.reset })
  const date = form.values.secondFactorFrom ?? rules.data?.secondFactorFrom ?? ''

  return (
    <Card title={words.twoSteps}>
      <Form
        form={form}
        className={styles.form}
        canSend={rules.data !== undefined}
        onSend={() => save.mutate(date)}
      >
        <FormFailure title={words.saveFailed} error={form.failure} />
        <p className={styles.lead}>{whoIsLeft(team)}</p>
        <Field
          label={words.compulsoryFrom}
          hint={words.whatCompulsoryMeans}
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
          <Button
            type="submit"
            busy={save.isPending}
            busyLabel={words.saving}
            disabled={!rules.data}
          >
            {words.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function whoIsLeft(team: StaffMember[]): string {
  const left = team.filter((member) => member.state !== 'deactivated' && !member.hasSecondFactor)
  const [first, second] = left.map(({ name }) => name)
  if (first === undefined) return words.allHave
  if (second === undefined) return words.oneHasNot(first)
  if (left.length === 2) return words.twoHaveNot(first, second)
  return words.manyHaveNot(first, left.length - 1)
}
