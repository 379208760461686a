import {
  AppWindow,
  Ban,
  Building2,
  ChartColumn,
  Construction,
  DatabaseBackup,
  FileClock,
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
  Ticket,
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

function pageAt(to: Address, text: string, Icon: LucideIcon, keywords = ''): StaffPage {
  return { to, text, Icon, keywords }
}

const DESK_PAGES: StaffPage[][] = [
  [pageAt(paths.desk, words.tickets, Inbox)],
  [
    pageAt(deskPaths.mails, words.emailReview, MailSearch, words.keywords.emailReview),
    pageAt(deskPaths.macros, words.macros, Zap, words.keywords.macros),
    pageAt(deskPaths.time, words.time, Timer, words.keywords.time),
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
        pageAt(adminPaths.customers, words.allCustomers, Building2),
        pageAt(
          adminPaths.customersInSetup,
          words.setupInProgress,
          Loader,
          words.keywords.setupInProgress,
        ),
        pageAt(
          adminPaths.signInFailures(),
          words.signInFailures,
          Ban,
          words.keywords.signInFailures,
        ),
        pageAt(
          adminPaths.deletedCustomers,
          words.deletedCustomers,
          Trash2,
          words.keywords.deletedCustomers,
        ),
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
        pageAt(deskPaths.reports, words.overview, ChartColumn),
        pageAt(
          withHash(deskPaths.reports, 'service-level'),
          words.serviceLevel,
          Target,
          words.keywords.serviceLevel,
        ),
        pageAt(withHash(deskPaths.reports, 'workload'), words.workload, Users),
        pageAt(deskPaths.time, words.timeAndBilling, Timer, words.keywords.time),
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
        pageAt(adminPaths.settings, words.general, Settings),
        pageAt(adminPaths.team, words.team, Users, words.keywords.team),
        pageAt(adminPaths.ticketSettings, words.tickets, Ticket, words.keywords.ticketSettings),
        pageAt(adminPaths.categories, words.categories, Tags),
        pageAt(
          adminPaths.contractTemplates,
          words.contractTemplates,
          FileClock,
          words.keywords.contractTemplates,
        ),
        pageAt(adminPaths.maintenance, words.maintenance, Construction, words.keywords.maintenance),
        pageAt(deskPaths.workTypes, words.workTypes, Wrench, words.keywords.workTypes),
      ],
      [
        pageAt(adminPaths.mailboxes, words.mailboxes, Mail, words.keywords.mailboxes),
        pageAt(adminPaths.alertRules, words.alertRules, Siren, words.keywords.alertRules),
        pageAt(adminPaths.sentMail, words.outgoingEmail, Send, words.keywords.outgoingEmail),
      ],
      [pageAt(adminPaths.crm, words.crm, Plug, words.keywords.crm)],
      [
        pageAt(adminPaths.teamSignOn, words.teamSignOn, ShieldCheck, words.keywords.teamSignOn),
        pageAt(
          adminPaths.signInApplications,
          words.signInApplications,
          AppWindow,
          words.keywords.signInApplications,
        ),
        pageAt(adminPaths.signingKeys, words.signingKeys, KeyRound, words.keywords.signingKeys),
        pageAt(adminPaths.domains, words.domains, Globe, words.keywords.domains),
        pageAt(adminPaths.auditLog, words.auditLog, ScrollText, words.keywords.auditLog),
      ],
      [
        pageAt(adminPaths.usage, words.usage, Gauge, words.keywords.usage),
        pageAt(
          adminPaths.backgroundWork,
          words.backgroundWork,
          ListChecks,
          words.keywords.backgroundWork,
        ),
        pageAt(adminPaths.setup, words.setup, DatabaseBackup, words.keywords.setup),
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
