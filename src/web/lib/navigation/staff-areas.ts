import {
  Ban,
  Building2,
  ChartColumn,
  DatabaseBackup,
  Gauge,
  Globe,
  Headset,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  Loader,
  type LucideIcon,
  Mail,
  MailSearch,
  Plug,
  ScrollText,
  Send,
  Settings,
  ShieldCheck,
  Siren,
  Tags,
  Target,
  Timer,
  Trash2,
  Users,
  Wrench,
  Zap,
} from 'lucide-react'

import type { LastingFailure } from '#shared/health/contract.ts'
import * as words from '#words/navigation.ts'

import { type Address, withHash } from './address.ts'
import { adminPaths } from './admin-paths.ts'
import { deskPaths } from './desk-paths.ts'
import { failurePath } from './failure-path.ts'
import { paths } from './paths.ts'

export type StaffPage = {
  to: Address
  text: string
  Icon: LucideIcon
  /** Further words that the search finds it by. */
  keywords?: string
}

export type StaffArea = StaffPage & {
  /** Agents who are no administrators, or administrators alone; by default all staff. */
  only?: 'agent' | 'admin'
  /** On narrow screens the area is in the menu, because the bar has no room for it. */
  isInMenu?: true
  /** The pages in its rail, by topic. */
  pages: StaffPage[][]
}

const DESK_PAGES: StaffPage[][] = [
  [{ to: paths.desk, text: words.tickets, Icon: Inbox }],
  [
    {
      to: deskPaths.mails,
      text: words.emailReview,
      keywords: words.keywords.emailReview,
      Icon: MailSearch,
    },
    { to: deskPaths.macros, text: words.macros, keywords: words.keywords.macros, Icon: Zap },
    { to: deskPaths.time, text: words.time, keywords: words.keywords.time, Icon: Timer },
  ],
]

/**
 * The areas of staff and their pages: the frame shows them as bar and rail, the search finds them.
 * A new page needs its line here, besides its route.
 */
