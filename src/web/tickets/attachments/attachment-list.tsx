import { ChevronLeft, ChevronRight, Download, FileText, Paperclip, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import * as words from '#words/tickets.ts'
import type { Attachment } from '#shared/tickets/contract.ts'
import { arrowStep } from '#web/lib/input/arrow-step.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { openModal } from '#web/ui/dialog/open-modal.ts'
import { Spinner } from '#web/ui/display/spinner.tsx'

import { addressOf, inlineAddressOf, previewKind } from './attachment-address.ts'
import { formatKilobytes } from './format-kilobytes.ts'
import styles from './attachment-list.module.css'

/** A larger picture is not worth its transfer before it is opened. */
const MAX_THUMBNAIL_BYTES = 3_145_728

/** Pictures come first, in rows of their own: next to lines of text they would leave holes. */
export function AttachmentList({ attachments: files }: { attachments: Attachment[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [brokenIds, setBrokenIds] = useState<string[]>([])
  const isShowable = (file: Attachment) => previewKind(file) && !brokenIds.includes(file.id)
  const isPicture = (file: Attachment) => isShowable(file) && hasThumbnail(file)
  const groups = [files.filter(isPicture), files.filter((file) => !isPicture(file))]

  return (
    <div className={styles.groups}>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <ul key={group[0]?.id} className={styles.list}>
            {group.map((attachment) => (
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
        ))}
      {openId !== null && (
        <AttachmentPreview
          attachments={groups.flat().filter(isShowable)}
          firstId={openId}
          onClose={() => setOpenId(null)}
        />
      )}
    </div>
  )
}

function hasThumbnail(file: Attachment): boolean {
  return previewKind(file) === 'image' && file.size <= MAX_THUMBNAIL_BYTES
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
  const isThumbnail = hasThumbnail(attachment)

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
          <h2 id={titleId} className={styles.attachmentPreviewName} aria-live="polite">
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
