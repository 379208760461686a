import type { MailRemark } from '#shared/tickets/mail-values.ts'

type Seen = {
  /** The Content-Type of the whole mail, in lower case. */
  contentType: string
  /** Those of its parts. */
  types: string[]
  text: string
}

/** Facts about a mail that its text does not show. */
export function remarksOn({ contentType, types, text }: Seen): MailRemark[] {
  const all = [contentType, ...types]
  const has = (pattern: RegExp) => all.some((type) => pattern.test(type))
  const isOpaque = has(/^application\/(?:x-)?pkcs7-mime/)
  const isSigned =
    contentType.startsWith('multipart/signed') ||
    has(/^application\/(?:x-)?(?:pkcs7|pgp)-signature/)
  const remarks: [MailRemark, boolean][] = [
    ['opaque', isOpaque && has(/smime-type\s*=\s*"?signed-data/)],
    [
      'encrypted',
      (isOpaque && !has(/smime-type\s*=\s*"?signed-data/)) ||
        contentType.startsWith('multipart/encrypted') ||
        has(/^application\/pgp-encrypted/) ||
        /^-----BEGIN PGP MESSAGE-----/m.test(text),
    ],
    ['signed', isSigned || /^-----BEGIN PGP SIGNED MESSAGE-----/m.test(text)],
    ['winmail', has(/^application\/(?:vnd\.)?ms-tnef/)],
    ['calendar', has(/^(?:text\/calendar|application\/ics)/)],
  ]
  return remarks.flatMap(([remark, holds]) => (holds ? [remark] : []))
}
