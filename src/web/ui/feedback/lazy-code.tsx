import { type ComponentType, lazy, useState } from 'react'

type Loaded<Props> = ComponentType<Props>

/** Thrown where a component is drawn whose code cannot be loaded. */
export class NotLoadedError extends Error {
  readonly load: () => Promise<unknown>
  /** Makes the component try again when it is drawn next. */
  readonly renew: () => void

  constructor(load: () => Promise<unknown>, renew: () => void, cause?: unknown) {
    super(undefined, { cause })
    this.load = load
    this.renew = renew
  }
}

/** Makes a component whose code is loaded when it is first drawn. */
export function lazyCode<Props extends object>(load: () => Promise<Loaded<Props>>) {
  const begin = () =>
    lazy<Loaded<Props>>(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        // React keeps the failure of what is lazy.
        throw new NotLoadedError(load, () => (Code = begin()), cause)
      }
    })
  let Code = begin()

  return function LazyCode(props: Props) {
    return <Code {...props} />
  }
}

/** Loads code again that did not come. */
export function useLoadAgain(load: () => Promise<unknown>, onLoaded: () => void) {
  const [isLoading, setIsLoading] = useState(false)

  async function loadAgain() {
    setIsLoading(true)
    try {
      await load()
      onLoaded()
    } catch {
      // Firefox, and Chromium before 154, keep the failure until the page is loaded again.
      if (await isServerThere()) location.reload()
      else setIsLoading(false)
    }
  }

  return { isLoading, loadAgain }
}

export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
