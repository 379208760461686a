import type { Language } from '#shared/languages.ts'
import { RATING_SCORES, type RatingScore } from '#shared/tickets/rating.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { escapeHtml, momentIn } from '#server/platform/mail-transport/write-mail.ts'
import { mailHtml, plainHtml, textOfHtml } from './text-of-html.ts'

/** A comment as the ticket has it. */
export type Said = {
  author: string
  at: Date
  /** Set for an agent's sanitized HTML; others write plain text. */
  isHtml: boolean
  content: string
  files: string[]
}

export type Section = {
  /** Leads somewhere where it is a ticket of a mail about several. */
  title: string
  url?: string
  lines: string[]
  said: Said[]
}

type MailBody = {
  installation: { name: string; logo: { url: string; width: number; height: number } | null }
  title: string
  sections: Section[]
  link: { text: string; url: string } | null
  /** Address to rate a closing, where the reader is asked to. */
  rating: ((score: RatingScore) => string) | null
  history: Said[]
  footer: string[]
  /** Lead to what the reader can change about their mail. */
  links: { text: string; url: string }[]
  timeZone: string
  language: Language
}

/** How it is put to the reader. */
type Manner = { words: Words; timeZone: string }

/** Longer ones are cut in the history: it is all in the ticket. */
const LONGEST_IN_HISTORY = 4_000

/** Writes a mail as plain text and as HTML. */
export function writeBody(body: MailBody): { text: string; html: string } {
  return { text: writeText(body), html: writeHtml(body) }
}

function writeText(body: MailBody): string {
  const { installation, title, sections, link, rating, history, footer, links, timeZone } = body
  const manner = { words: wordsIn(body.language), timeZone }
  const { mail, tickets } = manner.words
  const spoken = (said: Said) => [
    saidAt(said, manner),
    textOf(said, manner),
    ...filesText(said, manner),
  ]
  const blocks = [
    title,
    ...sections.flatMap((section) => [
      ...(section.title ? [section.title] : []),
      ...(section.url ? [section.url] : []),
      ...section.lines,
      ...section.said.flatMap(spoken),
    ]),
    ...(link ? [`${link.text}: ${link.url}`] : []),
    ...(rating
      ? [
          [
            tickets.ratingQuestion,
            ...RATING_SCORES.map((score) => `${tickets.ratingScores[score]}: ${rating(score)}`),
          ].join('\n'),
        ]
      : []),
    ...(history.length > 0 ? [`${mail.earlier}:`] : []),
    ...history.map((said) => quote([saidAt(said, manner), shortened(said, manner)].join('\n'))),
    ['-- ', installation.name, ...footer, ...links.map(({ text, url }) => `${text}: ${url}`)].join(
      '\n',
    ),
  ]
  return `${blocks.join('\n\n')}\n`
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}

function saidAt({ author, at }: Said, { words, timeZone }: Manner): string {
  return words.mail.saidAt(author, momentIn(words, at, { timeZone }))
}

function textOf({ isHtml, content }: Said, { words }: Manner): string {
  return isHtml ? textOfHtml(content, words) : content.trim()
}

function shortened(said: Said, manner: Manner): string {
  const text = textOf(said, manner)
  return text.length > LONGEST_IN_HISTORY
    ? `${text.slice(0, LONGEST_IN_HISTORY).toWellFormed()}…`
    : text
}

function filesText({ files }: Said, { words }: Manner): string[] {
  return files.length === 0
    ? []
    : [[words.mail.filesInPortal, ...files.map((name) => `- ${name}`)].join('\n')]
}

// Tables with widths, and the styles that matter on the elements: Outlook shows little else. Nothing is pure
// black or white, so that mail programs that turn light to dark by themselves do no harm.

const STYLE = `
body{margin:0;padding:0}
.said p{margin:0 0 12px}.said pre{margin:0 0 12px;font-family:Consolas,Menlo,monospace;font-size:14px;white-space:pre-wrap;overflow-wrap:anywhere}
.said code{white-space:pre-wrap}
.said table{margin:0 0 12px;border-collapse:collapse}.said a{color:#0b6870}
.said blockquote{margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid #c9ced8}
.said td,.said th{border:1px solid #c9ced8;padding:4px 8px}
@media (prefers-color-scheme:dark){
.page{background:#15181e!important}.card{background:#1e232b!important;border-color:#343b47!important}
.text,.text h1,.text h2{color:#e3e6eb!important}.mute{color:#a3abb8!important}
.text a,.mute a{color:#5cc5cc!important}.button a{color:#f6f8fb!important}
.line{border-color:#343b47!important}.logo{background:#f4f5f7!important}
}`

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `${FONT};font-size:15px;line-height:1.5;color:#20262f;overflow-wrap:anywhere`
const MUTE = `${FONT};font-size:13px;line-height:1.5;color:#5a6371;overflow-wrap:anywhere`

