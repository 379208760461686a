import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/sso-guide.ts'
import { downloadText } from '#web/ui/files/download-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { guideQueries } from '#web/sso-guide/load-guide.ts'
import styles from './metadata-dialog.module.css'

type MetadataDialogProps = {
  customer: { id: string; name: string }
  open: boolean
  onClose: () => void
}

export function MetadataDialog({ customer, open, onClose }: MetadataDialogProps) {
  const closeButton = useRef<HTMLButtonElement>(null)
  // Fetched when it is looked at.
  const metadata = useQuery({ ...guideQueries.metadata(customer.id), enabled: open })

  function download() {
    if (metadata.data === undefined) return
    downloadText(metadataFilename(customer.name), metadata.data, 'application/samlmetadata+xml')
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside
      title={words.metadata.title}
      description={words.metadata.lead}
      initialFocus={closeButton}
      className={styles.dialog}
    >
      <Loaded
        query={metadata}
        loading={words.metadata.loading}
        failed={words.metadata.loadFailed}
        skeleton={
          <div className={styles.xml}>
            <SkeletonText />
            <SkeletonText width="most" />
            <SkeletonText width="half" />
          </div>
        }
      >
        {(xml) => (
          <section
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
            tabIndex={0}
            aria-label={words.metadata.asXml}
            className={styles.xml}
          >
            {xml}
          </section>
        )}
      </Loaded>
      <DialogActions>
        <Button
          icon={<Download aria-hidden="true" />}
          disabled={metadata.data === undefined}
          onClick={download}
        >
          {words.metadata.download}
        </Button>
        <Button ref={closeButton} onClick={onClose}>
          {words.metadata.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** `northwind-traders-metadata.xml` */
export function metadataFilename(customerName: string): string {
  const parts = customerName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['customer']
  return `${parts.join('-').slice(0, 100)}-metadata.xml`
}
