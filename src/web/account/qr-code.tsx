import { encode } from 'uqr'

import styles from './qr-code.module.css'

/** Cameras want a quiet edge of four modules around it. */
const BORDER = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })

  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={data.map(pathOfRow).join('')} />
    </svg>
  )
}

/** Modules side by side are one piece, so that no seam is seen between them. */
function pathOfRow(row: boolean[], y: number): string {
  let path = ''
  let start = 0
  for (let x = 1; x <= row.length; x += 1) {
    if (row[x] === row[start]) continue
    if (row[start]) path += `M${start} ${y}h${x - start}v1h${start - x}z`
    start = x
  }
  return path
}
