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
    name: 'First reply: we are on it',
    isShared: true,
    kind: 'reply',
    content: `${GREETING}<p>Thank you for writing. I have taken this on and will come back to you as soon as I know more.</p>${REGARDS}`,
    changes: { status: 'Open', assignee: 'me' },
  },
  {
    name: 'Password reset',
    isShared: true,
    kind: 'reply',
    content: `${GREETING}<p>Your password has been reset. Please</p><ol><li>close all programs of Microsoft 365,</li><li>sign in with the temporary password that you get by text message,</li><li>choose a new one.</li></ol><p>If it does not work, just answer here.</p>${REGARDS}`,
    changes: { categories: ['ACCOUNT_AND_ACCESS'] },
  },
  {
    name: 'Need more information',
    isShared: true,
    kind: 'reply',
    content: `${GREETING}<p>To look into "{{ticket.subject}}" I need a little more from you:</p><ul><li>Since when does it happen?</li><li>Does it happen to colleagues, too?</li><li>Is there a message? A screenshot helps.</li></ul>${REGARDS}`,
    changes: { status: 'Pending' },
  },
  {
    name: 'Solved, and closed',
    isShared: true,
    kind: 'reply',
    content: `${GREETING}<p>This is solved. Should it come back, please raise a new ticket and mention #{{ticket.number}}.</p>${REGARDS}`,
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
    name: 'Escalate: everything stands still',
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
  content: `${GREETING}<p>This is quicker by phone. When may I call you today?</p>${REGARDS}`,
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
