import { useBrand } from '#web/lib/brand.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'

import styles from './login-help.module.css'

/** How signing in goes, whom to ask, and the way of the staff. */
export function LoginHelp() {
  const { contact } = useBrand()

  return (
    <>
      <ol className={styles.steps}>
        <li>Enter your company email.</li>
        <li>We verify a secure connection.</li>
        <li>Click to sign in, without a password.</li>
      </ol>
      <div className={styles.foot}>
        {contact.url !== null && (
          <p>
            Trouble signing in? <a href={contact.url}>{contact.text}</a>
          </p>
        )}
        <Link to={paths.adminLogin} className={styles.admin} title="Admin login">
          <img src="/admin-login.svg" alt="Admin login" width="20" height="20" />
        </Link>
      </div>
    </>
  )
}
