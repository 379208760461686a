import { useMutation, useQueryClient } from '@tanstack/react-query'

import { peopleEndpoints } from '#shared/customers/endpoints.ts'
import type { SignInFailure, SignInFailureKind } from '#shared/sign-in-failures/contract.ts'
import * as peopleWords from '#words/people.ts'
import * as words from '#words/sign-in-failures.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { GUIDE_TITLES, type SignInSetting } from '#shared/sign-in-failures/values.ts'
import { CUSTOMER_LABELS } from '#web/customers/form/customer-form-model.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { type Address, withSearch } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'

import styles from './failure-kind.module.css'

/** The failures of one customer with one cause; opened, what to change and the newest of them. */
export function FailureKind({ kind, isOpen }: { kind: SignInFailureKind; isOpen: boolean }) {
  const { title, customer, count, people, worksSince, lastAt, sentence, explanation } = kind
  const { failures } = kind

  return (
    <details open={isOpen || undefined}>
      <summary className={styles.summary}>
        <span className={styles.what}>
          <span className={styles.title}>{title}</span>
          <span className={styles.meta}>
            {customer?.name ?? (kind.isTeam ? words.yourTeam : words.noCustomer)}
          </span>
          <span className={styles.meta}>
            {words.times(count)}
            {' · '}
            <Rich>{words.lastAt(<TimeText at={lastAt} format={formatDayAndTime} />)}</Rich>
          </span>
        </span>
        <span className={styles.state}>
          {worksSince === null ? (
            <Badge tone="breached" icon={<CrossMark />}>
              {words.stops(people)}
            </Badge>
          ) : (
            <Badge tone="met" icon={<TickMark />}>
              {words.worksAgain}
            </Badge>
          )}
          <span className={styles.meta}>
            <Rich>
              {words.since(<TimeText at={worksSince ?? kind.since} format={formatDayAndTime} />)}
            </Rich>
          </span>
        </span>
      </summary>
      <div className={styles.body}>
        <p className={styles.explanation}>{explanation}</p>
        <Actions kind={kind} />
        <p className={styles.sentence}>{words.personRead(sentence)}</p>
        {worksSince !== null && <p className={styles.sentence}>{words.stopped(people)}</p>}
        <FailureTable failures={failures} title={title} />
        {count > failures.length && (
          <p className={styles.sentence}>{words.newestOf(failures.length, count)}</p>
        )}
      </div>
    </details>
  )
}

/** The people to reactivate, the setting to change, and the part of the guide that says how. */
function Actions({ kind }: { kind: SignInFailureKind }) {
  const { customer, reason, settings, guide, deactivated } = kind
  if (!customer || customer.isDeleted) return null

  return (
    <ul className={styles.links} data-print="hide">
      {deactivated.map((person) => (
        <li key={person.id}>
          <ReactivateButton customerId={customer.id} person={person} />
        </li>
      ))}
      {settings.map((setting) => (
        <li key={setting}>
          <Link to={placeOf(customer.id, setting)}>
            {setting === 'people' ? words.openPeople : words.change(CUSTOMER_LABELS[setting])}
          </Link>
        </li>
      ))}
      <li>
        {reason.startsWith('code_') ? (
          <Link to={withSearch(adminPaths.signOn(customer.id), 'tab=codes')}>
            {words.openCodes}
          </Link>
        ) : (
          <Link to={adminPaths.ssoGuide(customer.id, guide)}>
            {words.openGuide(GUIDE_TITLES[guide])}
          </Link>
        )}
      </li>
    </ul>
  )
}

type ReactivateButtonProps = { customerId: string; person: { id: string; name: string } }

function ReactivateButton({ customerId, person: { id, name } }: ReactivateButtonProps) {
  const queryClient = useQueryClient()
  const reactivate = useMutation({
    mutationFn: () =>
      call(peopleEndpoints.changePerson, {
        params: { customerId, userId: id },
        body: { active: true },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['sign-in-failures'] })
      toast.success(peopleWords.reactivated)
    },
    onError: () => toast.error(peopleWords.reactivateFailed),
  })

  return (
    <Button busy={reactivate.isPending} onClick={() => reactivate.mutate()}>
      {peopleWords.reactivatePerson(name)}
    </Button>
  )
}

function placeOf(customerId: string, setting: SignInSetting): Address {
  return setting === 'people'
    ? adminPaths.customerPeople(customerId)
    : adminPaths.customerField(customerId, setting)
}

function FailureTable({ failures, title }: { failures: SignInFailure[]; title: string }) {
  return (
    <DataTable
      caption={words.failuresOf(title)}
      columns={[words.code, words.when, words.expected, words.received]}
      className={styles.table}
    >
      {failures.map(({ code, at, address, expected, received, hint }) => (
        <tr key={code}>
          <th scope="row" className={styles.code}>
            <code>{code}</code>
          </th>
          <td className={styles.when} data-label={words.when}>
            <TimeText at={at} format={formatDayAndTime} />
            <span className={styles.tableMeta}>{address}</span>
          </td>
          <td className={styles.value} data-label={words.expected}>
            {expected}
          </td>
          <td className={styles.value} data-label={words.received}>
            {received}
            {hint && <span className={styles.tableMeta}>{hint}</span>}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
