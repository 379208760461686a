import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/ui.ts'
import styles from './copy-button.module.css'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { toast } from './toast.tsx'
import { useAfterPause } from '#web/lib/later.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

const CONFIRMATION_MS = 2000

type CopyButtonProps = { value: string; name: string; hasText?: boolean }

/** `name` says what is copied: "ACS URL". Its button has a mark alone, unless it `hasText`. */
export function CopyButton({ value, name, hasText = false }: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  const isCopied = copiedAt !== null
  const icon = isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />

  useAfterPause(copiedAt, CONFIRMATION_MS, () => setCopiedAt(null))

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopiedAt(Date.now())
      toast.success(words.wasCopied)
    } catch {
      // The clipboard may be refused by the browser, and is missing on plain http.
      toast.error(words.copyFailed)
    }
  }

  return (
    <span className={styles.copy}>
      {hasText ? (
        <Button icon={icon} onClick={() => void copy()}>
          {words.copy(name)}
        </Button>
      ) : (
        <IconButton label={words.copy(name)} onClick={() => void copy()} data-copied={isCopied}>
          {icon}
        </IconButton>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{isCopied ? words.copied : ''}</span>
      </VisuallyHidden>
      {isCopied && (
        <span className={styles.bubble} aria-hidden="true">
          {words.copied}
        </span>
      )}
    </span>
  )
}
