import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  CircleCheck,
  CircleOff,
  Eye,
  KeyRound,
  SearchX,
  Unlink,
  UserCog,
  UserMinus,
  Users,
} from 'lucide-react'
import { useRef, useState } from 'react'

import * as words from '#words/people.ts'
import { list as listed } from '#words/language.ts'
import type {
  ChangePerson,
  Colleague,
  PeopleQuery,
  Person,
} from '#shared/customers/people-contract.ts'
import { DEFAULT_PAGE_SIZE } from '#shared/limits.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { ActiveBadge } from '#web/customers/list/customer-badges.tsx'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { changeRows, idOf, listQuery } from '#web/lib/http/list-parts.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Breakable } from '#web/ui/display/breakable.tsx'
import { ActionsMenu } from '#web/ui/controls/actions-menu.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MenuButton, MenuSection } from '#web/ui/controls/disclosure.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { SEARCH_ONLY, useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useList } from '#web/ui/list/use-list.ts'

import styles from './people-list.module.css'
import { VisibilityDialog } from './visibility-dialog.tsx'

/** Administrators see the sessions, passkeys and accounts at the provider too. */
export type ListedPerson = Colleague & Partial<Person>

/** The people of a company, as an administrator or a portal manager reads and changes them. */
export type PeopleSource = {
  /** The key of all lists. */
  lists: QueryKey
  read: (
    query: PeopleQuery,
    signal: AbortSignal,
  ) => Promise<{ data: ListedPerson[]; headers: Headers }>
  change: (userId: string, change: ChangePerson) => Promise<ListedPerson>
  removePasskeys?: (userId: string) => Promise<ListedPerson>
  unlink?: (userId: string) => Promise<ListedPerson>
  /** The right itself, and people from outside, are the staff's. */
  isOfStaff: boolean
  ticketsOf?: (person: ListedPerson) => Address
}

/** By name. */
export function listPeople({ lists, read }: PeopleSource, q: string) {
  return listQuery<ListedPerson>({
    queryKey: [...lists, q],
    read: (cursor, signal) => read({ q, limit: DEFAULT_PAGE_SIZE, cursor }, signal),
  })
}

type DialogKind = 'visibility' | 'manager' | 'passkeys' | 'unlink' | 'deactivate'
type OpenDialog = { kind: DialogKind; person: ListedPerson }

const TABLE = {
  caption: words.title,
  columns: [words.name, words.email, words.sees, words.lastSignIn, { hidden: words.actions }],
  className: styles.table,
}

export function PeopleList({ source }: { source: PeopleSource }) {
  const { filters, type } = useAddressFilters(SEARCH_ONLY)
  const people = useList(listPeople(source, filters.q), { keyOf: idOf, failure: words.loadFailed })
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const searchPlace = useRef<HTMLDivElement>(null)

  function clear() {
    type({ q: '' })
    searchPlace.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <div ref={searchPlace} className={styles.search} data-print="hide">
        <SearchBox
          label={words.search}
          placeholder={words.searchHint}
          q={filters.q}
          onSearch={(q) => type({ q })}
        />
      </div>
      <ListFrame
        list={people}
        counted={words.counted}
        skeleton={<PeopleTableSkeleton />}
        empty={<NoPeople isSearching={filters.q !== ''} onClear={clear} />}
      >
        <DataTable {...TABLE}>
          {people.rows.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              source={source}
              onAsk={(kind) => setDialog({ kind, person })}
            />
          ))}
        </DataTable>
      </ListFrame>
      <PeopleDialogs dialog={dialog} source={source} onClose={() => setDialog(null)} />
    </>
  )
}

function NoPeople({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  if (isSearching) {
    return (
      <EmptyState
        title={words.nobodyMatches}
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>{words.clearSearch}</Button>}
      >
        {words.whatIsSearched}
      </EmptyState>
    )
  }

  return (
    <EmptyState title={words.nobodyYet} icon={<Users aria-hidden="true" />}>
      {words.whenTheyAppear}
    </EmptyState>
  )
}

function PeopleTableSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loading} rows={8}>
      <td>
        <SkeletonText width="half" />
      </td>
      <td className={styles.email}>
        <SkeletonText width="most" />
      </td>
      <td colSpan={3}>
        <SkeletonText width="most" />
      </td>
    </DataTableSkeleton>
  )
}

type PersonRowProps = {
  person: ListedPerson
  source: PeopleSource
  onAsk: (kind: DialogKind) => void
}

