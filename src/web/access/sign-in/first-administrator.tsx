import * as words from '#words/sign-in.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'

import styles from './first-administrator.module.css'

const COMMAND = 'npm run admin -- create --email you@example.com --name "Your Name"'

/** Says how to create the first administrator, while there is none. */
export function FirstAdministrator() {
  const { needsAdministrator } = useBrand()
  if (!needsAdministrator) return null

  return (
    <Banner>
      <strong>{words.noAdministrator}</strong>
      <p>{words.createAdministrator}</p>
      <div className={styles.command}>
        <code className={styles.code}>{COMMAND}</code>
        <CopyButton value={COMMAND} name={words.administratorCommand} />
      </div>
      {/* No link within the app: only a new page knows that there is one now. */}
      <a href={paths.adminLogin}>{words.afterCreating}</a>
    </Banner>
  )
}
