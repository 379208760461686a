import {
  Building2,
  CircleUser,
  LayoutDashboard,
  LogIn,
  LogOut,
  Moon,
  Plus,
  ScrollText,
  Search,
  ShieldUser,
  Sun,
  Ticket,
  Users,
  Zap,
} from 'lucide-react'

import type { User } from '#shared/access/user.ts'
import type { Contacts } from '#shared/desk/contract.ts'
import * as words from '#words/navigation.ts'
import * as ticketWords from '#words/tickets.ts'
import { useSignOut } from '#web/access/session/use-sign-out.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { type Address, withSearch } from '#web/lib/navigation/address.ts'
import { listActions } from '#web/lib/input/page-actions.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { areasFor } from '#web/lib/navigation/staff-areas.ts'
import { matchesWords, signInCodeIn } from './typed-text.ts'
import { chooseTheme, useTheme } from '#web/lib/storage/theme.ts'
import { ConfidentialMark, StatusBadge } from '#web/tickets/display/ticket-badges.tsx'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'
import {
  DEFAULT_FILTERS,
  serializeTicketListFilters,
  type TicketListFilters,
} from '#web/tickets/queries/ticket-list-filters.ts'

import type { SearchGroup, SearchItem } from './search-list.tsx'
import type { FoundTicket } from './find-tickets.ts'
import styles from './search-panel.module.css'
import { useFoundTickets } from './use-found-tickets.ts'

export function useSearchItems(text: string) {
  const viewer = useViewer()
  const theme = useTheme()
  const signOut = useSignOut()
  const shown = useShownSubject()
  const { tickets, contacts, requesters = [], isAnswered, hasFailed, retry } = useFoundTickets(text)

  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  const pages: PageItem[] = [
    page(words.dashboard, paths.dashboard, <LayoutDashboard aria-hidden="true" />),
    page(words.myTickets, paths.tickets, <Ticket aria-hidden="true" />),
    page(words.newTicket, paths.newTicket, <Plus aria-hidden="true" />),
    page(
      words.yourAccount,
      paths.account,
      <CircleUser aria-hidden="true" />,
      words.keywords.account,
    ),
  ]
  if (viewer.isPortalManager) {
    pages.push(page(words.people, paths.people, <Users aria-hidden="true" />))
  }
  if (!viewer.isAgent) {
    const icon = <ScrollText aria-hidden="true" />
    const { serviceLevels: keywords } = words.keywords
    pages.push(page(words.serviceLevels, paths.serviceLevels, icon, keywords))
  }
  if (viewer.isAdmin) {
    pages.push(
      page(words.adminDashboard, paths.adminDashboard, <ShieldUser aria-hidden="true" />),
      page(
        words.newCustomer,
        adminPaths.newCustomer,
        <Plus aria-hidden="true" />,
        words.keywords.newCustomer,
      ),
    )
  }
  if (viewer.isAgent) pages.unshift(...staffPages(viewer))
  const actions: SearchItem[] = [
    ...listActions().map(({ id, text: name, run }) => ({
      id: `action-${id}`,
      icon: <Zap aria-hidden="true" />,
      text: name,
      // The search gives the focus back first.
      run: () => void setTimeout(run),
    })),
    {
      id: 'theme',
      icon: theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
      text: words.toTheme[otherTheme],
      run: () => chooseTheme(otherTheme),
    },
    {
      id: 'sign-out',
      icon: <LogOut aria-hidden="true" />,
      text: words.signOut,
      run: () => signOut.mutate(),
    },
  ]

  const titled = pages.filter((item) => matchesWords(item.text, text))
  const namedActions = actions.filter((item) => matchesWords(item.text, text))
  // A name that is typed in full or in part is meant.
  const isNamed = titled.length + namedActions.length > 0
  const known = pages.filter(({ text: title, keywords }) =>
    matchesWords(`${title} ${keywords}`, text),
  )

  // Results at hand are above those that the server still looks for, so that they do not move.
  const places: SearchGroup[] = [
    {
      id: 'pages',
      title: words.pages,
      items: isNamed ? titled : known,
    },
    {
      id: 'actions',
      title: words.actions,
      items: namedActions,
    },
  ]
  const code = viewer.isAdmin ? signInCodeIn(text) : null
  if (code) {
    const path = paths.signInFailure(code)
    places.push({
      id: 'failures',
      title: words.refusedSignIns,
      items: [page(words.signInFailure(code), path, <LogIn aria-hidden="true" />)],
    })
  }
  places.push(...contactGroups(contacts, viewer), {
    id: 'requesters',
    title: words.people,
    items: requesters.map(({ key: requester, name, detail }) => ({
      id: `requester-${requester}`,
      icon: <CircleUser aria-hidden="true" />,
      text: name,
      of: detail,
      to: toOwnTickets({ scope: 'company', requester }),
    })),
  })
  const isNothingFound = isAnswered && !hasFailed && tickets.length === 0
  const all = isNothingFound
    ? []
    : [
        seeAll(
          text,
          viewer,
          tickets.some((one) => isOfOther(one, viewer)),
        ),
      ]
  const ticketItems = tickets.map((ticket) => ({
    ...ticketItem(ticket, shown(ticket.subject), viewer),
    to: viewer.isAgent ? paths.deskTicket(ticket.id) : paths.ticket(ticket.id),
  }))
  const groups: SearchGroup[] =
    text === ''
      ? [{ id: 'recent', title: words.recentTickets, items: ticketItems }, ...places]
      : [...places, { id: 'tickets', title: words.tickets, items: [...ticketItems, ...all] }]

  return {
    groups: groups.filter(({ items }) => items.length > 0),
    ticketCount: tickets.length,
    isAnswered,
    hasFailed,
    retry,
  }
}

