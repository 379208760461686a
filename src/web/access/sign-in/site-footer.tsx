import * as words from '#words/sign-in.ts'
import type { Link } from '#shared/settings/contract.ts'
import { LanguageSelect } from '#web/access/language/language-select.tsx'
import { useBrand } from '#web/lib/format/brand.ts'

import { contactParts } from './contact-parts.ts'
import styles from './site-footer.module.css'

const YEAR = new Date().getFullYear()

export function SiteFooter() {
  const { name, resources, privacyUrl, contactDetails } = useBrand()
  const links = linksOf([...resources, { text: words.privacyPolicy, url: privacyUrl }])

  return (
    <footer className={styles.footer}>
      {links.length > 0 && (
        <ul className={styles.list} aria-label={words.resources}>
          {links.map(({ text, url }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may say the same
            <li key={index}>
              <a href={url}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {contactDetails.map((detail, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may say the same
        <p key={index}>
          <ContactDetail text={detail} />
        </p>
      ))}
      <p>
        © {YEAR} {name}
      </p>
      <LanguageSelect isQuiet />
    </footer>
  )
}

/** A number that can be called from where it is read, and an address that can be written to. */
function ContactDetail({ text }: { text: string }) {
  return contactParts(text).map(({ text: part, href }) =>
    href === undefined ? (
      part
    ) : (
      <a key={part} href={href}>
        {part}
      </a>
    ),
  )
}

/** Returns the links with an address; a text alone would look like a link that does not work. */
function linksOf(links: Link[]): { text: string; url: string }[] {
  return links.flatMap(({ text, url }) => (url === null ? [] : [{ text, url }]))
}
