import {
  Headset,
  KeyRound,
  LayoutDashboard,
  Menu,
  Plus,
  ScrollText,
  ShieldUser,
  Ticket,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import * as words from '#words/navigation.ts'
import * as uiWords from '#words/ui.ts'
import type { User } from '#shared/access/user.ts'
import { Guard } from '#web/access/session/guard.tsx'
import { useSignInSuccess } from '#web/access/session/use-sign-in-success.ts'
import { UserMenu } from '#web/access/session/user-menu.tsx'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { AppFrame, bottomLinkClass } from '#web/ui/layout/app-frame.tsx'
import type { FrameLink } from '#web/ui/layout/frame-link.ts'
import { ThemeToggle } from '#web/ui/layout/theme-toggle.tsx'
import { useBrand } from '#web/lib/format/brand.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { whenIdle } from '#web/lib/later.ts'
import { NotificationBell } from '#web/notifications/panel/notification-bell.tsx'
import { useNotifications } from '#web/notifications/panel/notification-store.ts'
import { unreadTickets } from '#web/notifications/panel/notifications.ts'
import { UnreadTickets } from '#web/tickets/display/unread-tickets.tsx'
import { useTicketFeed } from '#web/notifications/feed/use-ticket-feed.ts'
import { SearchButton, useSearch } from '#web/search/search-button.tsx'
import { preloadLinks, preloadWhenIdle } from '#web/app/routes/preload.ts'

import { AccessDeniedPage } from './access-denied.tsx'
import { FrameNotice, ScrollToTop, StaffBell } from './frame-parts.tsx'

const DASHBOARD: FrameLink = { to: paths.dashboard, text: words.dashboard, Icon: LayoutDashboard }
const MY_TICKETS: FrameLink = { to: paths.tickets, text: words.myTickets, Icon: Ticket }
const NEW_TICKET: FrameLink = { to: paths.newTicket, text: words.newTicket, Icon: Plus }
const DESK: FrameLink = { to: paths.desk, text: words.desk, Icon: Headset }

const LINKS = [DASHBOARD, MY_TICKETS, NEW_TICKET]
const PEOPLE: FrameLink = { to: paths.people, text: words.people, Icon: Users, isInMenu: true }
const SERVICE_LEVELS: FrameLink = {
  to: paths.serviceLevels,
  text: words.serviceLevels,
  Icon: ScrollText,
  isInMenu: true,
}
/** The bar at the bottom has room for three. */
const AGENT_LINKS: FrameLink[] = [DESK, DASHBOARD, MY_TICKETS, { ...NEW_TICKET, isInMenu: true }]

const ACCOUNT: FrameLink = { to: paths.account, text: words.yourAccount, Icon: KeyRound }
const ADMIN: FrameLink = { to: paths.adminDashboard, text: words.adminDashboard, Icon: ShieldUser }

function linksFor({ isAgent, isPortalManager }: User): FrameLink[] {
  if (isAgent) return AGENT_LINKS
  return [...LINKS, ...companyLinks(isPortalManager)]
}

function menuLinksFor({ isAdmin, isAgent, isPortalManager }: User): FrameLink[] {
  if (isAgent) return isAdmin ? [ADMIN, ACCOUNT] : [ACCOUNT]
  // The bar has no room for them in windows of middle width.
  return [...companyLinks(isPortalManager), ACCOUNT]
}

function companyLinks(isPortalManager: true | undefined): FrameLink[] {
  return isPortalManager ? [PEOPLE, SERVICE_LEVELS] : [SERVICE_LEVELS]
}

/** Around the portal's pages, or around `children`. The guard comes with it, which no sign-in page loads. */
export function PortalFrame({ children }: { children?: ReactNode }) {
  return (
    <Guard only="user">
      <Portal>{children ?? <Outlet />}</Portal>
    </Guard>
  )
}

/** Within the frame, which lets everyone in. */
export function ManagersOnly() {
  return (
    <Guard only="manager" denied={<AccessDeniedPage />}>
      <Outlet />
    </Guard>
  )
}

function Portal({ children }: { children: ReactNode }) {
  const { name } = useBrand()
  const viewer = useViewer()
  const search = useSearch()
  const unread = unreadTickets(useNotifications(viewer.id))
  const links = linksFor(viewer)
  const menuLinks = menuLinksFor(viewer)
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
      links={links}
      tools={
        <>
          <SearchButton opener={search.opener} />
          <ThemeToggle />
          {viewer.isAgent ? <StaffBell /> : <NotificationBell />}
          {search.dialog}
        </>
      }
      account={<UserMenu links={menuLinks} />}
      bottomTools={
        <UserMenu
          buttonClassName={bottomLinkClass}
          button={
            <>
              <Menu aria-hidden="true" />
              <span>{uiWords.menu}</span>
            </>
          }
          links={[...new Set([...links.filter(({ isInMenu }) => isInMenu), ...menuLinks])]}
        />
      }
      notice={<FrameNotice />}
      overlay={<ScrollToTop />}
    >
      <UnreadTickets value={unread}>{children}</UnreadTickets>
    </AppFrame>
  )
}
