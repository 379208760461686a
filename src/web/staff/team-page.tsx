import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/staff.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { signInRulesQuery } from '#web/access/staff/second-factor-notice.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { StaffSignOnCard } from './staff-sign-on-card.tsx'
import { type TeamDialog, TeamDialogs } from './team-dialogs.tsx'
import { teamQueries, useTeamChange } from './team-queries.ts'
import { TeamTable, TeamTableSkeleton } from './team-table.tsx'
import { hasInvitationDraft } from './use-invitation-draft.ts'
import styles from './team-page.module.css'

export function TeamPage() {
  const team = useQuery(teamQueries.list())
  const reactivate = useReactivate()
  const viewer = useViewer()
  // An invitation continues when its author had to sign in in between.
  const [dialog, setDialog] = useState<TeamDialog | null>(() =>
    hasInvitationDraft(viewer.id) ? { kind: 'invite' } : null,
  )
  useDocumentTitle(words.title)

  const invite = () => setDialog({ kind: 'invite' })

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onClick={invite}>
            {words.invite}
          </Button>
        }
      >
        {words.lead}
      </PageHeader>
      <div className={styles.cards}>
        <Card flush>
          {team.isPending ? (
            <TeamTableSkeleton />
          ) : team.data ? (
            <TeamTable
              members={team.data}
              onAsk={(kind, member) => setDialog({ kind, member })}
              onReactivate={reactivate}
            />
          ) : (
            <LoadFailure
              message={words.loadFailed}
              busy={team.isFetching}
              onRetry={() => void team.refetch()}
            />
          )}
          {team.data?.length === 1 && (
            <EmptyState
              title={words.nobodyElse}
              icon={<Users aria-hidden="true" />}
              action={<Button onClick={invite}>{words.inviteSomeone}</Button>}
            >
              {words.whyTwo}
            </EmptyState>
          )}
        </Card>
        <StaffSignOnCard />
        {team.data && <SignInRulesCard team={team.data} />}
      </div>
      <TeamDialogs dialog={dialog} onChange={setDialog} />
    </>
  )
}

/** Asks nothing first: it takes nothing away, and is undone in the same place. */
function useReactivate() {
  const change = useTeamChange(
    ({ id }: StaffMember) =>
      call(staffEndpoints.changeStaff, { params: { userId: id }, body: { active: true } }),
    {
      onDone: ({ name, state }) =>
        toast.success(
          state === 'invited' ? words.reactivatedUninvited(name) : words.reactivated(name),
        ),
    },
  )

  return (member: StaffMember) => {
    change.mutate(member, {
      onError: (error) => toast.error(words.reactivateFailed(errorMessage(error))),
    })
  }
}

type RulesValues = { secondFactorFrom: string | null }

/** Null until it is edited. */
const UNEDITED: RulesValues = { secondFactorFrom: null }

/** From when on everybody of the team needs a second factor. */
function SignInRulesCard({ team }: { team: StaffMember[] }) {
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