function writeHtml(body: MailBody): string {
  const {
    installation,
    title,
    sections,
    link,
    rating,
    history,
    footer,
    links,
    timeZone,
    language,
  } = body
  const manner = { words: wordsIn(language), timeZone }
  return `<!doctype html>
<html lang="${language}" dir="${manner.words.language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f1f3f6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f1f3f6">
<tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#fcfcfd;border:1px solid #d9dde4;border-radius:8px">
<tr><td class="text" style="padding:20px 24px 0;${TEXT};font-weight:600">${brand(installation)}</td></tr>
<tr><td class="text" style="padding:12px 24px 0;${TEXT}"><h1 style="margin:0 0 12px;font-size:19px;line-height:1.35;color:#20262f">${escapeHtml(title)}</h1></td></tr>
${sections.map((section) => sectionHtml(section, manner)).join('\n')}
${link ? buttonHtml(link) : ''}
${rating ? ratingHtml(rating, manner) : ''}
${history.length > 0 ? historyHtml(history, manner) : ''}
<tr><td class="mute line" style="padding:16px 24px 20px;border-top:1px solid #d9dde4;${MUTE}">${[
    ...footer.map(escapeHtml),
    ...links.map(anchor),
  ].join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function brand({ name, logo }: MailBody['installation']): string {
  if (!logo) return escapeHtml(name)
  const height = 32
  const width = Math.min(240, Math.max(1, Math.round((logo.width / logo.height) * height)))
  return `<img class="logo" src="${escapeHtml(logo.url)}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="border:0;padding:4px;border-radius:4px">`
}

function anchor({ text, url }: { text: string; url: string }): string {
  return `<a href="${escapeHtml(url)}" style="color:#0b6870">${escapeHtml(text)}</a>`
}

function sectionHtml({ title, url, lines, said }: Section, manner: Manner): string {
  const heading = title && (url ? anchor({ text: title, url }) : escapeHtml(title))
  const parts = [
    heading &&
      `<h2 dir="auto" style="margin:8px 0;font-size:16px;line-height:1.4;color:#20262f">${heading}</h2>`,
    ...lines.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`),
    ...said.map((one) => saidHtml(one, manner)),
  ]
  return `<tr><td class="text" style="padding:0 24px 4px;${TEXT}">${parts.join('\n')}</td></tr>`
}

function saidHtml(said: Said, manner: Manner): string {
  const { isHtml, content, files } = said
  const names = files.map((name) => `<li>${escapeHtml(name)}</li>`).join('')
  return `<p class="mute" style="margin:0 0 4px;${MUTE}">${escapeHtml(saidAt(said, manner))}</p>
<div class="said" dir="auto">${isHtml ? mailHtml(content, manner.words) : plainHtml(content)}</div>${
    names &&
    `<p class="mute" style="margin:0;${MUTE}">${manner.words.mail.filesInPortal}</p><ul>${names}</ul>`
  }`
}

function buttonHtml(link: { text: string; url: string }): string {
  return `<tr><td style="padding:8px 24px 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="background:#0b6870;border-radius:6px;padding:10px 18px"><a href="${escapeHtml(link.url)}" style="${FONT};font-size:15px;font-weight:600;color:#f6f8fb;text-decoration:none">${escapeHtml(link.text)}</a></td></tr></table></td></tr>`
}

function ratingHtml(
  rating: NonNullable<MailBody['rating']>,
  { words: { tickets } }: Manner,
): string {
  const cells = RATING_SCORES.map(
    (score) =>
      `<td class="line" style="border:1px solid #d9dde4;border-radius:6px;padding:8px 16px">${anchor({ text: tickets.ratingScores[score], url: rating(score) })}</td>`,
  )
  return `<tr><td class="text line" style="padding:12px 24px 20px;border-top:1px solid #d9dde4;${TEXT}"><p style="margin:0 0 8px">${escapeHtml(tickets.ratingQuestion)}</p><table role="presentation" class="text" cellpadding="0" cellspacing="0" border="0" style="${TEXT}"><tr>${cells.join('<td width="8"></td>')}</tr></table></td></tr>`
}

/** Marked as a quotation, so that mail programs fold it, and what answers this mail is told apart. */
function historyHtml(history: Said[], manner: Manner): string {
  const entries = history.map(
    (said) =>
      `<p class="mute" style="margin:0 0 4px;${MUTE}">${escapeHtml(saidAt(said, manner))}</p>
<div class="said" dir="auto">${
        said.isHtml && said.content.length <= LONGEST_IN_HISTORY
          ? mailHtml(said.content, manner.words)
          : plainHtml(shortened(said, manner))
      }</div>`,
  )
  return `<tr><td class="text line" style="padding:12px 24px 4px;border-top:1px solid #d9dde4;${TEXT};font-size:14px"><p class="mute" style="margin:0 0 8px;${MUTE}">${manner.words.mail.earlier}</p><blockquote type="cite" style="margin:0;padding:0">${entries.join('\n')}</blockquote></td></tr>`
}
