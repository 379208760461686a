import { refusalSentence } from '#shared/access/sign-in-refusals.ts'

import type { GuideProblem } from './provider-guide.ts'

/** What can be seen when the problem is there. */
export function shownText(problem: GuideProblem): string {
  if ('shows' in problem) return problem.shows
  const sentences = new Set(problem.refusals.map(refusalSentence))
  return `Our login page: ${[...sentences].map((sentence) => `“${sentence}”`).join(' or ')}`
}
