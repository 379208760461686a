import * as words from '#words/setup-links.ts'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { useBrand } from '#web/lib/format/brand.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

/** Says whom to ask, for a link that is wrong, was revoked or has expired. */
export function DeadLink() {
  const { contact, contactDetails } = useBrand()
  const hasContact = contact.url !== null || contactDetails.length > 0
  useDocumentTitle(words.deadTitle)

  return (
    <SignInFrame title={words.deadTitle} lead={words.deadLead}>
      <div>
        <p>{hasContact ? words.askForAnother : words.askSender}</p>
        {contact.url !== null && (
          <p>
            <a href={contact.url}>{contact.text}</a>
          </p>
        )}
        {contactDetails.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
    </SignInFrame>
  )
}
