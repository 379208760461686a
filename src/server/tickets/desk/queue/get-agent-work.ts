import type { AgentWork } from '#shared/staff/contract.ts'

import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { countAgentWork } from './agent-work-queries.ts'

/** Returns the desk's work that depends on an account, before it is deactivated. */
export function getAgentWork(deps: Pick<Deps, 'db'>, userId: string): Promise<AgentWork> {
  return asStaff(deps.db, (tx) => countAgentWork(tx, userId))
}
