import styles from './provider-mark.module.css'
import { GUIDE_LABELS, type GuideName } from './guide-names.ts'

/** Letters of their own where the first of the name would be another provider's, too. */
const MARKS: Partial<Record<GuideName, string>> = {
  microsoft_entra: 'ME',
  onelogin: '1L',
  auth0: 'A0',
  aws_iam: 'AWS',
  ad_fs: 'AD',
  ibm_security_verify: 'IBM',
  oracle_idcs: 'Or',
  custom: '…',
}

/** Mark of a provider, next to its name. */
export function ProviderMark({ guide }: { guide: GuideName }) {
  return (
    <span aria-hidden="true" className={styles.mark} data-guide={guide}>
      {MARKS[guide] ?? GUIDE_LABELS[guide].slice(0, 1)}
    </span>
  )
}
