import { brand } from '#web/lib/brand.ts'

import { LinkOrText } from './link-or-text.tsx'
import styles from './site-footer.module.css'

const YEAR = new Date().getFullYear()

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <ul className={styles.list} aria-label="Resources">
        {[...brand.resources, brand.privacy].map((resource) => (
          <li key={resource.text}>
            <LinkOrText {...resource} />
          </li>
        ))}
      </ul>
      {brand.contactDetails.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <p>
        © {YEAR} {brand.name}
      </p>
    </footer>
  )
}