/** The areas of staff and the pages in them, each once. */
function staffPages(viewer: User): PageItem[] {
  const found = areasFor(viewer).flatMap((area) => [area, ...area.pages.flat()])
  const items = found.map(({ to, text, Icon, keywords }) =>
    page(text, to, <Icon aria-hidden="true" />, keywords),
  )
  // Its name is that of the portal's own dashboard, too.
  const isNamed = ({ id }: SearchItem) => id !== paths.adminDashboard
  return [
    ...new Map(
      items
        .filter(isNamed)
        .toReversed()
        .map((item) => [item.id, item]),
    ).values(),
  ].toReversed()
}

/** Customers lead to their overview, people to their tickets; agents find the customer's tickets. */
function contactGroups(contacts: Contacts | undefined, { isAdmin }: User): SearchGroup[] {
  if (!contacts) return []
  const toTickets = (query: Record<string, string>) =>
    withSearch(paths.desk, new URLSearchParams({ view: 'all', ...query }))
  const customers = contacts.customers.map(({ id, name }) => ({
    id: `customer-${id}`,
    icon: <Building2 aria-hidden="true" />,
    text: name,
    to: isAdmin ? adminPaths.customerOverview(id) : toTickets({ customer: id }),
  }))
  const people = contacts.people.map(({ id, name, email, customer }) => ({
    id: `person-${id}`,
    icon: <CircleUser aria-hidden="true" />,
    text: name,
    of: customer.name,
    to: toTickets({ q: email }),
  }))
  return [
    { id: 'customers', title: words.customers, items: customers },
    { id: 'people', title: words.people, items: people },
  ]
}

type PageItem = SearchItem & { keywords: string }

function page(text: string, to: Address, icon: SearchItem['icon'], keywords = ''): PageItem {
  return { id: to, icon, text, to, keywords }
}

type Searching = Pick<User, 'id' | 'isAgent'>

function isOfOther({ requester }: Pick<FoundTicket, 'requester'>, { id, isAgent }: Searching) {
  return !isAgent && requester !== undefined && requester.id !== id
}

function ticketItem(ticket: FoundTicket, subject: string, viewer: Searching) {
  const { id, number, status, requester } = ticket
  return {
    id,
    icon: <Ticket aria-hidden="true" />,
    text: subject,
    of: isOfOther({ requester }, viewer) ? requester?.name : undefined,
    detail: (
      <>
        <ConfidentialMark ticket={ticket} />
        <span className={styles.number}>{ticketWords.numbered(number)}</span>
        <StatusBadge status={status} />
      </>
    ),
  }
}

function seeAll(text: string, { isAgent: isAtDesk }: Searching, hasOthers: boolean): SearchItem {
  const scope = hasOthers ? 'company' : 'mine'
  return {
    id: 'all',
    icon: <Search aria-hidden="true" />,
    text: words.seeAll(text),
    to: isAtDesk
      ? withSearch(paths.desk, new URLSearchParams({ view: 'all', q: text }))
      : toOwnTickets({ scope, q: text }),
  }
}

function toOwnTickets(filters: Partial<TicketListFilters>): Address {
  return withSearch(paths.tickets, serializeTicketListFilters({ ...DEFAULT_FILTERS, ...filters }))
}
