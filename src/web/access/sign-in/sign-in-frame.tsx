import type { ReactNode } from 'react'

import { useBrand } from '#web/lib/format/brand.ts'
import { BrandMark } from '#web/ui/layout/brand-mark.tsx'

import styles from './sign-in-frame.module.css'
import { SiteFooter } from './site-footer.tsx'

type SignInFrameProps = {
  title: string
  lead?: string
  banners?: ReactNode
  children: ReactNode
}

/** One card in the middle, the footer below it. */
export function SignInFrame({ title, lead, banners, children }: SignInFrameProps) {
  const { name } = useBrand()

  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <div className={styles.card}>
          <p className={styles.brand}>
            <BrandMark />
            {name}
          </p>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {banners}
          {children}
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}
