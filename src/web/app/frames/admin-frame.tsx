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
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import * as words from '#words/navigation.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ConfirmationHost } from '#web/access/staff/confirmation-host.tsx'
import { Guard } from '#web/access/session/guard.tsx'
import { SecondFactorNotice } from '#web/access/staff/second-factor-notice.tsx'
import { UserMenu } from '#web/access/session/user-menu.tsx'
import { preloadLinks } from '#web/app/routes/preload.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { AppFrame } from '#web/ui/layout/app-frame.tsx'
import type { FrameLink } from '#web/ui/layout/frame-link.ts'
import { ThemeToggle } from '#web/ui/layout/theme-toggle.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { failureQuery } from '#web/lib/http/failure-query.ts'
import { markFailures } from '#web/lib/navigation/mark-failures.ts'
import { paths } from '#web/lib/navigation/paths.ts'

import { AccessDenied } from './access-denied.tsx'

// Notices of the desk come after the page.
const AdminBell = lazyPart(
  async () => (await import('#web/desk/notices/staff-bell.tsx')).AdminBell,
  {
    asIcon: true,
  },
)

const LINKS: FrameLink[] = [
  { to: adminPaths.adminDashboard, text: words.dashboard, Icon: LayoutDashboard },
  { to: adminPaths.customers, text: words.customers, Icon: Building2 },
  { to: adminPaths.team, text: words.team, Icon: Users, isInMenu: true },
  { to: adminPaths.signInFailures(), text: words.signInFailures, Icon: LogIn, isInMenu: true },
  { to: adminPaths.auditLog, text: words.auditLog, Icon: ScrollText, isInMenu: true },
  { to: adminPaths.backgroundWork, text: words.backgroundWork, Icon: ListChecks, isInMenu: true },
  { to: adminPaths.crm, text: words.crm, Icon: Headset, isInMenu: true },
  { to: adminPaths.mailboxes, text: words.mailboxes, Icon: Mail, isInMenu: true },
  { to: adminPaths.settings, text: words.settings, Icon: Settings, isInMenu: true },
  { to: paths.dashboard, text: words.mainPortal, Icon: ArrowLeft },
]

const MENU_LINKS: FrameLink[] = [
  { to: paths.desk, text: words.desk, Icon: Headset },
  { to: paths.account, text: words.yourAccount, Icon: KeyRound },
]

/** Around the pages of the admin area, or around `children`. The guard comes with it, which no other page loads. */
export function AdminFrame({ children }: { children?: ReactNode }) {
  useWhen(true, preloadLinks)

  return (
    <Guard only="admin" denied={<AccessDenied />}>
      <Admin>{children ?? <Outlet />}</Admin>
      <ConfirmationHost />
    </Guard>
  )
}

function Admin({ children }: { children: ReactNode }) {
  const { data: failures = [] } = useQuery(failureQuery)

  return (
    <AppFrame
      name={words.adminPortal}
      home={adminPaths.adminDashboard}
      navLabel={words.adminNavigation}
      links={markFailures(LINKS, failures)}
      tools={
        <>
          <ThemeToggle />
          <AdminBell />
        </>
      }
      Menu={UserMenu}
      menuLinks={MENU_LINKS}
      lead={<SecondFactorNotice />}
    >
      {children}
    </AppFrame>
  )
}
