import * as words from '#words/staff.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { useTeamChange } from './team-queries.ts'

/** Asks nothing first: it takes nothing away, and is undone in the same place. */
export function useReactivate() {
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
