import type { Connection } from '#shared/connections/contract.ts'
import { losesProvider } from '#shared/connections/fields.ts'
import type { ConnectionDraft } from '#shared/connections/stages/contract.ts'

type Draft = Pick<ConnectionDraft, 'settings' | 'testedAt'>

/** Returns the question to answer before a draft goes live; null when it goes live without one. */
export function askBeforeLive(
  live: Connection,
  { settings, testedAt }: Draft,
): { isUntested: boolean; signsOut: boolean } | null {
  const isUntested = testedAt === null
  const signsOut = losesProvider(live, settings)
  return isUntested || signsOut ? { isUntested, signsOut } : null
}

/** Returns the questions that remain: a test that passes while one is open leaves nothing to decide. */
export function stillAsked<Asked extends string>(
  asked: Asked | 'live' | null,
  question: ReturnType<typeof askBeforeLive>,
) {
  return asked === 'live' && question === null ? null : asked
}
