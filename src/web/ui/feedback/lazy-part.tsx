import { RotateCw } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import { ErrorBoundary } from './error-boundary.tsx'
import { lazyCode, NotLoadedError, useLoadAgain } from './lazy-code.tsx'
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
  const Part = lazyCode(load)

  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary
        renderFailure={(error, onLoaded) => {
          // An error of the code itself goes on to the page.
          if (!(error instanceof NotLoadedError)) throw error
          return <PartFailure load={load} onLoaded={onLoaded} asIcon={asIcon} />
        }}
      >
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

type PartFailureProps = {
  load: () => Promise<unknown>
  onLoaded: () => void
  asIcon: boolean | undefined
}

/** Says that a part of the page cannot be loaded, and offers to try again. */
function PartFailure({ load, onLoaded, asIcon }: PartFailureProps) {
  const { isLoading, loadAgain } = useLoadAgain(load, onLoaded)

  if (asIcon) {
    return (
      <IconButton
        label={`${words.partFailed} ${words.retry}`}
        aria-busy={isLoading}
        onClick={() => void loadAgain()}
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
      <Button busy={isLoading} onClick={() => void loadAgain()}>
        {words.retry}
      </Button>
    </div>
  )
}
