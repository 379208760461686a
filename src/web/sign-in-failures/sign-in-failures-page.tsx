import * as words from '#words/sign-in-failures.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'

import { FailureList } from './failure-list.tsx'
import styles from './sign-in-failures-page.module.css'
import { useFailures } from './use-failures.ts'

export function SignInFailuresPage() {
  const failures = useFailures()
  const { customerId, rows } = failures
  useDocumentTitle(words.title)

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          customerId && (
            <>
              <Link to={adminPaths.signInFailures()} className={buttonClass('plain')}>
                {words.allCustomers}
              </Link>
              <Link to={adminPaths.customer(customerId)} className={buttonClass('plain')}>
                {words.editCustomer}
              </Link>
            </>
          )
        }
      >
        {customerId ? (rows[0]?.customer?.name ?? words.oneCustomer) : words.about}
      </PageHeader>
      <div className={styles.page}>
        <div className={styles.search}>
          <SearchBox
            label={words.searchLabel}
            placeholder={words.searchPlaceholder}
            q={failures.q}
            onSearch={failures.search}
          />
        </div>
        <FailureList failures={failures} />
      </div>
    </>
  )
}
