import { useMutation, useQueryClient } from '@tanstack/react-query'

import * as words from '#words/people.ts'
import { peopleEndpoints } from '#shared/customers/endpoints.ts'
import type { Person } from '#shared/customers/contract.ts'
import { ActiveBadge } from '#web/customers/list/customer-badges.tsx'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { changeRows } from '#web/lib/http/list-parts.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { peopleQueries } from './people-queries.ts'
import styles from './people-table.module.css'

const TABLE = {
  caption: words.title,
  columns: [words.name, words.email, words.status, words.lastSignIn, words.signedIn, words.actions],
  className: styles.table,
}

export function PeopleTable({ customerId, people }: { customerId: string; people: Person[] }) {
  return (
    <DataTable {...TABLE}>
      {people.map((person) => (
        <PersonRow key={person.id} customerId={customerId} person={person} />
      ))}
    </DataTable>
  )
}

export function PeopleTableSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loading} rows={8}>
      <td>
        <SkeletonText width="half" />
      </td>
      <td className={styles.email}>
        <SkeletonText width="most" />
      </td>
      <td colSpan={4}>
        <SkeletonText width="most" />
      </td>
    </DataTableSkeleton>
  )
}

function PersonRow({ customerId, person }: { customerId: string; person: Person }) {
  const { name, email, active, lastSignInAt, openSessions } = person

  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={styles.email}>{email}</td>
      <td className={styles.status}>
        <ActiveBadge isActive={active} />
      </td>
      <td className={styles.time} data-label={words.lastSignInInCard}>
        {lastSignInAt ? <TimeText at={lastSignInAt} format={formatShortAge} /> : words.never}
      </td>
      <td className={styles.sessions} data-label={words.signedInInCard}>
        {openSessions === 0 ? words.notSignedIn : words.sessions(openSessions)}
      </td>
      <td className={styles.actions} data-print="hide">
        <PersonActions customerId={customerId} person={person} />
      </td>
    </tr>
  )
}

function PersonActions({ customerId, person }: { customerId: string; person: Person }) {
  const change = useChangePerson(customerId, person)
  const { name, active } = person
  const ask = active ? words.askDeactivate : words.askReactivate

  return (
    <InlineConfirm
      label={words.actionsFor(name)}
      question={<Rich>{ask(<bdi>{name}</bdi>)}</Rich>}
      variant={active ? 'danger' : 'primary'}
      onConfirm={() => change.mutate()}
    >
      {(button) => (
        <Button
          {...button}
          busy={change.isPending}
          aria-label={active ? words.deactivatePerson(name) : words.reactivatePerson(name)}
        >
          {active ? words.deactivate : words.reactivate}
        </Button>
      )}
    </InlineConfirm>
  )
}

/** Keeps a person from signing in, or lets them sign in again. */
function useChangePerson(customerId: string, person: Person) {
  const queryClient = useQueryClient()
  const willBeActive = !person.active

  return useMutation({
    mutationFn: () =>
      call(peopleEndpoints.changePerson, {
        params: { customerId, userId: person.id },
        body: { active: willBeActive },
      }),
    onSuccess: (changed) => {
      queryClient.setQueriesData(
        { queryKey: peopleQueries.lists(customerId) },
        changeRows<Person>((rows) => rows.map((row) => (row.id === changed.id ? changed : row))),
      )
      toast.success(willBeActive ? words.reactivated : words.deactivated)
    },
    onError: () => toast.error(willBeActive ? words.reactivateFailed : words.deactivateFailed),
  })
}
