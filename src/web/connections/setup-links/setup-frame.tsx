import type { ReactNode } from 'react'

import { SiteFooter } from '#web/access/sign-in/site-footer.tsx'
import { BrandMark } from '#web/ui/layout/brand-mark.tsx'
import { ThemeToggle } from '#web/ui/layout/theme-toggle.tsx'
import { useBrand } from '#web/lib/format/brand.ts'

import styles from './setup-frame.module.css'

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
