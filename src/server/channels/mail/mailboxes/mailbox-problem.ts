/** Steps that can fail, in the order in which a connection comes about. */
export const PROBLEM_STEPS = [
  'settings',
  'name',
  'connect',
  'encrypt',
  'sign-in',
  'inbox',
  'lost',
] as const
export type ProblemStep = (typeof PROBLEM_STEPS)[number]

/** Why a mailbox cannot be used, in words that tell an administrator what to do. It holds no secret. */
export class MailboxProblem extends Error {
  readonly step: ProblemStep
  constructor(step: ProblemStep, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MailboxProblem'
    this.step = step
  }
}
