import * as words from '#words/ui.ts'
import { ApiError } from './api-error.ts'

export const CONFIRMATION_HEADER = 'X-Confirmation'

/** In the memory of this page alone: a copy of the cookies does not contain it. */
let confirmation: { token: string; endsAt: number } | null = null

type Question = {
  answer: (given: { token: string; expiresAt: string }) => void
  cancel: () => void
}
let question: Question | null = null
let asked: Promise<string> | null = null
const listeners = new Set<() => void>()

/** Returns the recent confirmation by the owner of the account; null when they have to be asked. */
export function currentConfirmation(): string | null {
  return confirmation !== null && confirmation.endsAt > Date.now() ? confirmation.token : null
}

/** Keeps a token that came with a sign-in. Its first part says when it ends; returns whether it is one. */
export function keepConfirmation(token: string): boolean {
  const endsAt = Number.parseInt(token, 10)
  if (Number.isNaN(endsAt)) return false
  confirmation = { token, endsAt }
  return true
}

/**
 * Has the page ask the owner of the account, once for all calls that wait for it.
 *
 * @throws ApiError when they do not want to
 */
export function askForConfirmation(): Promise<string> {
  confirmation = null
  asked ??= new Promise<string>((resolve, reject) => {
    show({
      answer({ token, expiresAt }) {
        confirmation = { token, endsAt: Date.parse(expiresAt) }
        show(null)
        resolve(token)
      },
      cancel() {
        show(null)
        reject(notConfirmed())
      },
    })
  }).finally(() => {
    asked = null
  })
  return asked
}

/** For the dialog: what waits for an answer. */
export function pendingQuestion(): Question | null {
  return question
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: Question | null) {
  question = next
  for (const listener of listeners) listener()
}

function notConfirmed(): ApiError {
  return new ApiError(words.notConfirmed, { status: 403, code: 'confirmation_required' })
}
