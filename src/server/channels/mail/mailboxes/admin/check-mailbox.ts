import type { MailboxCheck } from '#shared/mail/boxes/contract.ts'
import { CHECK_STEPS, type CheckStep, isReadProvider } from '#shared/mail/boxes/values.ts'
import * as words from '#words/mailboxes.ts'

import type { MailAccess } from '#server/channels/mail/mailboxes/mail-access.ts'
import {
  MailboxProblem,
  type ProblemStep,
} from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import type { MailboxSettings } from '#server/channels/mail/mailboxes/mailbox-settings.ts'
import { trySending } from '#server/channels/mail/mailboxes/smtp/try-sending.ts'

/** All of a test takes no longer, so that a page can wait for it. */
const WITHIN_MS = 40_000

/**
 * Tries a mailbox, one step after the other, and says at which it fails and why. It reads no mail and sends
 * none.
 */
export async function checkMailbox(
  { mailAccess }: { mailAccess: MailAccess },
  settings: MailboxSettings,
  { isSender }: { isSender: boolean },
): Promise<MailboxCheck> {
  if (!isReadProvider(settings.provider)) {
    return { steps: [{ step: 'settings', isFine: null, message: words.checkPosted }] }
  }
  const signal = AbortSignal.timeout(WITHIN_MS)
  const reading = await problemIn(async () => {
    const store = await mailAccess.open(settings, signal)
    await store.close()
  })
  if (reading) return { steps: stepsUntil(stepOf(reading.step), reading.message) }
  if (!isSender) return { steps: stepsUntil('send', words.checkNoSender, null) }
  const sending = await problemIn(async () =>
    trySending(await mailAccess.findSendingDoor(settings, signal)),
  )
  return { steps: stepsUntil('send', sending?.message ?? null, !sending) }
}

async function problemIn(work: () => Promise<void>): Promise<MailboxProblem | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof MailboxProblem) return error
    throw error
  }
}

/** A connection that broke off did so before anybody signed in. */
function stepOf(step: ProblemStep): CheckStep {
  return step === 'lost' ? 'connect' : step
}

/** Marks the steps before this one as fine, and those after it as not tried. */
function stepsUntil(
  last: CheckStep,
  message: string | null,
  isFine: boolean | null = false,
): MailboxCheck['steps'] {
  const at = CHECK_STEPS.indexOf(last)
  return CHECK_STEPS.map((step, index) => {
    if (index === at) return { step, isFine, message }
    return { step, isFine: index < at ? true : null, message: null }
  })
}
