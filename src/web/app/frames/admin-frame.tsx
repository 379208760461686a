import {
  ArrowLeft,
  Building2,
  Headset,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  LogIn,
  Mail,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'

import { ConfirmationHost } from '#web/access/staff/confirmation-host.tsx'
import { Guard } from '#web/access/guard.tsx'
import { SecondFactorNotice } from '#web/access/staff/second-factor-notice.tsx'
import { UserMenu } from '#web/access/user-menu.tsx'
import { preloadLinks } from '#web/app/preload.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'
import { AppFrame } from '#web/kit/frame/app-frame.tsx'
import type { FrameLink } from '#web/kit/frame/frame-link.ts'
import { ThemeToggle } from '#web/kit/frame/theme-toggle.tsx'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { paths } from '#web/lib/paths.ts'

import { AccessDenied } from './access-denied.tsx'

// What is told at the desk comes after the page.
const AdminBell = lazy(async () => ({
  default: (await import('#web/desk/notices/staff-bell.tsx')).AdminBell,
}))

const LINKS: FrameLink[] = [
  { to: adminPaths.adminDashboard, text: 'Dashboard', Icon: LayoutDashboard },
  { to: adminPaths.customers, text: 'Customers', Icon: Building2 },
  { to: adminPaths.team, text: 'Team', Icon: Users, isInMenu: true },
  { to: adminPaths.signInFailures(), text: 'Sign-in Failures', Icon: LogIn, isInMenu: true },
  { to: adminPaths.auditLog, text: 'Audit Log', Icon: ScrollText, isInMenu: true },
  { to: adminPaths.backgroundWork, text: 'Background Work', Icon: ListChecks, isInMenu: true },
  { to: adminPaths.crm, text: 'CRM', Icon: Headset, isInMenu: true },
  { to: adminPaths.mailboxes, text: 'Mailboxes', Icon: Mail, isInMenu: true },
  { to: adminPaths.settings, text: 'Settings', Icon: Settings, isInMenu: true },
  { to: paths.dashboard, text: 'Main Portal', Icon: ArrowLeft },
]

const MENU_LINKS: FrameLink[] = [
  { to: paths.desk, text: 'Desk', Icon: Headset },
  { to: paths.account, text: 'Your account', Icon: KeyRound },
]

/** Around the pages of the admin area, or around `children`. The guard comes with it, which no other page loads. */
export function AdminFrame({ children }: { children?: ReactNode }) {
  useWhen(true, preloadLinks)

  return (
    <Guard only="admin" denied={<AccessDenied />}>
      <AppFrame
        name="Admin Portal"
        home={adminPaths.adminDashboard}
        navLabel="Admin"
        links={LINKS}
        tools={
          <>
            <ThemeToggle />
            <ErrorBoundary fallback={null}>
              <Suspense>
                <AdminBell />
              </Suspense>
            </ErrorBoundary>
          </>
        }
        Menu={UserMenu}
        menuLinks={MENU_LINKS}
        lead={<SecondFactorNotice />}
      >
        {children ?? <Outlet />}
      </AppFrame>
      <ConfirmationHost />
    </Guard>
  )
}
