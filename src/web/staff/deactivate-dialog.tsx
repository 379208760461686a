import { useQuery } from '@tanstack/react-query'

import * as words from '#words/staff.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { call } from '#web/lib/http/call.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'

import { agentWorkQuery, useTeamChange } from './team-queries.ts'
import styles from './deactivate-dialog.module.css'

export type MemberDialogProps = {
  /** Null while it is closed. */
  member: StaffMember | null
  onClose: () => void
}

export function DeactivateDialog({ member, onClose }: MemberDialogProps) {
  const viewer = useViewer()
  const isViewer = member?.id === viewer.id

  async function deactivate() {
    const params = { userId: member?.id ?? '' }
    const changed = await call(staffEndpoints.changeStaff, { params, body: { active: false } })
    if (!isViewer) return changed
    // The session has ended with it, so there is nothing left to do on this page.
    location.assign(paths.adminLogin)
    return new Promise<never>(() => {})
  }

  const change = useTeamChange(deactivate, {
    onDone: ({ name }) => {
      onClose()
      toast.success(words.wasDeactivated(name))
    },
  })

  return (
    <ConfirmDialog
      open={member !== null}
      title={isViewer ? words.askDeactivateYou : words.askDeactivate(member?.name ?? '')}
      description={isViewer ? words.whatDeactivatingYouDoes : words.whatDeactivatingDoes}
      action={{
        label: words.deactivate,
        busyLabel: words.deactivating,
        variant: 'danger',
        failure: words.deactivateFailed,
      }}
      onConfirm={() => change.mutateAsync()}
      onClose={onClose}
    >
      {member && <AgentWorkText userId={member.id} />}
    </ConfirmDialog>
  )
}

/**
 * Work of the desk that stays with an account when it is deactivated, and where its tickets can be
 * reassigned.
 */
function AgentWorkText({ userId }: { userId: string }) {
  const { data: work, isError } = useQuery(agentWorkQuery(userId))
  if (!work)
    return (
      <output className={styles.text}>{isError ? words.workFailed : words.workCounting}</output>
    )

  const lines = [
    work.tickets > 0 && words.workTickets(work.tickets),
    work.replies > 0 && words.workReplies(work.replies),
    work.drafts > 0 && words.workDrafts(work.drafts),
    work.macros > 0 && words.workMacros(work.macros),
    work.views > 0 && words.workViews(work.views),
  ].filter((line) => line !== false)
  if (lines.length === 0) return <p className={styles.text}>{words.workNone}</p>

  return (
    <div className={styles.text}>
      <h3 className={styles.title}>{words.workLeft}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {work.tickets > 0 && (
        <Link to={withSearch(paths.desk, `view=all&assignee=${userId}`)}>
          {words.reassignTickets}
        </Link>
      )}
    </div>
  )
}
