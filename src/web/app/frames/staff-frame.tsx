import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, KeyRound, Menu, Search } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router'

import * as words from '#words/navigation.ts'
import * as uiWords from '#words/ui.ts'
import { useCurrentUser } from '#web/access/session/auth-queries.ts'
import { Guard } from '#web/access/session/guard.tsx'
import { useSignInSuccess } from '#web/access/session/use-sign-in-success.ts'
import { AccountPanel, UserMenu } from '#web/access/session/user-menu.tsx'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { ConfirmationHost } from '#web/access/staff/confirmation-host.tsx'
import { SecondFactorNotice } from '#web/access/staff/second-factor-notice.tsx'
import { preloadLinks } from '#web/app/routes/preload.ts'
import { HeldMailCount } from '#web/desk/mail/held-mail-count.tsx'
import { RailViews } from '#web/desk/views/desk-views.tsx'
import { useBrand } from '#web/lib/format/brand.ts'
import { failureQuery } from '#web/lib/http/failure-query.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { adminPaths, adminPatterns } from '#web/lib/navigation/admin-paths.ts'
import { deskPaths, deskPatterns } from '#web/lib/navigation/desk-paths.ts'
import { paths, patterns } from '#web/lib/navigation/paths.ts'
import { isAdminPath } from '#web/lib/navigation/return-path.ts'
import {
  areasFor,
  findMarked,
  findPage,
  type StaffArea,
  type StaffPage,
} from '#web/lib/navigation/staff-areas.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { useTicketFeed } from '#web/notifications/feed/use-ticket-feed.ts'
import { SearchButton, useSearch } from '#web/search/search-button.tsx'
import { BackToSteps } from '#web/setup/first-steps-card.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { AppFrame, bottomLinkClass } from '#web/ui/layout/app-frame.tsx'
import type { FrameLink } from '#web/ui/layout/frame-link.ts'
import { Rail, RailGroup, RailLink } from '#web/ui/layout/rail.tsx'
import { ThemeToggle } from '#web/ui/layout/theme-toggle.tsx'

import { AccessDenied, AccessDeniedPage } from './access-denied.tsx'
import { FrameNotice, ScrollToTop, StaffBell } from './frame-parts.tsx'
import { NotFoundRoute } from './not-found-route.tsx'
import styles from './staff-frame.module.css'

const PATTERNS = [
  ...Object.values(adminPatterns),
  ...Object.values(deskPatterns),
  patterns.desk,
  patterns.deskTicket,
  patterns.account,
]

/** Mark that a line of the rail shows in addition to its name. */
const COUNTS: Partial<Record<Address, ComponentType>> = { [deskPaths.mails]: HeldMailCount }

/** Lines of the rail in place of a page's own one, made of `RailLink`. */
const LINES: Partial<Record<Address, ComponentType>> = { [paths.desk]: RailViews }

const MAIN_PORTAL: FrameLink = {
  to: paths.dashboard,
  text: words.mainPortal,
  Icon: ArrowLeft,
  isInMenu: true,
}
const ACCOUNT: FrameLink = { to: paths.account, text: words.yourAccount, Icon: KeyRound }

/** Around the pages of agents and administrators: the areas in the bar, the pages of the area in the rail. */
export function StaffFrame() {
  const { pathname } = useLocation()
  const { data: user } = useCurrentUser()
  // To everybody else, an address without a page is like any other unknown one.
  if (!user?.isAgent && !PATTERNS.some((pattern) => matchPath(pattern, pathname)))
    return <NotFoundRoute />

  return (
    <Guard only="staff" denied={<AccessDenied />}>
      <Staff />
      <ConfirmationHost />
    </Guard>
  )
}

