import { at, escapeHtml, type Page, select } from '#demo/pages/page-html.ts'

import type { Letter } from './letter.ts'
import { STYLES } from './write-answer.ts'

/** The mails of everybody, or of one person. */
export function listPage(letters: Letter[], whose: string | null): Page {
  const shown = letters.filter(({ to }) => whose === null || to === whose)
  const rows = shown.map(
    ({ id, to, from, subject, at: moment }) =>
      `<li><a href="/letters/${id}">${escapeHtml(subject)}</a><span>${at(moment)}</span>
<small>To ${escapeHtml(to)} · from ${escapeHtml(from)}</small></li>`,
  )
  const people = [...new Set(letters.map(({ to }) => to))].toSorted()
  const options = people.map((one): [string, string] => [one, one])
  return {
    title: 'Email',
    here: '/',
    body: `<div class="row"><h1>Email to people</h1>
<form class="row" method="get" action="/">${select('whose', { label: 'Mailbox', options: [['', 'Everybody'], ...options], chosen: whose })}<button>Show</button></form></div>
${rows.length === 0 ? '<p class="card">No emails yet. The portal waits 1 minute before sending, to combine several comments in one email.</p>' : `<ul class="card tickets">${rows.join('')}</ul>`}`,
  }
}

export function letterPage(letter: Letter): Page {
  const { id, subject, from, to, at: moment, text, head } = letter
  const shown = letter.html
    ? `<iframe title="The email as HTML" sandbox src="/letters/${id}/html"></iframe>`
    : `<p class="said">${escapeHtml(text)}</p>`
  return {
    title: subject,
    hasFrames: true,
    body: `<h1>${escapeHtml(subject)}</h1>
<p class="soft">${escapeHtml(from)} to ${escapeHtml(to)} · ${at(moment)}</p>
<section class="card" aria-label="Email">${shown}
${letter.html ? `<details><summary>As plain text</summary><p class="said">${escapeHtml(text)}</p></details>` : ''}
<details><summary>Headers</summary><pre>${escapeHtml(head)}</pre></details></section>
<h2>Answer as ${escapeHtml(to)}</h2>
${writingForm(`/letters/${id}/answer`, '')}`,
  }
}

/** A mail to the service desk that answers nothing. */
export function newLetterPage(people: string[]): Page {
  const writers = [...people, 'stranger@elsewhere.example', 'monitoring@portico.example']
  const from = select('from', { label: 'From', options: writers.map((one) => [one, one]) })
  const subject = `<div><label for="subject">Subject</label><input id="subject" name="subject" required></div>`
  return {
    title: 'Write to the service desk',
    here: '/new',
    body: `<h1>Write to the service desk</h1>${writingForm('/new', from + subject)}`,
  }
}

function writingForm(action: string, before: string): string {
  return `<form class="card" method="post" action="${action}" enctype="multipart/form-data">
${before}
<div><label for="text">Text</label><textarea id="text" name="text" required></textarea></div>
<div><label for="file">File</label><input id="file" name="file" type="file"></div>
${select('style', { label: 'Written with', options: Object.entries(STYLES) })}
${select('genuine', {
  label: 'The receiving server finds that the sender is',
  options: [
    ['yes', 'who it says'],
    ['no', 'somebody else'],
  ],
})}
<div><button class="main">Send</button></div>
</form>`
}
