import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'

import type { Attachment } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { formatKilobytes } from './format-kilobytes.ts'
import { openModal } from '#web/ui/dialog/open-modal.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { arrowStep } from '#web/lib/input/arrow-step.ts'

import { addressOf, inlineAddressOf, previewKind } from './attachment-address.ts'
import styles from './attachment-preview.module.css'

type AttachmentPreviewProps = {
  /** Those that can be shown, in the order of the list. */
  attachments: Attachment[]
  firstId: string
  onClose: () => void
}

export function AttachmentPreview({ attachments, firstId, onClose }: AttachmentPreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [shownId, setShownId] = useState(firstId)
  const index = Math.max(
    attachments.findIndex(({ id }) => id === shownId),
    0,
  )
  const shown = attachments[index]

  // Before it leaves the document: only then does closing it give the focus back.
  useLayoutEffect(() => {
    return dialog.current ? openModal(dialog.current) : undefined
  }, [])

  function step(by: number) {
    const next = attachments[(index + by + attachments.length) % attachments.length]
    if (next) setShownId(next.id)
  }

  function stepByKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const by = arrowStep(event)
    if (by !== 0) step(by)
  }

  function finish() {
    if (!dialog.current?.open) onClose()
  }

  if (!shown) return null
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby="any"
      data-print="hide"
      onClose={finish}
      onKeyDown={stepByKey}
    >
      <header className={styles.head}>
        <div className={styles.what}>
          <h2 id={titleId} className={styles.name} aria-live="polite">
            <bdi>{shown.filename}</bdi>
          </h2>
          <p className={styles.meta}>
            {attachments.length > 1
              ? words.sizeAndPlace(formatKilobytes(shown.size), index + 1, attachments.length)
              : formatKilobytes(shown.size)}
          </p>
        </div>
        {attachments.length > 1 && (
          <div className={styles.steps}>
            <IconButton label={words.previousFile} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={words.nextFile} onClick={() => step(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        )}
        <a href={addressOf(shown)} download={shown.filename} className={buttonClass('plain')}>
          <Download aria-hidden="true" />
          {words.download}
        </a>
        <IconButton label={words.closePreview} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.stage}>
        <Shown key={shown.id} attachment={shown} />
      </div>
    </dialog>
  )
}

function Shown({ attachment }: { attachment: Attachment }) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const address = inlineAddressOf(attachment)

  if (previewKind(attachment) === 'pdf') {
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the answer brings its own; one here would keep the browser's PDF viewer out
    return <iframe className={styles.frame} src={address} title={attachment.filename} />
  }
  if (state === 'failed') return <p>{words.notAPicture}</p>
  return (
    <>
      {state === 'loading' && <Spinner />}
      <img
        className={styles.image}
        src={address}
        alt={attachment.filename}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
    </>
  )
}
