import { type ConnectionKind, isApplicationKind } from '#shared/connections/fields.ts'
import { kinds } from '#words/connections.ts'
import * as words from '#words/sso-guide.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from './next-steps.module.css'

type NextStepsProps = {
  customer: { id: string; domain: string }
  kind: ConnectionKind
  isNew: boolean
}

export function NextSteps({ customer, kind, isNew }: NextStepsProps) {
  const toSignOn = (text: string) => <Link to={adminPaths.signOn(customer.id)}>{text}</Link>

  return (
    <aside className={styles.side} aria-label={words.next.label}>
      <Card title={words.next.title}>
        <ol className={styles.list}>
          {isApplicationKind(kind) ? (
            <>
              <li>
                {isNew ? (
                  words.next.chooseNew(kinds[kind])
                ) : (
                  <Rich>{words.next.choose(kinds[kind], toSignOn)}</Rich>
                )}
              </li>
              {kind === 'microsoft' && <li>{words.next.consent}</li>}
            </>
          ) : (
            <>
              <li>
                {isNew ? (
                  words.next.enterNew
                ) : (
                  <Rich>
                    {words.next.enter(
                      toSignOn,
                      <Link to={adminPaths.customer(customer.id)}>{words.editCustomer}</Link>,
                    )}
                  </Rich>
                )}
              </li>
              <li>{words.next.assign}</li>
            </>
          )}
          <li>
            {customer.domain === '' ? (
              words.next.tryAny
            ) : (
              <Rich>{words.next.tryAt(<strong>{customer.domain}</strong>)}</Rich>
            )}
          </li>
          <li>
            <Rich>
              {words.next.failures((text) => (
                <Link to={adminPaths.signInFailures({ customerId: customer.id })}>{text}</Link>
              ))}
            </Rich>
          </li>
        </ol>
        <p className={styles.back} data-print="hide">
          <Link to={adminPaths.customers}>{words.backToCustomers}</Link>
        </p>
      </Card>
    </aside>
  )
}

/** Steps after those at the provider, for the team's own connection. */
export function TeamSteps({ teamId }: { teamId: string }) {
  return (
    <aside className={styles.side} aria-label={words.next.label}>
      <Card title={words.next.title}>
        <ol className={styles.list}>
          <li>
            <Rich>
              {words.team.enter((text) => (
                <Link to={adminPaths.signOn(teamId)}>{text}</Link>
              ))}
            </Rich>
          </li>
          <li>{words.team.assign}</li>
          <li>
            <Rich>{words.team.signIn(<strong>{paths.adminLogin}</strong>)}</Rich>
          </li>
          <li>
            <Rich>
              {words.next.failures((text) => (
                <Link to={adminPaths.signInFailures()}>{text}</Link>
              ))}
            </Rich>
          </li>
        </ol>
      </Card>
    </aside>
  )
}
