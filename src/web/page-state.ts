type Settle = (...args: unknown[]) => unknown

/** What a rendered page has around it, and what it did. Each test begins with none of it. */
export const around = {
  /** What the mutations of the page are like. */
  mutation: { isPending: false, isSuccess: false, error: null as Error | null },
  outcomes: [] as { onSuccess?: Settle; onError?: Settle }[],
  toasts: [] as string[],
  /** What each button does, by its text. */
  presses: new Map<string, () => unknown>(),
}

export function clearAround() {
  around.mutation = { isPending: false, isSuccess: false, error: null }
  around.outcomes.length = 0
  around.toasts.length = 0
  around.presses.clear()
}
