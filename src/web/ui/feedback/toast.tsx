import { CircleCheck, X } from 'lucide-react'
import { type ComponentType, useDeferredValue, useEffect, useSyncExternalStore } from 'react'

import * as words from '#words/ui.ts'
import { classNames } from '#web/ui/display/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { AlertMark, InfoMark } from '#web/ui/display/message-marks.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { createToastStore, type Toast, type ToastAction, type ToastKind } from './toast-store.ts'

import styles from './toast.module.css'

const store = createToastStore({
  setTimer: (run, ms) => window.setTimeout(run, ms),
  clearTimer: (timer) => window.clearTimeout(timer as number),
  now: () => performance.now(),
})

/** Says in passing what has happened. Never the only place where a result can be seen. */
export const toast = {
  success: (text: string, action?: ToastAction) => void store.show('success', text, action),
  info: (text: string, action?: ToastAction) => void store.show('info', text, action),
  error: (text: string, action?: ToastAction) => void store.show('error', text, action),
  loading: (text: string) => {
    const id = store.show('loading', text)
    return { done: () => store.dismiss(id) }
  },
}

const ICONS: Record<ToastKind, ComponentType> = {
  success: CircleCheck,
  info: InfoMark,
  error: AlertMark,
  loading: Spinner,
}

/** Rendered once per page frame. */
export function ToastRegion() {
  const kept = useSyncExternalStore(store.subscribe, store.list)
  // A live region must exist before its text, also that of a toast of the page before.
  const toasts = useDeferredValue(kept, [])

  useEffect(() => {
    const pauseWhileHidden = () => store.setPaused(document.hidden)
    document.addEventListener('visibilitychange', pauseWhileHidden)
    return () => document.removeEventListener('visibilitychange', pauseWhileHidden)
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at it or focusing something in it only gives more time to read
    <section
      className={styles.region}
      aria-label={words.messages}
      data-print="hide"
      onPointerEnter={() => store.setPaused(true)}
      onPointerLeave={() => store.setPaused(false)}
      onFocus={() => store.setPaused(true)}
      onBlur={() => store.setPaused(false)}
    >
      <div className={styles.list} aria-live="polite">
        {toasts
          .filter(({ kind }) => kind !== 'error')
          .map((item) => (
            <ToastItem key={item.id} toast={item} />
          ))}
      </div>
      <div className={styles.list} role="alert">
        {toasts
          .filter(({ kind }) => kind === 'error')
          .map((item) => (
            <ToastItem key={item.id} toast={item} />
          ))}
      </div>
    </section>
  )
}

function ToastItem({ toast: { id, kind, text, action } }: { toast: Toast }) {
  const Icon = ICONS[kind]

  function dismiss() {
    store.dismiss(id)
    // The pointer or the focus was on the toast, which is gone: no leave or blur will follow.
    store.setPaused(false)
  }

  return (
    <div className={classNames(styles.toast, styles[kind])}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.body}>
        <span className={styles.text}>{text}</span>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onClick()
              dismiss()
            }}
          >
            {action.label}
          </button>
        )}
      </span>
      {kind !== 'loading' && (
        <IconButton label={words.dismissMessage} className={styles.dismiss} onClick={dismiss}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
