import type { MailboxCheck, MailboxInput } from '#shared/mail/boxes/contract.ts'
import { say, type Words } from '#shared/words/catalogue.ts'

import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { checkMailbox } from './check-mailbox.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import {
  type MailboxSettings,
  openSettings,
} from '#server/channels/mail/mailboxes/mailbox-settings.ts'
import { describeMailboxProblem } from './describe-mailbox-problem.ts'
import { findMailboxRow, findMailboxSecret, type MailboxRow } from './queries.ts'
import { findProblems, normalizeInput } from './normalize-input.ts'

type CheckDeps = Pick<Deps, 'db' | 'keys' | 'mailAccess'>

/** Tries a mailbox as it is filled in, with the stored secret where none is given for the same server. */
export async function checkDraft(
  deps: CheckDeps,
  words: Words,
  { mailboxId, ...input }: MailboxInput & { mailboxId: string | null },
): Promise<MailboxCheck> {
  const before = mailboxId === null ? undefined : await findBefore(deps, mailboxId)
  const settled = normalizeInput(input)
  const [problem] = Object.values(findProblems(input, settled, before))
  if (problem !== undefined) return failed(say(words, problem))
  try {
    const secret = input.secret?.trim() || (before && (await storedSecret(deps, before))) || null
    const { steps } = await checkMailbox(deps, { ...settled, secret }, settled)
    return {
      steps: steps.map(({ message, ...step }) => ({
        ...step,
        message: message && describeMailboxProblem(words, message),
      })),
    }
  } catch (error) {
    if (error instanceof MailboxProblem) return failed(describeMailboxProblem(words, error.message))
    throw error
  }
}

async function findBefore({ db }: CheckDeps, id: string): Promise<MailboxRow> {
  const row = await asStaff(db, (tx) => findMailboxRow(tx, id))
  if (!row) throw notFound()
  return row
}

async function storedSecret(
  { db, keys }: CheckDeps,
  row: MailboxRow,
): Promise<MailboxSettings['secret']> {
  const secret = await findMailboxSecret(db, row.id)
  return openSettings({ ...row, secret }, keys).secret
}

function failed(message: string): MailboxCheck {
  return { steps: [{ step: 'settings', isFine: false, message }] }
}
