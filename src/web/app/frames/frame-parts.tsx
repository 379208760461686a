import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import * as words from '#words/navigation.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { NotificationBell } from '#web/notifications/panel/notification-bell.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

import styles from './frame-parts.module.css'
import { liftAbove } from './lift-above.ts'

// Parts of both frames: that of the portal and that of staff.

const SyncStatusBar = lazyPart(
  async () => (await import('#web/sync-status/sync-status.tsx')).SyncStatusBar,
)

/** Their own tickets alone until the desk's part has come. */
export const StaffBell = lazyPart(
  async () => (await import('#web/desk/notices/staff-bell.tsx')).StaffBell,
  { waiting: <NotificationBell />, asIcon: true },
)

/** News that concern every page: that the browser is offline, or that the CRM is behind. */
export function FrameNotice() {
  const { hasCrm } = useBrand()
  const isOnline = useOnline()

  return (
    <>
      {/* Always there, so that assistive technology notices when it gets its text. */}
      <output className={styles.bar} data-print="hide">
        {!isOnline && words.offline}
      </output>
      {hasCrm && <SyncStatusBar />}
    </>
  )
}

const APPEARS_AFTER_PX = 400

/**
 * Elements that the button must not cover: choices of a form, its submit button, and bars at the
 * lower edge.
 */
const UNCOVERED = 'main :is(form [type=submit], form select, [data-lower-edge])'

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  window.addEventListener('resize', listener)
  // A bar at the lower edge that comes and goes makes the page longer and shorter.
  const lengths = new ResizeObserver(listener)
  lengths.observe(document.documentElement)
  return () => {
    lengths.disconnect()
    window.removeEventListener('scroll', listener)
    window.removeEventListener('resize', listener)
  }
}

/** How far above its corner the button stands; null at the top. */
function liftNow(): number | null {
  if (window.scrollY <= APPEARS_AFTER_PX) return null
  const { documentElement: root } = document
  const bar = Number.parseFloat(getComputedStyle(root).getPropertyValue('--bottom-bar-height')) || 0
  const corner = { right: root.clientWidth, bottom: window.innerHeight - bar }
  const uncovered = document.querySelectorAll(UNCOVERED)
  return liftAbove(
    corner,
    [...uncovered].map((element) => element.getBoundingClientRect()),
  )
}

function goToTop() {
  // The button disappears up there; the focus goes where reading begins.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}

export function ScrollToTop() {
  const lift = useSyncExternalStore(subscribe, liftNow)
  if (lift === null) return null

  return (
    <IconButton
      label={words.scrollToTop}
      className={styles.scrollToTop}
      style={{ translate: `0 ${-lift}px` }}
      onClick={goToTop}
    >
      <ArrowUp aria-hidden="true" />
    </IconButton>
  )
}
