import type { AlertRuleInput } from '#shared/mail/alerts/contract.ts'
import {
  fold,
  oneLine,
  parsePattern,
  partsOf,
  type PatternProblem,
} from '#shared/mail/alerts/pattern.ts'
import type { AlertReader } from '#shared/mail/alerts/read-alert.ts'
import { STATE_FIELDS } from '#shared/mail/alerts/values.ts'
import { type Said, type TextKey, textKey } from '#shared/words/catalogue.ts'

import { listByEmail } from '#server/access/users/queries.ts'
import { checkDomain } from '#server/customers/core/check-domain.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { checkCategories } from '#server/tickets/core/check-categories.ts'
import { findServedCustomer } from '#server/customers/served-customer-queries.ts'

type Problems = Partial<Record<keyof AlertRuleInput, Said>>
type Reading = Pick<AlertRuleInput, keyof AlertReader>

/**
 * Reduces the input to the stored values.
 *
 * @throws AppError `invalid_input` with what is wrong, by field
 */
export async function normalizeRule(tx: Tx, input: AlertRuleInput, keptCategories: string[] = []) {
  const { version: _, requesterEmail, ...given } = input
  const { sender, problems: problemsOfSender } = checkSender(input)
  const problems: Problems = { ...findProblems(input), ...problemsOfSender }
  const customer = await findServedCustomer(tx, given.customerId)
  if (!customer) problems.customerId = textKey('alertRules.chooseCustomer')
  const known = await listByEmail(tx, toAsciiEmail(requesterEmail) ?? requesterEmail)
  const person = known.find(
    ({ customerId, isActive, isStaff }) => customerId === customer?.id && isActive && !isStaff,
  )
  if (customer && !person) problems.requesterEmail = textKey('alertRules.unknownPerson')
  if (Object.keys(problems).length > 0 || !person) throw invalidInput(problems)
  const categories = await checkCategories(tx, given.categories, keptCategories)
  return { ...given, sender, requesterId: person.userId, categories }
}

/** @throws AppError `invalid_input` where nothing can be read with these patterns and words. */
export function checkReading(input: Reading): void {
  const problems = findProblems(input)
  if (Object.keys(problems).length > 0) throw invalidInput(problems)
}

function findProblems(input: Reading): Problems {
  const problems: Problems = {}
  const parts = (['subjectPatterns', 'bodyPatterns'] as const).flatMap((field) =>
    input[field].flatMap((text) => {
      const pattern = parsePattern(text)
      if (!('problem' in pattern)) return partsOf(pattern)
      problems[field] = PATTERN_PROBLEMS[pattern.problem]
      return []
    }),
  )
  const isUnsaid =
    !parts.includes('state') || !(parts.includes('host') || parts.includes('service'))
  if (isUnsaid) problems.subjectPatterns ??= textKey('alertRules.readMore')
  const words = STATE_FIELDS.flatMap((field) =>
    input[field].map((word) => ({ field, word: fold(oneLine(word)) })),
  )
  const twice = words.find(({ word }, index) =>
    words.slice(0, index).some((other) => other.word === word),
  )
  if (twice) problems[twice.field] = textKey('alertRules.stateTwice')
  const { highStates, mediumStates, lowStates } = input
  if (highStates.length + mediumStates.length + lowStates.length === 0)
    problems.highStates = textKey('alertRules.giveProblem')
  return problems
}

const PATTERN_PROBLEMS: Record<PatternProblem, TextKey> = {
  unknown: textKey('alertRules.patternUnknown'),
  twice: textKey('alertRules.patternTwice'),
  touching: textKey('alertRules.patternTouching'),
  empty: textKey('alertRules.patternEmpty'),
}

/** The sender as addresses are compared, or what is wrong with it. */
function checkSender({ sender, isUnproven }: AlertRuleInput): {
  sender: string
  problems: Problems
} {
  if (sender.includes('@')) {
    // Tools on a server of their own write as `root@backup`, a host without a domain.
    const address = /^[^\s@]+@[^\s@]+$/.test(sender) ? toAsciiEmail(sender) : undefined
    if (address !== undefined) return { sender: address, problems: {} }
    return { sender, problems: { sender: textKey('alertRules.giveSender') } }
  }
  const checked = checkDomain(sender)
  if (!checked.ok) return { sender, problems: { sender: checked.problem } }
  // Without proof everybody could write as any address of it.
  const problems = isUnproven ? { isUnproven: textKey('alertRules.provenDomain') } : {}
  return { sender: checked.domain, problems }
}
