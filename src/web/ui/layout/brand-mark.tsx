import { useBrand } from '#web/lib/format/brand.ts'

import styles from './brand-mark.module.css'

const HEIGHT = 28

/** The logo, or an archway within an archway. Decoration: the name stands beside it. */
export function BrandMark() {
  const { logo } = useBrand()

  if (logo) {
    const width = Math.round((HEIGHT * logo.width) / logo.height)
    return <img className={styles.logo} src={logo.url} alt="" width={width} height={HEIGHT} />
  }
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path className={styles.arch} d="M8.5 24.5V15a7.5 7.5 0 0 1 15 0v9.5" />
      <path className={styles.door} d="M13.5 24.5V16a2.5 2.5 0 0 1 5 0v8.5" />
    </svg>
  )
}
