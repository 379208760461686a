import { useState } from 'react'

type Sending<Input> = { isPending: boolean; error: unknown; input: Input | null }

/** Sends a request without the code of mutations, for the pages that must stay small. */
export function useSending<Input>(send: (input: Input) => Promise<unknown>) {
  const [state, setState] = useState<Sending<Input>>({ isPending: false, error: null, input: null })

  async function run(input: Input) {
    setState({ isPending: true, error: null, input })
    try {
      await send(input)
      setState({ isPending: false, error: null, input: null })
    } catch (error) {
      setState({ isPending: false, error, input: null })
    }
  }

  return {
    isPending: state.isPending,
    error: state.error,
    /** The input of the request in flight. */
    input: state.input,
    run: (input: Input) => void run(input),
    reset: () => setState((now) => (now.error ? { ...now, error: null } : now)),
  }
}
