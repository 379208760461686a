import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { PASSWORD_RULES, type PasswordRule } from '#shared/staff/values.ts'
import * as words from '#words/staff.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Select } from '#web/ui/controls/text-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { call } from '#web/lib/http/call.ts'

import styles from './staff-sign-on-card.module.css'
import { teamQueries } from './team-queries.ts'

const RULES: Record<PasswordRule, string> = {
  everybody: words.everybodyMay,
  listed: words.onlyListedMay,
}

/** Null until it is edited. */
const UNEDITED: { passwords: PasswordRule | null } = { passwords: null }

/** How the team signs in: through its own provider, and who may still use a password. */
export function StaffSignOnCard() {
  const signOn = useQuery(teamQueries.signOn())
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (passwords: PasswordRule) =>
      call(staffEndpoints.updateStaffPasswords, { body: { passwords } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(teamQueries.signOn().queryKey, saved)
      form.reset(UNEDITED)
      toast.success(words.passwordRuleSaved)
    },
  })
  const form = useForm({ initial: UNEDITED, sending: save, onChange: save.reset })
  if (signOn.isLoadingError) {
    return (
      <Card title={words.signOnTitle}>
        <LoadFailure
          message={words.signOnLoadFailed}
          busy={signOn.isFetching}
          onRetry={() => void signOn.refetch()}
        />
      </Card>
    )
  }
  const { isOn, passwords: current } = signOn.data ?? { isOn: false, passwords: 'everybody' }
  const passwords = form.values.passwords ?? current

  return (
    <Card title={words.signOnTitle}>
      <Form
        form={form}
        className={styles.form}
        canSend={signOn.data !== undefined}
        onSend={() => save.mutate(passwords)}
      >
        <FormFailure title={words.passwordRuleFailed} error={form.failure} />
        <p className={styles.lead}>{isOn ? words.signOnIsOn : words.signOnIsOff}</p>
        {signOn.data && (
          <div>
            <Link to={adminPaths.signOn(signOn.data.customerId)} className={buttonClass('plain')}>
              {isOn ? words.changeSignOn : words.setUpSignOn}
            </Link>
          </div>
        )}
        <Field
          label={words.whoMayUsePasswords}
          hint={isOn ? words.onlyListedHint : `${words.onlyListedHint} ${words.listOnlyWhileOn}`}
          error={form.problemOf('passwords')}
        >
          {(control) => (
            <Select
              {...control}
              className={styles.select}
              disabled={!signOn.data || save.isPending}
              value={passwords}
              onChange={(event) => {
                const chosen = PASSWORD_RULES.find((rule) => rule === event.target.value)
                if (chosen) form.change('passwords', chosen)
              }}
            >
              {PASSWORD_RULES.map((rule) => (
                <option key={rule} value={rule}>
                  {RULES[rule]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div>
          <Button type="submit" busy={save.isPending} disabled={!signOn.data}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
