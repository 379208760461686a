import {
  ArrowLeft,
  Building2,
  KeyRound,
  LayoutDashboard,
  LogIn,
  Menu,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'

import { ConfirmationHost } from '#web/access/confirmation-host.tsx'
import { RequireAdmin } from '#web/access/require-admin.tsx'
import { SecondFactorNotice } from '#web/access/second-factor-notice.tsx'
import { UserMenu } from '#web/access/user-menu.tsx'
import { adminPaths } from '#web/lib/admin-paths.ts'
import { Link } from '#web/lib/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { usePageMoves } from '#web/lib/use-page-moves.ts'
import {
  AppFrame,
  barLinkClass,
  bottomLinkClass,
  brandLinkClass,
  WideOnly,
} from '#web/kit/frame/app-frame.tsx'
import { BrandMark } from '#web/kit/frame/brand-mark.tsx'
import { menuItemClass } from '#web/kit/frame/menu-items.tsx'
import { PageSpinner } from '#web/kit/feedback/spinner.tsx'
import { ThemeToggle } from '#web/kit/frame/theme-toggle.tsx'

const FIRST_LINKS = [
  { to: paths.adminDashboard, text: 'Dashboard', Icon: LayoutDashboard },
  { to: adminPaths.customers, text: 'Customers', Icon: Building2 },
]
/** In the menu where the screen is narrow. */
const FURTHER_LINKS = [
  { to: adminPaths.team, text: 'Team', Icon: Users },
  { to: adminPaths.signInFailures(), text: 'Sign-in Failures', Icon: LogIn },
  { to: adminPaths.auditLog, text: 'Audit Log', Icon: ScrollText },
  { to: adminPaths.settings, text: 'Settings', Icon: Settings },
]
const PORTAL_LINK = { to: paths.dashboard, text: 'Main Portal', Icon: ArrowLeft }

/** Around the pages of its routes, or around `children`. The guard comes with it, which no other page loads. */
export function AdminLayout({ denied, children }: { denied: ReactNode; children?: ReactNode }) {
  return (
    <RequireAdmin denied={denied}>
      <AdminFrame>{children ?? <Outlet />}</AdminFrame>
      <ConfirmationHost />
    </RequireAdmin>
  )
}

function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  usePageMoves()

  /** `page` on the page itself, `true` below it: a customer belongs to Customers. */
  function currentMark(to: string) {
    if (to === pathname) return 'page'
    return pathname.startsWith(`${to}/`) ? 'true' : undefined
  }

  return (
    <AppFrame
      brand={
        <Link to={paths.adminDashboard} className={brandLinkClass}>
          <BrandMark />
          <span>Admin Portal</span>
        </Link>
      }
      navLabel="Admin"
      links={[...FIRST_LINKS, ...FURTHER_LINKS, PORTAL_LINK].map(({ to, text }) => (
        <Link key={to} to={to} className={barLinkClass} aria-current={currentMark(to)}>
          {text}
        </Link>
      ))}
      tools={
        <>
          <ThemeToggle />
          <WideOnly>
            <UserMenu>{(close) => <AccountLink onFollow={close} />}</UserMenu>
          </WideOnly>
        </>
      }
      bottomLinks={
        <>
          {[...FIRST_LINKS, PORTAL_LINK].map(({ to, text, Icon }) => (
            <Link key={to} to={to} className={bottomLinkClass} aria-current={currentMark(to)}>
              <Icon aria-hidden="true" />
              {text}
            </Link>
          ))}
          <UserMenu
            buttonClassName={bottomLinkClass}
            button={
              <>
                <Menu aria-hidden="true" />
                Menu
              </>
            }
          >
            {(close) => (
              <>
                {FURTHER_LINKS.map(({ to, text, Icon }) => (
                  <Link
                    key={to}
                    to={to}
                    className={menuItemClass}
                    aria-current={currentMark(to)}
                    onClick={close}
                  >
                    <Icon aria-hidden="true" />
                    {text}
                  </Link>
                ))}
                <AccountLink onFollow={close} />
              </>
            )}
          </UserMenu>
        </>
      }
    >
      <SecondFactorNotice />
      <Suspense fallback={<PageSpinner />}>{children}</Suspense>
    </AppFrame>
  )
}

function AccountLink({ onFollow }: { onFollow: () => void }) {
  return (
    <Link to={paths.account} className={menuItemClass} onClick={onFollow}>
      <KeyRound aria-hidden="true" />
      Your account
    </Link>
  )
}