function Staff() {
  const { pathname, search: query, key } = useLocation()
  const { name } = useBrand()
  const viewer = useViewer()
  const areas = areasFor(viewer)
  const found = findPage(areas, pathname, query)
  const { data: failures = [] } = useQuery({ ...failureQuery, enabled: viewer.isAdmin })
  const marked = findMarked(areas, failures)
  const search = useSearch()
  // A navigation closes the menu.
  const [menuKey, setMenuKey] = useState<string | null>(null)
  const isAdminArea = viewer.isAdmin && isAdminPath(pathname)
  const links: FrameLink[] = [
    ...areas.map((area) => ({ ...area, hasMark: marked.has(area.to) })),
    MAIN_PORTAL,
  ]
  const pages = found && found.area.pages.flat().length > 1 && (
    <nav aria-label={words.pagesOf(found.area.text)}>
      <Pages {...found} pathname={pathname} marked={marked} />
    </nav>
  )
  const openMenu = () => setMenuKey(key)
  useSignInSuccess()
  useTicketFeed()
  useWhen(true, preloadLinks)

  return (
    <AppFrame
      name={isAdminArea ? words.adminPortal : name}
      home={isAdminArea ? adminPaths.adminDashboard : paths.desk}
      navLabel={isAdminArea ? words.adminNavigation : words.mainNavigation}
      links={links}
      current={found?.area.to}
      opener={
        <IconButton label={uiWords.menu} className={styles.opener} onClick={openMenu}>
          <Menu aria-hidden="true" />
        </IconButton>
      }
      tools={
        <>
          <div className={styles.search}>
            <SearchButton opener={search.opener} />
          </div>
          <ThemeToggle />
          <StaffBell />
        </>
      }
      account={<UserMenu links={[ACCOUNT]} />}
      bottomTools={
        <>
          <button {...search.opener} type="button" className={bottomLinkClass}>
            <Search aria-hidden="true" />
            <span>{words.search}</span>
          </button>
          <button
            type="button"
            className={bottomLinkClass}
            aria-haspopup="dialog"
            onClick={openMenu}
          >
            <Menu aria-hidden="true" />
            <span>{uiWords.menu}</span>
          </button>
        </>
      }
      notice={<FrameNotice />}
      rail={pages && <Rail>{pages}</Rail>}
      isWide
      lead={
        <>
          <SecondFactorNotice />
          {viewer.isAdmin && <BackToSteps />}
        </>
      }
      overlay={
        <>
          <ScrollToTop />
          {search.dialog}
          <Dialog
            open={menuKey === key}
            onClose={() => setMenuKey(null)}
            title={<VisuallyHidden>{uiWords.menu}</VisuallyHidden>}
            className={styles.drawer}
            closesOutside
          >
            {pages}
            <nav aria-label={words.areas} className={styles.areas}>
              {links.map(({ to, text, Icon, hasMark }) => (
                <RailLink
                  key={to}
                  {...{ to, text, Icon, hasMark }}
                  current={to === found?.area.to ? 'true' : undefined}
                />
              ))}
            </nav>
            <div className={styles.account}>
              <AccountPanel links={[ACCOUNT]} />
            </div>
          </Dialog>
        </>
      }
    >
      <Suspense fallback={<PageSpinner />}>
        {isAdminPath(pathname) && !viewer.isAdmin ? <AccessDeniedPage /> : <Outlet />}
      </Suspense>
    </AppFrame>
  )
}

type PagesProps = {
  area: StaffArea
  page: StaffPage
  pathname: string
  marked: ReadonlySet<string>
}

/** The lines of the rail: what the area shows first, then its pages by topic. */
function Pages({ area, page, pathname, marked }: PagesProps) {
  return area.pages.map((topic) => (
    <RailGroup key={topic[0]?.to}>
      {topic.map(({ to, text, Icon }) => {
        const Lines = LINES[to]
        if (Lines) return <Lines key={to} />
        const Count = COUNTS[to]
        const here = to.split('?')[0] === pathname ? 'page' : 'true'
        return (
          <RailLink
            key={to}
            {...{ to, text, Icon }}
            current={to === page.to ? here : undefined}
            hasMark={marked.has(to)}
          >
            {Count && <Count />}
          </RailLink>
        )
      })}
    </RailGroup>
  ))
}
