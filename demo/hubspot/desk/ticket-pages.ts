import type { Account, HubSpotRecord } from '#demo/hubspot/account.ts'
import { getRecord } from '#demo/hubspot/records.ts'

import { conversationOf, type Entry, ownerName } from './conversation-of.ts'
import { at, escapeHtml, type Page, select, textOfHtml } from '#demo/pages/page-html.ts'

const SHOWN = 100

export function listPage(account: Account, url: URL): Page {
  const wantsClosed = url.searchParams.get('show') === 'closed'
  const tickets = account.tables.tickets.inOrder
    .filter(({ archivedAt }) => archivedAt === null)
    .filter(({ properties }) => (properties.hs_is_closed === 'true') === wantsClosed)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, SHOWN)
  const rows = tickets.map((ticket) => {
    const { subject } = ticket.properties
    return `<li><a href="/tickets/${ticket.id}">${escapeHtml(subject ?? '')}</a>
<span>${escapeHtml(stageName(account, ticket))}</span>
<small>${escapeHtml(peopleOf(account, ticket.id))} · ${ticket.properties.hs_ticket_priority?.toLowerCase() ?? 'no'} priority · ${at(ticket.updatedAt)}</small></li>`
  })
  const other = wantsClosed
    ? '<a href="/">Show the open ones</a>'
    : '<a href="/?show=closed">Show the closed ones</a>'
  return {
    title: 'Tickets',
    here: '/',
    body: `<div class="row"><h1>${wantsClosed ? 'Closed tickets' : 'Open tickets'}</h1>
<p>${other} <a href="${escapeHtml(`${url.pathname}${url.search}`)}">Read again</a></p></div>
${rows.length === 0 ? '<p class="card">There are none.</p>' : `<ul class="card tickets">${rows.join('')}</ul>`}`,
  }
}

export function ticketPage(account: Account, id: string): Page {
  const ticket = getRecord(account, 'tickets', id)
  const { properties } = ticket
  const subject = properties.subject ?? ''
  const entries = conversationOf(account, ticket.id).map(entryOf)
  return {
    title: subject,
    body: `<h1>${escapeHtml(subject)}</h1>
<p class="soft">${escapeHtml(peopleOf(account, ticket.id))} · ${ticket.id}</p>
<div class="columns">
<section aria-label="Conversation">
<article class="card entry"><p class="said">${escapeHtml(properties.content ?? '')}</p></article>
${entries.join('')}
${replyForm(account, ticket.id)}
</section>
<aside aria-label="Ticket">${sideOf(account, ticket)}</aside>
</div>`,
  }
}

const KINDS: Record<Entry['kind'], string> = {
  mail: 'Email to the customer',
  message: 'Message to the customer',
  received: 'From the customer',
  note: 'Note',
}

function entryOf({ kind, at: moment, from, html, files }: Entry): string {
  const name = kind === 'mail' || kind === 'message' ? 'mine' : kind
  const links = files.map(
    (file) =>
      `<li><a href="/agent-files/${file.id}">${escapeHtml([file.name, file.extension].filter(Boolean).join('.'))}</a></li>`,
  )
  return `<article class="card entry ${name}">
<header><b>${escapeHtml(from)}</b><span>${KINDS[kind]}</span><span>${at(moment)}</span></header>
<p class="said">${escapeHtml(textOfHtml(html))}</p>
${links.length === 0 ? '' : `<ul>${links.join('')}</ul>`}
</article>`
}

function replyForm(account: Account, id: string): string {
  const kinds = [
    ['mail', 'Email'],
    ['message', 'Conversation'],
    ['note', 'Note for the team'],
    ['received', 'Email from the customer'],
  ].map(
    ([value, name], index) =>
      `<label><input type="radio" name="kind" value="${value}"${index === 0 ? ' checked' : ''}>${name}</label>`,
  )
  return `<form class="card" method="post" action="/tickets/${id}/say" enctype="multipart/form-data">
<fieldset><legend>Say something as</legend>${kinds.join('')}</fieldset>
${select('owner', { label: 'From', options: ownersOf(account) })}
<div><label for="text">Text</label><textarea id="text" name="text" required></textarea></div>
<div><label for="file">File</label><input id="file" name="file" type="file"></div>
<div><button class="main">Send</button></div>
</form>`
}

function sideOf(account: Account, { id, properties }: HubSpotRecord): string {
  const stages = account.pipelines.find((one) => one.id === properties.hs_pipeline)?.stages ?? []
  const others = account.tables.tickets.inOrder
    .filter((other) => other.id !== id && other.archivedAt === null)
    .slice(-SHOWN)
    .map((other): [string, string] => [other.id, other.properties.subject ?? ''])
  const valuesOf = (name: string): [string, string][] => {
    const found = account.properties.tickets.find((one) => one.name === name)?.options ?? []
    return [['', 'None'], ...found.map(({ value, label }): [string, string] => [value, label])]
  }
  return `<div class="card"><form method="post" action="/tickets/${id}/change">
${select('hs_pipeline_stage', { label: 'Stage', options: stages.map(({ id: stage, label }) => [stage, label]), chosen: properties.hs_pipeline_stage })}
${select('hs_ticket_priority', { label: 'Priority', options: valuesOf('hs_ticket_priority'), chosen: properties.hs_ticket_priority })}
${select('hs_resolution', { label: 'Resolution', options: valuesOf('hs_resolution'), chosen: properties.hs_resolution })}
${select('hubspot_owner_id', { label: 'Owner', options: [['', 'Nobody'], ...ownersOf(account)], chosen: properties.hubspot_owner_id })}
<div><button class="main">Save</button></div>
</form></div>
<div class="card"><form method="post" action="/tickets/${id}/merge">
${select('into', { label: 'Merge into', options: others })}
<div><button>Merge</button></div>
</form>
<form method="post" action="/tickets/${id}/remove"><div><button>Delete this ticket</button></div></form></div>`
}

export function ownersOf(account: Account): [string, string][] {
  return account.owners.map(({ id }) => [id, ownerName(account, id)])
}

function stageName(account: Account, { properties }: HubSpotRecord): string {
  const stages = account.pipelines.flatMap((pipeline) => pipeline.stages)
  return stages.find(({ id }) => id === properties.hs_pipeline_stage)?.label ?? 'No stage'
}

function peopleOf(account: Account, ticketId: string): string {
  const names = (['contacts', 'companies'] as const).flatMap((type) => {
    const ids = new Set(account.links.between('tickets', ticketId, type).map(({ toId }) => toId))
    return [...ids].flatMap((id) => {
      const properties = account.tables[type].byId.get(id)?.properties
      return properties?.name ?? properties?.email ?? []
    })
  })
  return names.length === 0 ? 'Nobody' : names.join(', ')
}
