import type { OpenToken } from '#server/channels/mail/parsing/html/html-tokens.ts'

/**
 * Elements that mail programs put around, or above, the mail that they quote. `around` holds all of
 * it; `above` stands before it, and all that follows is quoted. A new mail program is a line here
 * and a case in the tests.
 */
const MARKS: {
  is: 'around' | 'above' | 'signature'
  id?: RegExp
  class?: RegExp
  name?: RegExp
  data?: [attribute: string, value: RegExp]
  style?: RegExp
}[] = [
  // Gmail
  { is: 'around', class: /^(?:x_)?gmail_(?:quote|extra)(?:_container)?$/ },
  { is: 'signature', class: /^(?:x_)?gmail_signature(?:_prefix)?$/ },
  // Outlook of all kinds; the styles are those of the line above a quoted header block.
  { is: 'above', id: /^(?:x_)?(?:divRplyFwdMsg|appendonsend)$/ },
  { is: 'around', id: /^(?:x_)?(?:mail-editor-reference-message-container|OLK_SRC_BODY_SECTION)$/ },
  { is: 'above', style: /border:\s*none;\s*border-top:\s*solid\s+#(?:E1E1E1|B5C4DF)/i },
  { is: 'signature', id: /^(?:x_)?(?:Signature|ms-outlook-mobile-signature)$/ },
  // Apple Mail
  { is: 'signature', id: /^(?:AppleMailSignature|lineBreakAtBeginningOfSignature)$/ },
  // Thunderbird
  { is: 'signature', class: /^moz-signature$/ },
  // Yahoo
  { is: 'around', class: /^(?:\w*-?)yahoo_quoted$/ },
  { is: 'around', id: /^yahoo_quoted/ },
  // Proton
  { is: 'around', class: /^protonmail_quote$/ },
  { is: 'signature', class: /^protonmail_signature_block$/ },
  // GMX, WEB.DE
  { is: 'around', name: /^quote$/ },
  { is: 'signature', name: /^signature$/ },
  // Spark, Airmail, Superhuman, Missive, Tutanota, Front
  { is: 'around', name: /^messageReplySection$/ },
  { is: 'signature', name: /^messageSignatureSection$/ },
  {
    is: 'around',
    class: /^(?:airmail_on|sh-quoted-content|missive_quote|tutanota_quote|front-blockquote)$/,
  },
  // Zimbra
  { is: 'around', data: ['data-marker', /^__QUOTED_TEXT__$/] },
  { is: 'signature', data: ['data-marker', /^__SIG_P/] },
  { is: 'above', id: /^zwchr$/ },
  // Outlook on phones
  { is: 'above', class: /^ms-outlook-mobile-reference-message$/ },
  // NetEase, QQ
  { is: 'around', id: /^isReplyContent$/ },
  { is: 'around', class: /^qmbox$/ },
  // Freshdesk, HubSpot
  { is: 'around', class: /^(?:freshdesk_quote|hs_reply)$/ },
  // Zoho, and others that took it over
  { is: 'around', class: /^zmail_extra$/ },
]

type QuoteMark = 'around' | 'above' | 'signature' | 'introduction'

export function quoteMarkOf({ name: element, attributes }: OpenToken): QuoteMark | undefined {
  const { id = '', class: classes = '', style = '', name = '' } = attributes
  if (element === 'blockquote' && attributes.type?.toLowerCase() === 'cite') return 'around'
  const names = classes.split(/\s+/)
  if (names.includes('moz-cite-prefix') || names.includes('gmail_attr')) return 'introduction'
  return MARKS.find(
    (mark) =>
      mark.id?.test(id) ||
      mark.style?.test(style) ||
      mark.name?.test(name) ||
      mark.data?.[1].test(attributes[mark.data[0]] ?? '') ||
      names.some((one) => mark.class?.test(one)),
  )?.is
}
