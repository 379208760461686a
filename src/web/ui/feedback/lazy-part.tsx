import { RotateCw } from 'lucide-react'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'

import styles from './lazy-part.module.css'

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
  /** Fetches the code ahead, when the button that shows the part is about to be pressed. */
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

type PartFailureProps = {
  load: () => Promise<unknown>
  onLoaded: () => void
  /** Given when the part is a dialog. */
  dialog?: { isOpen: boolean; close: () => void }
  asIcon?: boolean
}

/** Says that a part of the page cannot be loaded, and offers to try again. */
function PartFailure({ load, onLoaded, dialog, asIcon }: PartFailureProps) {
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
  const button = (
    <Button busy={isTrying} onClick={() => void retry()}>
      {words.retry}
    </Button>
  )
  if (dialog) {
    return (
      <Dialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title={words.partFailed}
        description={words.partFailedDetail}
      >
        <DialogActions>
          <Button onClick={dialog.close}>{words.cancel}</Button>
          {button}
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <div className={styles.failure} role="alert">
      <p>
        {words.partFailed} {words.partFailedDetail}
      </p>
      {button}
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