const AREAS: StaffArea[] = [
  { to: paths.desk, text: words.desk, Icon: Headset, pages: DESK_PAGES },
  {
    to: adminPaths.adminDashboard,
    text: words.dashboard,
    Icon: LayoutDashboard,
    only: 'admin',
    isInMenu: true,
    pages: [],
  },
  {
    to: adminPaths.customers,
    text: words.customers,
    keywords: words.keywords.customers,
    Icon: Building2,
    only: 'admin',
    pages: [
      [
        {
          to: adminPaths.customers,
          text: words.allCustomers,
          Icon: Building2,
        },
        {
          to: adminPaths.customersInSetup,
          text: words.setupInProgress,
          keywords: words.keywords.setupInProgress,
          Icon: Loader,
        },
        {
          to: adminPaths.signInFailures(),
          text: words.signInFailures,
          keywords: words.keywords.signInFailures,
          Icon: Ban,
        },
        {
          to: adminPaths.deletedCustomers,
          text: words.deletedCustomers,
          keywords: words.keywords.deletedCustomers,
          Icon: Trash2,
        },
      ],
    ],
  },
  {
    to: deskPaths.reports,
    text: words.reports,
    keywords: words.keywords.reports,
    Icon: ChartColumn,
    isInMenu: true,
    pages: [
      [
        { to: deskPaths.reports, text: words.overview, Icon: ChartColumn },
        {
          to: withHash(deskPaths.reports, 'service-level'),
          text: words.serviceLevel,
          keywords: words.keywords.serviceLevel,
          Icon: Target,
        },
        { to: withHash(deskPaths.reports, 'workload'), text: words.workload, Icon: Users },
        {
          to: deskPaths.time,
          text: words.timeAndBilling,
          keywords: words.keywords.time,
          Icon: Timer,
        },
      ],
    ],
  },
  {
    to: deskPaths.time,
    text: words.time,
    keywords: words.keywords.time,
    Icon: Timer,
    only: 'agent',
    pages: DESK_PAGES,
  },
  {
    to: adminPaths.settings,
    text: words.settings,
    keywords: words.keywords.general,
    Icon: Settings,
    only: 'admin',
    isInMenu: true,
    pages: [
      [
        {
          to: adminPaths.settings,
          text: words.general,
          Icon: Settings,
        },
        { to: adminPaths.team, text: words.team, keywords: words.keywords.team, Icon: Users },
        { to: adminPaths.categories, text: words.categories, Icon: Tags },
        {
          to: deskPaths.workTypes,
          text: words.workTypes,
          keywords: words.keywords.workTypes,
          Icon: Wrench,
        },
      ],
      [
        {
          to: adminPaths.mailboxes,
          text: words.mailboxes,
          keywords: words.keywords.mailboxes,
          Icon: Mail,
        },
        {
          to: adminPaths.alertRules,
          text: words.alertRules,
          keywords: words.keywords.alertRules,
          Icon: Siren,
        },
        {
          to: adminPaths.sentMail,
          text: words.outgoingEmail,
          keywords: words.keywords.outgoingEmail,
          Icon: Send,
        },
      ],
      [{ to: adminPaths.crm, text: words.crm, keywords: words.keywords.crm, Icon: Plug }],
      [
        {
          to: adminPaths.teamSignOn,
          text: words.teamSignOn,
          keywords: words.keywords.teamSignOn,
          Icon: ShieldCheck,
        },
        {
          to: adminPaths.signingKeys,
          text: words.signingKeys,
          keywords: words.keywords.signingKeys,
          Icon: KeyRound,
        },
        {
          to: adminPaths.domains,
          text: words.domains,
          keywords: words.keywords.domains,
          Icon: Globe,
        },
        {
          to: adminPaths.auditLog,
          text: words.auditLog,
          keywords: words.keywords.auditLog,
          Icon: ScrollText,
        },
      ],
      [
        { to: adminPaths.usage, text: words.usage, keywords: words.keywords.usage, Icon: Gauge },
        {
          to: adminPaths.backgroundWork,
          text: words.backgroundWork,
          keywords: words.keywords.backgroundWork,
          Icon: ListChecks,
        },
        {
          to: adminPaths.setup,
          text: words.setup,
          keywords: words.keywords.setup,
          Icon: DatabaseBackup,
        },
      ],
    ],
  },
]

/** Returns the areas that this member of the team may enter. */
export function areasFor({ isAdmin }: { isAdmin: boolean }): StaffArea[] {
  return AREAS.filter(({ only }) => only === undefined || (only === 'admin') === isAdmin)
}

/**
 * Returns the area and the page of the rail that an address belongs to: those with the longest one
 * that is the same or above it. Of two areas with the same page, the one that leads to it wins.
 */
export function findPage(areas: StaffArea[], pathname: string, search = '') {
  const found = areas
    .flatMap((area) => [area, ...area.pages.flat()].map((page) => ({ area, page })))
    .filter(({ page }) => isAt(page.to, pathname, search))
  const [best] = found.toSorted(
    (one, other) =>
      other.page.to.length - one.page.to.length ||
      Number(other.area.to === other.page.to) - Number(one.area.to === one.page.to),
  )
  return best
}

/** A list with a filter is at its own path alone, no matter what else narrows it. */
function isAt(to: Address, pathname: string, search: string): boolean {
  const [path = '', filter] = to.split('?')
  if (filter === undefined) return pathname === path || pathname.startsWith(`${path}/`)
  return pathname === path && search.slice(1).split('&').includes(filter)
}

/** Returns the addresses of the areas and pages in which these failures are looked into. */
export function findMarked(
  areas: StaffArea[],
  failures: Pick<LastingFailure, 'kind' | 'subjectId'>[],
): ReadonlySet<string> {
  return new Set(
    failures.flatMap(({ kind, subjectId }) => {
      const [pathname = ''] = failurePath(kind, subjectId).split(/[?#]/)
      const found = findPage(areas, pathname)
      return found ? [found.area.to, found.page.to] : []
    }),
  )
}
