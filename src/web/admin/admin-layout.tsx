import { ArrowLeft, Building2, LayoutDashboard, Menu } from 'lucide-react'
import { Suspense } from 'react'
import { Link, Outlet, useLocation } from 'react-router'

import { RequireAdmin } from '#web/auth/require-admin.tsx'
import { UserMenu } from '#web/auth/user-menu.tsx'
import { paths } from '#web/lib/paths.ts'
import { usePageMoves } from '#web/lib/use-page-moves.ts'
import {
  AppFrame,
  barLinkClass,
  bottomLinkClass,
  brandLinkClass,
  WideOnly,
} from '#web/ui/app-frame.tsx'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'

const LINKS = [
  { to: paths.adminDashboard, text: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.customers, text: 'Customers', Icon: Building2 },
  { to: paths.dashboard, text: 'Main Portal', Icon: ArrowLeft },
]

/** The guard comes with the admin area's code, which no other page loads. */
export function AdminLayout() {
  return (
    <RequireAdmin>
      <AdminFrame />
    </RequireAdmin>
  )
}

function AdminFrame() {
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
          Admin Portal
        </Link>
      }
      navLabel="Admin"
      links={LINKS.map(({ to, text }) => (
        <Link key={to} to={to} className={barLinkClass} aria-current={currentMark(to)}>
          {text}
        </Link>
      ))}
      tools={
        <>
          <ThemeToggle />
          <WideOnly>
            <UserMenu />
          </WideOnly>
        </>
      }
      bottomLinks={
        <>
          {LINKS.map(({ to, text, Icon }) => (
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
          />
        </>
      }
    >
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </AppFrame>
  )
}
