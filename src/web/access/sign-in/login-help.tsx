import * as words from '#words/sign-in.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'

import styles from './login-help.module.css'

/** How signing in goes, whom to ask, and the way of the staff. */
export function LoginHelp() {
  const { contact } = useBrand()

  return (
    <>
      <ol className={styles.steps}>
        <li>{words.enterEmail}</li>
        <li>{words.weVerify}</li>
        <li>{words.clickToSignIn}</li>
      </ol>
      <div className={styles.foot}>
        {contact.url !== null && (
          <p>
            {words.troubleSigningIn} <a href={contact.url}>{contact.text}</a>
          </p>
        )}
        <Link to={paths.adminLogin} className={styles.admin} title={words.adminLogin}>
          <img src="/admin-login.svg" alt={words.adminLogin} width="20" height="20" />
        </Link>
      </div>
    </>
  )
}
