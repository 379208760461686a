import { Headset, KeyRound, LayoutDashboard, Menu, Plus, ShieldUser, Ticket } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'

import { RequireUser } from '#web/access/require-user.tsx'
import { UserMenu } from '#web/access/user-menu.tsx'
import { useSignInSuccess } from '#web/access/use-sign-in-success.ts'
import { useViewer } from '#web/access/viewer-context.ts'
import { useBrand } from '#web/lib/brand.ts'
import { Link } from '#web/lib/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { usePageMoves } from '#web/lib/use-page-moves.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { NotificationBell } from '#web/notifications/notification-bell.tsx'
import { useTicketFeed } from '#web/notifications/use-ticket-feed.ts'
import { SearchButton } from '#web/search/search-button.tsx'
import {
  AppFrame,
  barLinkClass,
  bottomLinkClass,
  brandLinkClass,
  WideOnly,
} from '#web/kit/frame/app-frame.tsx'
import { BrandMark } from '#web/kit/frame/brand-mark.tsx'
import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'
import { menuItemClass } from '#web/kit/frame/menu-items.tsx'
import { PageSpinner } from '#web/kit/feedback/spinner.tsx'
import { ThemeToggle } from '#web/kit/frame/theme-toggle.tsx'

import { CrashPage } from './crash-page.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { preloadPortal } from './pages.ts'
import { preloadLinks } from './preload-links.ts'
import { ScrollToTop } from './scroll-to-top.tsx'

const LINKS = [
  { to: paths.dashboard, text: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.tickets, text: 'My Tickets', Icon: Ticket },
  { to: paths.newTicket, text: 'New Ticket', Icon: Plus },
]

/** `page` on the page itself, `true` below it: a ticket belongs to My Tickets. */
function currentMark(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  const isBelow = pathname.startsWith(`${to}/`) && !LINKS.some((link) => link.to === pathname)
  return isBelow ? 'true' : undefined
}

/** Around the pages of its routes, or around `children`. The guard comes with it, which no sign-in page loads. */
export function PortalLayout({ children }: { children?: ReactNode }) {
  return (
    <RequireUser>
      <PortalFrame>{children ?? <Outlet />}</PortalFrame>
    </RequireUser>
  )
}

function PortalFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { name } = useBrand()
  useSignInSuccess()
  usePageMoves()
  useEffect(preloadLinks, [])
  useEffect(() => whenIdle(preloadPortal), [])
  useTicketFeed()

  return (
    <AppFrame
      brand={
        <Link to={paths.dashboard} className={brandLinkClass}>
          <BrandMark />
          <span>{name}</span>
        </Link>
      }
      navLabel="Main"
      links={LINKS.map(({ to, text }) => (
        <Link key={to} to={to} className={barLinkClass} aria-current={currentMark(to, pathname)}>
          {text}
        </Link>
      ))}
      tools={
        <>
          <SearchButton />
          <ThemeToggle />
          <NotificationBell />
          <WideOnly>
            <PortalUserMenu />
          </WideOnly>
        </>
      }
      bottomLinks={
        <>
          {LINKS.map(({ to, text, Icon }) => (
            <Link
              key={to}
              to={to}
              className={bottomLinkClass}
              aria-current={currentMark(to, pathname)}
            >
              <Icon aria-hidden="true" />
              {text}
            </Link>
          ))}
          <PortalUserMenu
            buttonClassName={bottomLinkClass}
            button={
              <>
                <Menu aria-hidden="true" />
                Menu
              </>
            }
          />
        </>
      }
      notice={<OfflineBar />}
    >
      <ErrorBoundary resetKey={pathname} fallback={<CrashPage />}>
        <Suspense fallback={<PageSpinner />}>{children}</Suspense>
      </ErrorBoundary>
      <ScrollToTop />
    </AppFrame>
  )
}

function PortalUserMenu(props: { button?: ReactNode; buttonClassName?: string }) {
  const viewer = useViewer()

  return (
    <UserMenu {...props}>
      {viewer.isAgent &&
        ((close) => (
          <>
            {viewer.isAdmin && (
              <Link to={paths.adminDashboard} className={menuItemClass} onClick={close}>
                <ShieldUser aria-hidden="true" />
                Admin Dashboard
              </Link>
            )}
            {!viewer.isAdmin && (
              <Link to={paths.desk} className={menuItemClass} onClick={close}>
                <Headset aria-hidden="true" />
                Desk
              </Link>
            )}
            <Link to={paths.account} className={menuItemClass} onClick={close}>
              <KeyRound aria-hidden="true" />
              Your account
            </Link>
          </>
        ))}
    </UserMenu>
  )
}
