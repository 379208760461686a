type Agent = { id: string; name: string }

/**
 * Lists the possible assignees of a ticket: the viewer first, then the others by name, including
 * the present one when they are no longer active.
 */
export function agentChoices(
  agents: Agent[],
  { assignee, viewer }: { assignee: Agent | null; viewer: Agent },
): Agent[] {
  const others = agents.filter(({ id }) => id !== viewer.id)
  const isGone =
    assignee !== null && assignee.id !== viewer.id && others.every(({ id }) => id !== assignee.id)
  return [{ id: viewer.id, name: viewer.name }, ...others, ...(isGone ? [assignee] : [])]
}
