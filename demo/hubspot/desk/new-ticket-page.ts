import type { Account } from '#demo/hubspot/account.ts'

import { type Page, select } from '#demo/pages/page-html.ts'

/** A ticket that begins in HubSpot, such as one by phone. */
export function newTicketPage(account: Account): Page {
  const contacts = account.tables.contacts.inOrder
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, properties }): [string, string] => {
      const name = [properties.firstname, properties.lastname].filter(Boolean).join(' ')
      return [id, `${name} (${properties.email})`]
    })
  const priorities = account.properties.tickets
    .find(({ name }) => name === 'hs_ticket_priority')
    ?.options.map(({ value, label }): [string, string] => [value, label])
  return {
    title: 'New ticket',
    here: '/new',
    body: `<h1>New ticket</h1>
<p class="soft">As if someone had called. The requester sees it once the portal has read it.</p>
<form class="card" method="post" action="/new">
${select('contact', { label: 'Requester', options: contacts })}
<div><label for="subject">Subject</label><input id="subject" name="subject" required></div>
<div><label for="content">Description</label><textarea id="content" name="content"></textarea></div>
${select('priority', { label: 'Priority', options: priorities ?? [], chosen: 'MEDIUM' })}
<div><button class="main">Create</button></div>
</form>`,
  }
}