function PersonRow({ person, source, onAsk }: PersonRowProps) {
  const { name, email, active, lastSignInAt, openSessions, isPortalManager, isExternal } = person
  const isViewer = person.id === useViewer().id

  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {source.ticketsOf ? (
            <Link to={source.ticketsOf(person)} aria-label={words.ticketsOf(name)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
          {isViewer && <span className={styles.note}>{words.you}</span>}
          {!active && <ActiveBadge isActive={false} />}
          {isPortalManager && <Badge tone="neutral">{words.portalManager}</Badge>}
          {isExternal && <Badge tone="neutral">{words.external}</Badge>}
        </span>
      </th>
      <td className={styles.email}>
        <Breakable text={email} />
      </td>
      <td className={styles.sees} data-label={words.sees}>
        <Visibility person={person} />
      </td>
      <td className={styles.time} data-label={words.lastSignInInCard}>
        {lastSignInAt ? <TimeText at={lastSignInAt} format={formatShortAge} /> : words.never}
        {Boolean(openSessions) && (
          <span className={styles.note}>{words.sessions(openSessions ?? 0)}</span>
        )}
      </td>
      <td className={styles.actions} data-print="hide">
        {(source.isOfStaff || !(isViewer || isExternal)) && (
          <PersonActions person={person} source={source} onAsk={onAsk} />
        )}
      </td>
    </tr>
  )
}

function Visibility({ person }: { person: ListedPerson }) {
  const nameOf = useCategoryName()
  const { visibility, categories, mayAnswer, isExternal } = person
  // All of their categories may have gone since.
  const seesOwn = visibility === 'own' || (visibility === 'categories' && categories.length === 0)
  if (isExternal) return words.seesParticipating
  if (seesOwn) return words.seesOwn

  return (
    <>
      {visibility === 'all' ? words.seesAll : listed(categories.map(nameOf))}
      {mayAnswer && <span className={styles.note}>{words.canReply}</span>}
    </>
  )
}

function PersonActions({ person, source, onAsk }: PersonRowProps) {
  const change = useChangePerson(source)
  const { name, active, isPortalManager, isExternal, passkeys, isLinked } = person

  return (
    <ActionsMenu label={words.actionsFor(name)}>
      {(after) => (
        <>
          {!isExternal && (
            <MenuButton Icon={Eye} onClick={after(() => onAsk('visibility'))}>
              {words.changeVisibility}
            </MenuButton>
          )}
          {source.isOfStaff && !isExternal && (
            <MenuButton
              Icon={isPortalManager ? UserMinus : UserCog}
              onClick={after(() => onAsk('manager'))}
            >
              {isPortalManager ? words.removeManager : words.makeManager}
            </MenuButton>
          )}
          {source.removePasskeys && passkeys ? (
            <MenuButton Icon={KeyRound} onClick={after(() => onAsk('passkeys'))}>
              {words.removePasskeys(passkeys)}
            </MenuButton>
          ) : null}
          {source.unlink && isLinked && (
            <MenuButton Icon={Unlink} onClick={after(() => onAsk('unlink'))}>
              {words.unlink}
            </MenuButton>
          )}
          <MenuSection>
            <MenuButton
              Icon={active ? CircleOff : CircleCheck}
              onClick={after(() => {
                if (active) return onAsk('deactivate')
                change.mutate(
                  { person, change: { active: true } },
                  {
                    onSuccess: () => toast.success(words.reactivated),
                    onError: () => toast.error(words.reactivateFailed),
                  },
                )
              })}
            >
              {active ? words.deactivate : words.reactivate}
            </MenuButton>
          </MenuSection>
        </>
      )}
    </ActionsMenu>
  )
}

type PeopleDialogsProps = { dialog: OpenDialog | null; source: PeopleSource; onClose: () => void }

/** One is open at most. They stay on the page: only then does closing one give the focus back. */
function PeopleDialogs({ dialog, source, onClose }: PeopleDialogsProps) {
  const save = useChangePerson(source)
  const { kind, person } = dialog ?? {}
  const name = person?.name ?? ''
  const isManager = person?.isPortalManager ?? false
  const managerChanged = isManager ? words.isNoManager(name) : words.isManager(name)

  async function changeTo(change: Change, done: string) {
    if (!person) return
    await save.mutateAsync({ person, change })
    onClose()
    toast.success(done)
  }

  return (
    <>
      <VisibilityDialog
        person={kind === 'visibility' ? (person ?? null) : null}
        onSave={(visibility) => changeTo(visibility, words.visibilityChanged)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={kind === 'manager'}
        title={isManager ? words.askRemoveManager(name) : words.askMakeManager(name)}
        description={isManager ? words.whatRemovingManagerDoes : words.whatManagersDo}
        action={{
          label: isManager ? words.removeManager : words.makeManager,
          busyLabel: words.saving,
          failure: words.managerFailed,
        }}
        onConfirm={() => changeTo({ isPortalManager: !isManager }, managerChanged)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={kind === 'passkeys'}
        title={words.askRemovePasskeys(person?.passkeys ?? 1, name)}
        description={words.whatRemovingPasskeysDoes}
        action={{
          label: words.confirmRemovingPasskeys,
          busyLabel: words.removingPasskeys,
          variant: 'danger',
          failure: words.removePasskeysFailed,
        }}
        onConfirm={() => changeTo('removePasskeys', words.passkeysRemoved)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={kind === 'unlink'}
        title={words.askUnlink(name)}
        description={words.whatUnlinkingDoes}
        action={{
          label: words.confirmUnlinking,
          busyLabel: words.unlinking,
          variant: 'danger',
          failure: words.unlinkFailed,
        }}
        onConfirm={() => changeTo('unlink', words.unlinked)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={kind === 'deactivate'}
        title={words.askDeactivate(name)}
        description={words.whatDeactivatingDoes}
        action={{
          label: words.deactivate,
          busyLabel: words.deactivating,
          variant: 'danger',
          failure: words.deactivateFailed,
        }}
        onConfirm={() => changeTo({ active: false }, words.deactivated)}
        onClose={onClose}
      />
    </>
  )
}

type Change = ChangePerson | 'removePasskeys' | 'unlink'

function useChangePerson(source: PeopleSource) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: async ({ person, change }: { person: ListedPerson; change: Change }) =>
      typeof change === 'string'
        ? ((await source[change]?.(person.id)) ?? person)
        : source.change(person.id, change),
    onSuccess: (changed) => {
      queryClient.setQueriesData(
        { queryKey: source.lists },
        changeRows<ListedPerson>((rows) =>
          rows.map((row) => (row.id === changed.id ? changed : row)),
        ),
      )
    },
  })
}
