import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { escapeHtml, type Page, sendPage } from '#demo/pages/page-html.ts'

import type { Letter } from './letter.ts'
import { letterPage, listPage, newLetterPage } from './letter-pages.ts'
import { DESK_MAILBOX, type PostOffice } from './post-office.ts'
import { type Outgoing, type Style, STYLES } from './write-answer.ts'

const SITE = {
  name: 'Demo post office',
  links: [
    ['/', 'Email'],
    ['/new', 'Write to the service desk'],
  ],
  note: 'It takes what the portal sends and holds the mailbox that the portal reads.',
} as const

type Office = Pick<PostOffice, 'letters' | 'deliver'>

/** Makes the pages on which one reads what the portal has sent, and answers as whom it was sent to. */
export function createLetterServer(office: Office, people: string[]) {
  return createServer((request, response) => {
    serve(office, people, request, response).catch((error: unknown) => {
      const words = error instanceof Error ? error.message : 'It failed.'
      const body = `<h1>This did not work</h1><p class="card">${escapeHtml(words)}</p>`
      sendPage(response, SITE, { title: 'This did not work', body }, 400)
    })
  })
}

async function serve(
  office: Office,
  people: string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://post-office.invalid')
  const [, room = '', id = '', act = ''] = pathname.split('/')
  const letter = office.letters.find((one) => one.id === id)
  if (request.method === 'POST') {
    mustBeOwn(request)
    const form = await readForm(request)
    await office.deliver(await mailOf(form, act === 'answer' ? mustBe(letter) : null))
    response.writeHead(303, { Location: letter ? `/letters/${letter.id}` : '/' }).end()
  } else if (act === 'html') sendHtml(response, mustBe(letter))
  else sendPage(response, SITE, pageAt())

  function pageAt(): Page {
    if (room === 'new') return newLetterPage(people)
    if (room === 'letters') return letterPage(mustBe(letter))
    return listPage(office.letters, searchParams.get('whose') || null)
  }
}

function mustBe(letter: Letter | undefined): Letter {
  if (!letter)
    throw new Error('This email doesn’t exist. The post office deletes everything when it stops.')
  return letter
}

/** Refuses forms that another site's page sends in the background. */
function mustBeOwn({ headers }: IncomingMessage): void {
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) {
    throw new Error('This form came from another site.')
  }
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const bytes = new Uint8Array(await buffer(request))
  const type = request.headers['content-type'] ?? ''
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData()
}

async function mailOf(form: FormData, about: Letter | null): Promise<Outgoing> {
  const value = (name: string) => {
    const given = form.get(name)
    return typeof given === 'string' ? given : ''
  }
  const file = form.get('file')
  const isGiven = file instanceof File && file.size > 0
  const style = value('style')
  return {
    from: about?.to ?? value('from'),
    to: about?.replyTo ?? DESK_MAILBOX.address,
    subject: value('subject'),
    text: value('text'),
    file: isGiven ? { filename: file.name, content: Buffer.from(await file.arrayBuffer()) } : null,
    style: isStyle(style) ? style : 'plain',
    about,
    isGenuine: value('genuine') !== 'no',
  }
}

function isStyle(name: string): name is Style {
  return name in STYLES
}

/** In a frame of its own, without scripts and without anything from elsewhere. */
function sendHtml(response: ServerResponse, { html }: Letter): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'`,
    'Cache-Control': 'no-store',
  })
  response.end(html ?? '')
}
