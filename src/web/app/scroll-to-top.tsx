import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { IconButton } from '#web/ui/icon-button.tsx'

import styles from './scroll-to-top.module.css'

const APPEARS_AFTER_PX = 400

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

function goToTop() {
  // The button disappears up there; the focus goes where reading begins.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}

export function ScrollToTop() {
  const isShown = useSyncExternalStore(subscribe, () => window.scrollY > APPEARS_AFTER_PX)
  if (!isShown) return null

  return (
    <IconButton label="Scroll to top" className={styles.button} onClick={goToTop}>
      <ArrowUp aria-hidden="true" />
    </IconButton>
  )
}
