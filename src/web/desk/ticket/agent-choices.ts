type Agent = { id: string; name: string }

/**
 * Whom a ticket can be given to: the viewer first, then the others by name, also whoever has it and
 * is no longer active.
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
