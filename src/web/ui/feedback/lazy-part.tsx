import { RotateCw } from 'lucide-react'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import styles from './lazy-part.module.css'

type Options = {
  /** Shown until the code has come. */
  waiting?: ReactNode
  /** Leaves room for no more than an icon. */
  asIcon?: boolean
}

/**
 * Makes a part of a page whose code is loaded when the part is first shown. While that fails, the rest of the
 * page stays and the part offers to try again in its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, asIcon }: Options = {},
) {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        throw new NotLoadedError('The code of a part cannot be loaded', { cause: error })
      }
    })
  let Loaded = begin()

  return function LazyPart(props: Props) {
    return (
      <PartBoundary
        // React keeps the failure of what is lazy.
        onFailed={() => (Loaded = begin())}
        renderFailure={(onLoaded) => (
          <PartFailure load={load} onLoaded={onLoaded} asIcon={asIcon} />
        )}
      >
        {() => (
          <Suspense fallback={waiting}>
            <Loaded {...props} />
          </Suspense>
        )}
      </PartBoundary>
    )
  }
}

class NotLoadedError extends Error {}

type PartBoundaryProps = {
  renderFailure: (onLoaded: () => void) => ReactNode
  onFailed: () => void
  children: () => ReactNode
}

/** Catches that code cannot be loaded. An error of the code itself goes on to the page. */
class PartBoundary extends Component<PartBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children()
    if (!(error instanceof NotLoadedError)) throw error
    return this.props.renderFailure(() => this.setState({ error: undefined }))
  }
}

type PartFailureProps = {
  load: () => Promise<unknown>
  onLoaded: () => void
  asIcon: boolean | undefined
}

/** Says that a part of the page cannot be loaded, and offers to try again. */
function PartFailure({ load, onLoaded, asIcon }: PartFailureProps) {
  const [isTrying, setIsTrying] = useState(false)

  async function retry() {
    setIsTrying(true)
    try {
      await load()
      onLoaded()
    } catch {
      // Firefox, and Chromium before 154, keep the failure until the page is loaded again.
      if (await isServerThere()) location.reload()
      else setIsTrying(false)
    }
  }

  if (asIcon) {
    return (
      <IconButton
        label={`${words.partFailed} ${words.retry}`}
        aria-busy={isTrying}
        onClick={() => void retry()}
      >
        <RotateCw aria-hidden="true" />
      </IconButton>
    )
  }
  return (
    <div className={styles.failure} role="alert">
      <p>
        {words.partFailed} {words.partFailedDetail}
      </p>
      <Button busy={isTrying} onClick={() => void retry()}>
        {words.retry}
      </Button>
    </div>
  )
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
