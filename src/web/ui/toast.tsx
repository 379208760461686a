import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'

import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'
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

const ICONS: Record<ToastKind, typeof Info | typeof Spinner> = {
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
  loading: Spinner,
}

/** Rendered once, before any toast: a live region must exist before its text. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(store.subscribe, store.list)

  useEffect(() => {
    const pauseWhileHidden = () => store.setPaused(document.hidden)
    document.addEventListener('visibilitychange', pauseWhileHidden)
    return () => document.removeEventListener('visibilitychange', pauseWhileHidden)
  }, [])

  return (
    <section
      className={styles.region}
      aria-label="Messages"
      data-print="hide"
      onPointerEnter={() => store.setPaused(true)}
      onPointerLeave={() => store.setPaused(false)}
      onFocus={() => store.setPaused(true)}
      onBlur={() => store.setPaused(false)}
    >
      <div className={styles.list} role="status">
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
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
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
      {kind !== 'loading' && (
        <IconButton label="Dismiss message" className={styles.dismiss} onClick={dismiss}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
