import { JORDAN } from '#demo/demo-people.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { addMacro } from '#server/tickets/desk/macros/save-macro.ts'
import type { MacroInput } from '#shared/desk/macros/input.ts'

const GREETING = '<p>Hi {{requester.firstName}},</p>'
const REGARDS = '<p>Kind regards,<br />{{agent.firstName}}</p>'

const MACROS: MacroInput[] = [
  {
    name: 'First reply: we’re on it',
    isShared: true,
    kind: 'reply',
    content: `${GREETING}<p>Thanks for getting in touch. I’m on it and will get back to you as soon as I know more.</p>${REGARDS}`,
    changes: { status: 'Open', assignee: 'me' },
  },
  {
    name: 'Password reset',
    isShared: true,
    kind: 'reply',
    content: `${GREETING}<p>We’ve reset your password:</p><ol><li>Close all Microsoft 365 apps.</li><li>Sign in with the temporary password we sent you by text message.</li><li>Choose a new password.</li></ol><p>If it doesn’t work, reply here.</p>${REGARDS}`,
    changes: { categories: ['ACCOUNT_AND_ACCESS'] },
  },
  {
    name: 'Need more information',
    isShared: true,
    kind: 'reply',
    content: `${GREETING}<p>To look into “{{ticket.subject}}”, we need a little more information:</p><ul><li>When did it start?</li><li>Does it affect your colleagues, too?</li><li>Is there an error message? A screenshot helps.</li></ul>${REGARDS}`,
    changes: { status: 'Pending' },
  },
  {
    name: 'Fixed and closed',
    isShared: true,
    kind: 'reply',
    content: `${GREETING}<p>This is fixed. If it happens again, create a new ticket and mention #{{ticket.number}}.</p>${REGARDS}`,
    changes: { resolutionCode: 'ISSUE_FIXED' },
  },
  {
    name: 'Handover to the next shift',
    isShared: true,
    kind: 'note',
    content:
      '<p><strong>Done so far:</strong></p><ul><li></li></ul><p><strong>Next step:</strong></p><p><strong>Call {{requester.name}} back:</strong> yes / no</p>',
    changes: { assignee: 'none' },
  },
  {
    name: 'Escalate: business is down',
    isShared: true,
    kind: 'reply',
    content: '',
    changes: { priority: 'High', status: 'Open', assignee: 'me' },
  },
]

const JORDANS: MacroInput = {
  name: 'Call me',
  isShared: false,
  kind: 'reply',
  content: `${GREETING}<p>This is quicker by phone. When can I call you today?</p>${REGARDS}`,
  changes: {},
}

/** Creates the answers that agents of the demo use. */
export async function seedMacros(
  deps: Pick<Deps, 'db' | 'now'>,
  actors: Map<string, Viewer>,
): Promise<void> {
  const jordan = actors.get(JORDAN.email)
  if (!jordan) return
  for (const macro of [...MACROS, JORDANS]) await addMacro(deps, jordan, macro, { by: SYSTEM })
}
