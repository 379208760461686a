import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

import { PartFailure } from './part-failure.tsx'

type Options<Props> = {
  /** Shown until the code has come. */
  waiting?: ReactNode
  /** Says whether the part, which is a dialog, is open. A part that has `onClose` need not say it. */
  asDialog?: (props: Props) => AsDialog | undefined
  /** Leaves room for no more than an icon. */
  asIcon?: boolean
  /** Shown together with the offer to try again. */
  WhileFailed?: ComponentType<Props>
}

type AsDialog = { isOpen: boolean; close: () => void }

/**
 * Makes a part of a page whose code is loaded when the part is first shown. While that fails, the rest of the
 * page stays and the part offers to try again: in its place, or as a dialog when it is one.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, asDialog = dialogByProps, asIcon, WhileFailed }: Options<Props> = {},
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

  function LazyPart(props: Props) {
    return (
      <PartBoundary
        // React keeps the failure of what is lazy.
        onFailed={() => (Loaded = begin())}
        renderFailure={(onLoaded) => (
          <>
            {WhileFailed && <WhileFailed {...props} />}
            <PartFailure load={load} onLoaded={onLoaded} dialog={asDialog(props)} asIcon={asIcon} />
          </>
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
  /** Fetches the code ahead, when somebody is about to press what shows the part. */
  LazyPart.preload = () => void load().catch(() => undefined)
  return LazyPart
}

function dialogByProps(props: { open?: boolean; onClose?: () => void }): AsDialog | undefined {
  return props.onClose && { isOpen: props.open ?? true, close: props.onClose }
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
