import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import * as navigationWords from '#words/navigation.ts'
import * as words from '#words/staff.ts'
import type { StaffMember, StaffSignOn } from '#shared/staff/contract.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { PASSWORD_RULES, type PasswordRule } from '#shared/staff/values.ts'
import { signInRulesQuery } from '#web/access/staff/second-factor-notice.tsx'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextInput } from '#web/ui/controls/text-input.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { teamQueries } from './team-queries.ts'
import styles from './team-sign-on-page.module.css'

const RULES: Record<PasswordRule, string> = {
  everybody: words.everybodyMay,
  listed: words.onlyListedMay,
}

/** How the team signs in: through its own provider, with a password, and with a second step. */
export function TeamSignOnPage() {
  const signOn = useQuery(teamQueries.signOn())
  const rules = useQuery(signInRulesQuery)
  const failed = [signOn, rules].find(({ isLoadingError }) => isLoadingError)
  useDocumentTitle(navigationWords.teamSignOn)

  return (
    <div className={styles.page}>
      <PageHeader title={navigationWords.teamSignOn}>
        {signOn.data?.isOn ? words.signOnIsOn : words.signOnIsOff}
      </PageHeader>
      {signOn.data && rules.data ? (
        <RulesForm signOn={signOn.data} secondFactorFrom={rules.data.secondFactorFrom ?? ''} />
      ) : (
        <Card>
          {failed ? (
            <LoadFailure
              message={words.signOnLoadFailed}
              busy={failed.isFetching}
              onRetry={() => void failed.refetch()}
            />
          ) : (
            <Loading label={words.loadingSignOn}>
              <SkeletonText width="half" />
              <SkeletonText />
            </Loading>
          )}
        </Card>
      )}
    </div>
  )
}

type RulesValues = { passwords: PasswordRule; secondFactorFrom: string }
type RulesFormProps = { signOn: StaffSignOn; secondFactorFrom: string }

function RulesForm({ signOn: { customerId, isOn, passwords }, secondFactorFrom }: RulesFormProps) {
  const stored: RulesValues = { passwords, secondFactorFrom }
  const team = useQuery(teamQueries.list())
  const save = useSaveRules(stored)
  const form = useForm({ initial: stored, sending: save, onChange: save.reset })
  const { values, change, problemOf } = form
  const isUnsaved = values.passwords !== passwords || values.secondFactorFrom !== secondFactorFrom

  return (
    <PageForm
      form={form}
      isOnline={useOnline()}
      onSend={() => save.mutate(values)}
      failure={{ title: words.rulesFailed, error: form.failure }}
      saveText={words.save}
      isUnsaved={isUnsaved}
      onDiscard={() => form.reset(stored)}
    >
      <Card title={words.signOnTitle}>
        <div className={styles.fields}>
          <Link to={adminPaths.signOn(customerId)} className={buttonClass('plain')}>
            {isOn ? words.changeSignOn : words.setUpSignOn}
          </Link>
          <Field
            label={words.whoMayUsePasswords}
            hint={isOn ? words.onlyListedHint : `${words.onlyListedHint} ${words.listOnlyWhileOn}`}
            error={problemOf('passwords')}
          >
            {(control) => (
              <Select
                {...control}
                name="passwords"
                value={values.passwords}
                onChange={(event) => {
                  const chosen = PASSWORD_RULES.find((rule) => rule === event.target.value)
                  if (chosen) change('passwords', chosen)
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
        </div>
      </Card>
      <Card title={words.twoSteps}>
        <div className={styles.fields}>
          {team.data && <p className={styles.lead}>{whoIsLeft(team.data)}</p>}
          <Field
            label={words.compulsoryFrom}
            hint={words.whatCompulsoryMeans}
            error={problemOf('secondFactorFrom')}
          >
            {(control) => (
              <TextInput
                {...control}
                type="date"
                name="secondFactorFrom"
                value={values.secondFactorFrom}
                onChange={(event) => change('secondFactorFrom', event.target.value)}
              />
            )}
          </Field>
        </div>
      </Card>
    </PageForm>
  )
}

/** Saves the rules that were changed: each has an endpoint of its own. */
function useSaveRules(stored: RulesValues) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: async ({ passwords, secondFactorFrom }: RulesValues) => {
      if (passwords !== stored.passwords)
        await call(staffEndpoints.updateStaffPasswords, { body: { passwords } })
      if (secondFactorFrom !== stored.secondFactorFrom)
        await call(staffEndpoints.updateSignInRules, {
          body: { secondFactorFrom: secondFactorFrom || null },
        })
    },
    // The first may be stored although the second failed.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(teamQueries.signOn()),
        queryClient.invalidateQueries(signInRulesQuery),
      ]),
    onSuccess: () => toast.success(words.rulesSaved),
  })
}

function whoIsLeft(team: StaffMember[]): string {
  const left = team.filter((member) => member.state !== 'deactivated' && !member.hasSecondFactor)
  const [first, second] = left.map(({ name }) => name)
  if (first === undefined) return words.allHave
  if (second === undefined) return words.oneHasNot(first)
  if (left.length === 2) return words.twoHaveNot(first, second)
  return words.manyHaveNot(first, left.length - 1)
}
