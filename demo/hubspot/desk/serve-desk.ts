import { buffer } from 'node:stream/consumers'

import { create as contentDisposition } from 'content-disposition'

import { getFile } from '#demo/hubspot/files.ts'
import { formOf } from '#demo/hubspot/form-of.ts'
import { HubSpotError, missing } from '#demo/hubspot/hubspot-error.ts'
import type { Emulator, Exchange } from '#demo/hubspot/server.ts'

import { actOnForm } from './desk-acts.ts'
import { escapeHtml, sendPage } from '#demo/pages/page-html.ts'
import { faultPage } from './fault-pages.ts'
import { newTicketPage } from './new-ticket-page.ts'
import { listPage, ticketPage } from './ticket-pages.ts'

const SITE = {
  name: 'Demo HubSpot',
  links: [
    ['/', 'Tickets'],
    ['/new', 'New ticket'],
    ['/faults', 'What goes wrong'],
  ],
  note: 'An emulator for demos and tests.',
} as const

/** The pages on which one acts as the agent in HubSpot, beside the portal of the customer. */
export async function serveDesk(emulator: Emulator, exchange: Exchange, url: URL): Promise<void> {
  const { request, response } = exchange
  try {
    if (request.method === 'POST') {
      mustBeOwn(request)
      const form = await formOf(await buffer(request), request.headers['content-type'] ?? '')
      const next = await actOnForm(emulator, url.pathname, form)
      response.writeHead(303, { Location: next }).end()
    } else if (url.pathname.startsWith('/agent-files/')) {
      sendFile(emulator, exchange, url.pathname.slice('/agent-files/'.length))
    } else sendPage(response, SITE, pageAt(emulator, url))
  } catch (error) {
    if (!(error instanceof HubSpotError)) throw error
    const body = `<h1>This did not work</h1><p class="card">${escapeHtml(error.message)}</p><p><a href="/">Back to the tickets</a></p>`
    sendPage(response, SITE, { title: 'This did not work', body }, error.status)
  }
}

function pageAt(emulator: Emulator, url: URL) {
  const [, room = '', id = ''] = url.pathname.split('/')
  if (url.pathname === '/') return listPage(emulator.account, url)
  if (room === 'tickets') return ticketPage(emulator.account, id)
  if (room === 'new') return newTicketPage(emulator.account)
  if (room === 'faults') return faultPage(emulator)
  throw missing(`There is no page ${url.pathname}`)
}

/** Refuses forms that another site's page sends in the background. */
function mustBeOwn({ headers }: Exchange['request']): void {
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) {
    throw new HubSpotError(403, 'This form came from another site')
  }
}

function sendFile({ account }: Emulator, { response }: Exchange, id: string): void {
  const { name, extension, content } = getFile(account, id)
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': contentDisposition([name, extension].filter(Boolean).join('.')),
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(content)
}
