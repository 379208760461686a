import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'

import { FailureList } from './failure-list.tsx'
import styles from './sign-in-failures-page.module.css'
import { useFailures } from './use-failures.ts'

export function SignInFailuresPage() {
  const failures = useFailures()
  const { customerId, rows } = failures
  useDocumentTitle('Sign-in Failures')

  return (
    <>
      <PageHeader
        title="Sign-in Failures"
        actions={
          customerId && (
            <>
              <Link to={adminPaths.signInFailures()} className={buttonClass('plain')}>
                All customers
              </Link>
              <Link to={adminPaths.customer(customerId)} className={buttonClass('plain')}>
                Edit Customer
              </Link>
            </>
          )
        }
      >
        {customerId
          ? (rows[0]?.customer?.name ?? 'One customer')
          : 'Single sign-ons that were refused in the last 30 days, and what to change.'}
      </PageHeader>
      <div className={styles.page}>
        <div className={styles.search}>
          <SearchBox
            label="Search for a code"
            placeholder="Code from the login page..."
            q={failures.q}
            onSearch={failures.search}
          />
        </div>
        <FailureList failures={failures} />
      </div>
    </>
  )
}
