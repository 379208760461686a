import type { ReactNode } from 'react'

import styles from './app-frame.module.css'
import { classNames } from '#web/kit/parts/class-names.ts'
import { ToastRegion } from '#web/kit/feedback/toast.tsx'

type AppFrameProps = {
  brand: ReactNode
  /** What the links lead through, such as "Main". */
  navLabel: string
  links: ReactNode
  /** Icon buttons at the end of the bar. */
  tools: ReactNode
  /** On narrow screens, at the bottom. */
  bottomLinks: ReactNode
  /** Between the bar and the content. */
  notice?: ReactNode
  children: ReactNode
}

/** The bar at the top, the content, and on narrow screens a second bar at the bottom. */
export function AppFrame({
  brand,
  navLabel,
  links,
  tools,
  bottomLinks,
  notice,
  children,
}: AppFrameProps) {
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.bar} data-print="hide">
        <div className={styles.inner}>
          <div className={styles.brand}>{brand}</div>
          <nav aria-label={navLabel} className={styles.links}>
            {links}
          </nav>
          <div className={styles.tools}>{tools}</div>
        </div>
      </header>
      {notice}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <nav aria-label={navLabel} className={styles.bottom} data-print="hide">
        {bottomLinks}
      </nav>
      <ToastRegion />
    </>
  )
}

/** Only in the bar at the top of wide screens. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <div className={styles.wideOnly}>{children}</div>
}

/** For a router link in one of the bars. */
export const barLinkClass = classNames(styles.link)
export const bottomLinkClass = classNames(styles.bottomLink)
export const brandLinkClass = classNames(styles.brandLink)
