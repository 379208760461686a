import type { Mail } from '#shared/mail/held/contract.ts'
import { heldMailEndpoints } from '#shared/mail/endpoints.ts'
import * as words from '#words/quarantine.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { urlOf } from '#web/lib/http/call.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import styles from './mail-page.module.css'
import { MailParts } from '#web/tickets/attachments/mail-parts.tsx'

function insteadOfText({ isKept, isHeadOnly, isReadable }: Mail): string {
  if (!isKept || isHeadOnly) return words.notKept
  return isReadable ? words.noText : words.unreadable
}

/** Text of the mail, as plain text: nothing of it runs, loads or looks like the portal. */
export function MailCard({ mail }: { mail: Mail }) {
  const { id, from, to, text, quoted, files, isKept, isHeadOnly, leftOut, remarks } = mail
  const address = from.address && (from.name ? ` <${from.address}>` : from.address)

  return (
    <Card>
      <dl className={styles.facts}>
        <dt>{words.from}</dt>
        <dd>
          <bdi>
            {from.name}
            {address}
          </bdi>
        </dd>
        {to.length > 0 && (
          <>
            <dt>{words.to}</dt>
            <dd>
              <bdi>{to.join(', ')}</bdi>
            </dd>
          </>
        )}
        <dt>{words.received}</dt>
        <dd>
          <TimeText at={mail.receivedAt} format={formatDayAndTime} />
        </dd>
        {files.length > 0 && (
          <>
            <dt>{words.files}</dt>
            <dd>
              {[...new Set(files.map(({ filename }) => filename))].map((filename) => (
                <bdi key={filename} className={styles.file}>
                  {filename}
                </bdi>
              ))}
            </dd>
          </>
        )}
      </dl>
      {text ? (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      ) : (
        <p className={styles.quiet}>{insteadOfText(mail)}</p>
      )}
      {isHeadOnly && <p className={styles.quiet}>{words.headOnly}</p>}
      <MailParts
        mail={{ html: null, quoted, leftOut, remarks }}
        quoted={
          <p className={styles.words} dir="auto">
            {quoted}
          </p>
        }
      />
      {isKept && (
        <p className={styles.raw}>
          <a
            className={buttonClass('ghost')}
            href={urlOf(heldMailEndpoints.getRawMail, { params: { mailId: id } })}
            download
          >
            {isHeadOnly ? words.downloadHead : words.download}
          </a>
          {!isHeadOnly && <span className={styles.quiet}>{words.downloadHint}</span>}
        </p>
      )}
    </Card>
  )
}
