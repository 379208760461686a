import { FileText, Paperclip } from 'lucide-react'
import { type MouseEvent, useState } from 'react'

import type { Attachment } from '#shared/tickets/contract.ts'
import { formatKilobytes } from './format-kilobytes.ts'

import { addressOf, inlineAddressOf, previewKind } from './attachment-address.ts'
import styles from './attachment-list.module.css'
import { AttachmentPreview } from './attachment-preview.tsx'

/** A larger picture is not worth its transfer before it is opened. */
const MAX_THUMBNAIL_BYTES = 3_145_728

export function AttachmentList({ attachments }: { attachments: Attachment[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [brokenIds, setBrokenIds] = useState<string[]>([])
  const isShowable = (file: Attachment) => previewKind(file) && !brokenIds.includes(file.id)

  return (
    <>
      <ul className={styles.list}>
        {attachments.map((attachment) => (
          <li key={attachment.id} className={styles.item}>
            {isShowable(attachment) ? (
              <PreviewLink
                attachment={attachment}
                onOpen={() => setOpenId(attachment.id)}
                onBroken={() => setBrokenIds([...brokenIds, attachment.id])}
              />
            ) : (
              <a
                href={addressOf(attachment)}
                download={attachment.filename}
                className={styles.link}
                title={attachment.filename}
              >
                <Paperclip aria-hidden="true" />
                <NameAndSize attachment={attachment} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {openId !== null && (
        <AttachmentPreview
          attachments={attachments.filter(isShowable)}
          firstId={openId}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  )
}

type PreviewLinkProps = {
  attachment: Attachment
  onOpen: () => void
  /** The file is not the picture that its name promises. */
  onBroken: () => void
}

/** Opens the preview; with a modifier key the browser's own, in another tab. */
function PreviewLink({ attachment, onOpen, onBroken }: PreviewLinkProps) {
  const address = inlineAddressOf(attachment)
  const isThumbnail = previewKind(attachment) === 'image' && attachment.size <= MAX_THUMBNAIL_BYTES

  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }

  return (
    <a
      href={address}
      target="_blank"
      className={isThumbnail ? styles.tile : styles.link}
      title={attachment.filename}
      aria-haspopup="dialog"
      onClick={openHere}
    >
      {isThumbnail ? (
        <img
          className={styles.thumbnail}
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          onError={onBroken}
        />
      ) : (
        <FileText aria-hidden="true" />
      )}
      <NameAndSize attachment={attachment} />
    </a>
  )
}

function NameAndSize({ attachment }: { attachment: Attachment }) {
  return (
    <>
      <span className={styles.name} dir="auto">
        {attachment.filename}
      </span>
      <span className={styles.size}>{formatKilobytes(attachment.size)}</span>
    </>
  )
}
