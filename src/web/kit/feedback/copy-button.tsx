import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

import styles from './copy-button.module.css'
import { IconButton } from '#web/kit/parts/icon-button.tsx'
import { toast } from './toast.tsx'
import { useAfterPause } from '#web/lib/later.ts'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

const CONFIRMATION_MS = 2000

/** `name` says what is copied: "ACS URL". */
export function CopyButton({ value, name }: { value: string; name: string }) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  const isCopied = copiedAt !== null

  useAfterPause(copiedAt, CONFIRMATION_MS, () => setCopiedAt(null))

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopiedAt(Date.now())
      toast.success('Copied to clipboard!')
    } catch {
      // The clipboard may be refused by the browser, and is missing on plain http.
      toast.error('Failed to copy to clipboard')
    }
  }

  return (
    <span className={styles.copy}>
      <IconButton label={`Copy ${name}`} onClick={() => void copy()} data-copied={isCopied}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <VisuallyHidden>
        <span aria-live="polite">{isCopied ? 'Copied' : ''}</span>
      </VisuallyHidden>
      {isCopied && (
        <span className={styles.bubble} aria-hidden="true">
          Copied
        </span>
      )}
    </span>
  )
}
