import { useState } from 'react'

const IDLE: { isPending: boolean; error: unknown } = { isPending: false, error: null }

/** A request of a page that does without the code of mutations. */
export function useSending<Input = void>(send: (input: Input) => Promise<unknown>) {
  const [state, setState] = useState(IDLE)

  async function run(input: Input) {
    setState({ isPending: true, error: null })
    try {
      await send(input)
      setState(IDLE)
    } catch (error) {
      setState({ isPending: false, error })
    }
  }

  return { ...state, run: (input: Input) => void run(input), reset: () => setState(IDLE) }
}
