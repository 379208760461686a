import type { ReactNode } from 'react'
import { SiteFooter } from '#web/access/sign-in/site-footer.tsx'
import { BrandMark } from '#web/ui/layout/brand-mark.tsx'
import { ThemeToggle } from '#web/ui/layout/theme-toggle.tsx'
import { useBrand } from '#web/lib/format/brand.ts'
import styles from './setup-frame.module.css'
import * as words from '#words/setup-links.ts'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

/** The brand of the installation, and no menu: a link opens nothing else. */
export function SetupFrame({ children }: { children: ReactNode }) {
  const { name } = useBrand()

  return (
    <div className={styles.page}>
      <header className={styles.bar} data-print="hide">
        <p className={styles.brand}>
          <BrandMark />
          <bdi>{name}</bdi>
        </p>
        <ThemeToggle />
      </header>
      <main className={styles.main}>{children}</main>
      <SiteFooter />
    </div>
  )
}

/**
 * Says whom to ask, for a link that is wrong, was revoked or has expired; or `isMissing`, where the
 * address has no secret, such as one copied from the address bar.
 */
export function DeadLink({ isMissing }: { isMissing: boolean }) {
  const { contact, contactDetails } = useBrand()
  const hasContact = contact.url !== null || contactDetails.length > 0
  const title = isMissing ? words.missingTitle : words.deadTitle
  useDocumentTitle(title)

  return (
    <SignInFrame title={title} lead={isMissing ? words.missingLead : words.deadLead}>
      <div>
        <p>{hasContact ? words.askForAnother : words.askSender}</p>
        {contact.url !== null && (
          <p>
            <a href={contact.url}>{contact.text}</a>
          </p>
        )}
        {contactDetails.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
    </SignInFrame>
  )
}
