import { ChevronDown } from 'lucide-react'

import type { SignInFailure, SignInFailureKind } from '#shared/sign-in-failures/contract.ts'
import * as words from '#words/sign-in-failures.ts'
import { GUIDE_TITLES, type SignInSetting } from '#shared/sign-in-failures/values.ts'
import { CUSTOMER_LABELS } from '#web/customers/form/customer-form-model.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import type { Address } from '#web/lib/navigation/address.ts'
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
    <details className={styles.kind} open={isOpen || undefined}>
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
        <ChevronDown aria-hidden="true" className={styles.mark} />
      </summary>
      <div className={styles.body}>
        <p className={styles.explanation}>{explanation}</p>
        <ChangeLinks kind={kind} />
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

/** Links to the setting, and to the step of the guide for changing it at the provider. */
function ChangeLinks({ kind }: { kind: SignInFailureKind }) {
  const { customer, settings, guide } = kind
  if (!customer || customer.isDeleted) return null

  return (
    <dl className={styles.links} data-print="hide">
      {settings.length > 0 && (
        <div>
          <dt>{words.setting}</dt>
          {settings.map((setting) => (
            <dd key={setting}>
              <Link to={placeOf(customer.id, setting)}>
                {setting === 'people' ? words.people : CUSTOMER_LABELS[setting]}
              </Link>
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>{words.guide}</dt>
        <dd>
          <Link to={adminPaths.ssoGuide(customer.id, guide)}>{GUIDE_TITLES[guide]}</Link>
        </dd>
      </div>
    </dl>
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
