import { ArrowUp, Headset, KeyRound, LayoutDashboard, Plus, ShieldUser, Ticket } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'

import * as words from '#words/navigation.ts'
import type { User } from '#shared/access/user.ts'
import { Guard } from '#web/access/session/guard.tsx'
import { useSignInSuccess } from '#web/access/session/use-sign-in-success.ts'
import { UserMenu } from '#web/access/session/user-menu.tsx'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { preloadLinks, preloadWhenIdle } from '#web/app/routes/preload.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { whenIdle } from '#web/lib/later.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { useTicketFeed } from '#web/notifications/feed/use-ticket-feed.ts'
import { NotificationBell } from '#web/notifications/panel/notification-bell.tsx'
import { SearchButton } from '#web/search/search-button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { AppFrame } from '#web/ui/layout/app-frame.tsx'
import type { FrameLink } from '#web/ui/layout/frame-link.ts'
import { ThemeToggle } from '#web/ui/layout/theme-toggle.tsx'

import { liftAbove } from './lift-above.ts'
import styles from './portal-frame.module.css'

const APPEARS_AFTER_PX = 400

/**
 * Elements that the button must not cover: buttons that send a form, and bars that stay at the
 * lower edge.
 */
const UNCOVERED = 'main :is(form [type=submit], [data-lower-edge])'

const SyncStatusBar = lazyPart(
  async () => (await import('#web/sync-status/sync-status.tsx')).SyncStatusBar,
)
// Their own tickets alone until the desk's part has come.
const StaffBell = lazyPart(
  async () => (await import('#web/desk/notices/staff-bell.tsx')).StaffBell,
  {
    waiting: <NotificationBell />,
    asIcon: true,
  },
)

const DASHBOARD: FrameLink = { to: paths.dashboard, text: words.dashboard, Icon: LayoutDashboard }
const MY_TICKETS: FrameLink = { to: paths.tickets, text: words.myTickets, Icon: Ticket }
const NEW_TICKET: FrameLink = { to: paths.newTicket, text: words.newTicket, Icon: Plus }
const DESK: FrameLink = { to: paths.desk, text: words.desk, Icon: Headset }

const LINKS = [DASHBOARD, MY_TICKETS, NEW_TICKET]
/** The bar at the bottom has room for three. */
const AGENT_LINKS: FrameLink[] = [DESK, DASHBOARD, MY_TICKETS, { ...NEW_TICKET, isInMenu: true }]

const ACCOUNT: FrameLink = { to: paths.account, text: words.yourAccount, Icon: KeyRound }
const ADMIN: FrameLink = { to: paths.adminDashboard, text: words.adminDashboard, Icon: ShieldUser }

function menuLinksFor({ isAgent, isAdmin }: User): FrameLink[] {
  if (isAdmin) return [ADMIN, ACCOUNT]
  return isAgent ? [ACCOUNT] : []
}

/** Around the portal's pages, or around `children`. The guard comes with it, which no sign-in page loads. */
export function PortalFrame({ children }: { children?: ReactNode }) {
  return (
    <Guard only="user">
      <Portal>{children ?? <Outlet />}</Portal>
    </Guard>
  )
}

function Portal({ children }: { children: ReactNode }) {
  const { name, hasCrm } = useBrand()
  const viewer = useViewer()
  useSignInSuccess()
  useWhen(true, () => {
    preloadLinks()
    whenIdle(preloadWhenIdle)
  })
  useTicketFeed()

  return (
    <AppFrame
      name={name}
      home={viewer.isAgent ? paths.desk : paths.dashboard}
      navLabel={words.mainNavigation}
      links={viewer.isAgent ? AGENT_LINKS : LINKS}
      tools={
        <>
          <SearchButton />
          <ThemeToggle />
          {viewer.isAgent ? <StaffBell /> : <NotificationBell />}
        </>
      }
      Menu={UserMenu}
      menuLinks={menuLinksFor(viewer)}
      notice={
        <>
          <OfflineBar />
          {hasCrm && <SyncStatusBar />}
        </>
      }
      overlay={<ScrollToTop />}
    >
      {children}
    </AppFrame>
  )
}

/** Always there, so that assistive technology notices when it gets its text. */
function OfflineBar() {
  const isOnline = useOnline()

  return (
    <output className={styles.bar} data-print="hide">
      {!isOnline && words.offline}
    </output>
  )
}

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

function ScrollToTop() {
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
