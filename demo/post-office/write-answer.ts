import { createTransport } from 'nodemailer'

import { escapeHtml, htmlOfText } from '#demo/pages/page-html.ts'
import type { Letter } from './letter.ts'

/** How the programs of people write an answer, and what answers by itself. */
export const STYLES = {
  plain: 'A program that writes plain text',
  outlook: 'Outlook',
  gmail: 'Gmail',
  phone: 'A telephone',
  absence: 'An absence note',
} as const
export type Style = keyof typeof STYLES

export type Outgoing = {
  from: string
  to: string
  subject: string
  text: string
  file: { filename: string; content: Buffer } | null
  style: Style
  /** Mail that is answered. */
  about: Letter | null
  /** Set when the receiving server vouches for the sender. */
  isGenuine: boolean
}

/** The name under which the post office vouches for senders. */
export const POST_OFFICE = 'post.portico.example'

/** Writes a mail as it lies in the mailbox of the service desk. */
export async function writeAnswer(mail: Outgoing): Promise<Buffer> {
  const { from, to, subject, style, about, file, isGenuine } = mail
  const domain = from.split('@').at(-1) ?? ''
  const verdict = isGenuine ? 'pass' : 'fail'
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail({
    from,
    to,
    subject: about ? `${style === 'absence' ? 'Absence: ' : 'Re: '}${about.subject}` : subject,
    ...(about && {
      inReplyTo: about.messageId,
      references: [...about.references, about.messageId],
    }),
    ...bodyOf(mail),
    attachments: file ? [file] : [],
    headers: {
      'Authentication-Results': `${POST_OFFICE}; dmarc=${verdict} header.from=${domain}; dkim=${verdict} header.d=${domain}`,
      ...(style === 'absence' && {
        'Auto-Submitted': 'auto-replied',
        'X-Auto-Response-Suppress': 'All',
      }),
    },
  })
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written into memory')
  return message
}

function bodyOf({ text, style, about, from }: Outgoing): { text: string; html?: string } {
  const before = about?.text ?? ''
  const quoted = before.replaceAll(/^/gm, '> ')
  const wrote = `On ${new Date(about?.at ?? 0).toUTCString()}, ${about?.from ?? ''} wrote:`
  const said = htmlOfText(text)
  const old = about?.html ?? htmlOfText(before)
  if (style === 'absence' || !about) return { text }
  if (style === 'plain') return { text: `${text}\n\n${wrote}\n${quoted}\n\n-- \n${from}\n` }
  if (style === 'phone') {
    const mark = 'Sent from my telephone'
    return {
      text: `${text}\n\n${mark}\n\n> ${wrote}\n${quoted}`,
      html: `${said}<br>${mark}<br><blockquote type="cite">${escapeHtml(wrote)}<br>${old}</blockquote>`,
    }
  }
  if (style === 'gmail') {
    return {
      text: `${text}\n\n${wrote}\n\n${quoted}`,
      html: `<div dir="ltr">${said}</div><br><div class="gmail_quote"><div class="gmail_attr">${escapeHtml(wrote)}</div><blockquote class="gmail_quote">${old}</blockquote></div>`,
    }
  }
  const head = `From: ${about.from}\nSent: ${new Date(about.at).toUTCString()}\nTo: ${from}\nSubject: ${about.subject}`
  return {
    text: `${text}\n\n________________________________\n${head}\n\n${before}`,
    html: `<div class="WordSection1">${said}</div><div id="divRplyFwdMsg" style="border:none;border-top:solid #E1E1E1 1.0pt">${htmlOfText(head)}</div><div>${old}</div>`,
  }
}
