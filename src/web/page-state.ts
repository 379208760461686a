type Settle = (...args: unknown[]) => unknown

/** Surroundings of a rendered page, and its actions. Each test begins with none of it. */
export const around = {
  /** State of the page's mutations. */
  mutation: { isPending: false, isSuccess: false, error: null as Error | null },
  outcomes: [] as { onSuccess?: Settle; onError?: Settle }[],
  toasts: [] as string[],
  /** Action of each button, by its text. */
  presses: new Map<string, () => unknown>(),
}

export function clearAround() {
  around.mutation = { isPending: false, isSuccess: false, error: null }
  around.outcomes.length = 0
  around.toasts.length = 0
  around.presses.clear()
}
