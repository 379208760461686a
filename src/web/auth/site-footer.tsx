import { useBrand } from '#web/lib/brand.ts'

import { LinkOrText } from './link-or-text.tsx'
import styles from './site-footer.module.css'

const YEAR = new Date().getFullYear()

export function SiteFooter() {
  const { name, resources, privacyUrl, contactDetails } = useBrand()
  const links = [...resources, { text: 'Privacy policy', url: privacyUrl }]

  return (
    <footer className={styles.footer}>
      <ul className={styles.list} aria-label="Resources">
        {links.map(({ text, url }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may say the same
          <li key={index}>
            <LinkOrText text={text} url={url} />
          </li>
        ))}
      </ul>
      {contactDetails.map((detail, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may say the same
        <p key={index}>{detail}</p>
      ))}
      <p>
        © {YEAR} {name}
      </p>
    </footer>
  )
}
