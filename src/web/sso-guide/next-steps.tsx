import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { Card } from '#web/kit/parts/card.tsx'

import styles from './next-steps.module.css'

type NextStepsProps = { customer: { id: string; domain: string }; isNew: boolean }

export function NextSteps({ customer, isNew }: NextStepsProps) {
  return (
    <aside className={styles.side} aria-label="What to do next">
      <Card title="Next Steps">
        <ol className={styles.list}>
          <li>
            Enter issuer, SSO URL and certificate of the provider{' '}
            {isNew ? (
              'in the form, and save the customer.'
            ) : (
              <>
                under <Link to={adminPaths.customer(customer.id)}>Edit Customer</Link>, and enable
                SAML SSO.
              </>
            )}
          </li>
          <li>Assign the people who may sign in at the provider.</li>
          <li>
            In a private window, sign in at the portal with{' '}
            {customer.domain === '' ? (
              'an address of the customer.'
            ) : (
              <>
                an address at <strong>{customer.domain}</strong>.
              </>
            )}
          </li>
          <li>
            Where a sign-in fails, the page shows a short code. Look for it under{' '}
            <Link to={adminPaths.signInFailures({ customerId: customer.id })}>
              Sign-in Failures
            </Link>
            : there is what was expected, what came and what to change.
          </li>
        </ol>
        <p className={styles.back} data-print="hide">
          <Link to={adminPaths.customers}>Back to Customers</Link>
        </p>
      </Card>
    </aside>
  )
}
