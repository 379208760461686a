import type { Emulator } from '#demo/hubspot/server.ts'
import { FAULT_KINDS } from '#demo/hubspot/faults.ts'
import { missing } from '#demo/hubspot/hubspot-error.ts'

import { htmlOfText } from '#demo/pages/page-html.ts'
import { TROUBLES } from './fault-pages.ts'

/** Does what a form of the pages asks for. Returns where the browser goes on. */
export async function actOnForm(emulator: Emulator, path: string, form: FormData): Promise<string> {
  const [, room = '', id = '', act = ''] = path.split('/')
  if (room === 'new') return `/tickets/${openTicket(emulator, form)}`
  if (room === 'faults') {
    actOnFaults(emulator, id, form)
    return '/faults'
  }
  if (room !== 'tickets') throw missing(`There is no page ${path}`)
  const { agent } = emulator
  switch (act) {
    case 'say':
      await say(emulator, id, form)
      break
    case 'change':
      agent.change(id, changesOf(form))
      break
    case 'merge':
      return `/tickets/${agent.merge(value(form, 'into'), id)}`
    case 'remove':
      agent.remove(id)
      return '/'
    default:
      throw missing(`There is no page ${path}`)
  }
  return `/tickets/${id}`
}

async function say({ agent, account }: Emulator, id: string, form: FormData): Promise<void> {
  const file = form.get('file')
  const fileIds: string[] = []
  if (file instanceof File && file.size > 0) {
    const stored = agent.upload({
      filename: file.name,
      contentType: file.type || 'application/octet-stream',
      content: Buffer.from(await file.arrayBuffer()),
    })
    fileIds.push(stored.id)
  }
  const words = { html: htmlOfText(value(form, 'text')), ownerId: value(form, 'owner'), fileIds }
  const [contact] = account.links.between('tickets', id, 'contacts')
  const email = account.tables.contacts.byId.get(contact?.toId ?? '')?.properties.email
  switch (value(form, 'kind')) {
    case 'note':
      agent.note(id, words)
      break
    case 'message':
      agent.replyInConversation(id, words)
      break
    case 'received':
      agent.receiveMail(id, { ...words, from: email ?? 'somebody@elsewhere.example' })
      break
    default:
      agent.replyByMail(id, words)
  }
}

/** An empty choice takes the value away, but for the stage, which a ticket always has. */
function changesOf(form: FormData) {
  const names = ['hs_pipeline_stage', 'hs_ticket_priority', 'hs_resolution', 'hubspot_owner_id']
  return Object.fromEntries(names.map((name) => [name, value(form, name) || null]))
}

function openTicket({ agent, account }: Emulator, form: FormData): string {
  const contactId = value(form, 'contact')
  const [company] = account.links.between('contacts', contactId, 'companies')
  return agent.openTicket({
    properties: {
      subject: value(form, 'subject'),
      content: value(form, 'content'),
      hs_ticket_priority: value(form, 'priority'),
      source_type: 'PHONE',
    },
    contactId,
    companyId: company?.toId,
  }).id
}

function actOnFaults({ faults, account }: Emulator, act: string, form: FormData): void {
  if (act === 'remove') faults.remove(Number(value(form, 'id')))
  else if (act === 'trouble') {
    for (const rule of TROUBLES[value(form, 'trouble')]?.rules ?? []) faults.add(rule)
  } else if (act === 'account') {
    account.settings.indexLagMs = (Number(value(form, 'lag')) || 0) * 1000
    account.settings.requiredToClose = [value(form, 'close')].filter(Boolean)
  } else if (act === 'add') {
    const kind = FAULT_KINDS.find((one) => one === value(form, 'kind')) ?? 'fail'
    faults.add({
      kind,
      status: Number(value(form, 'status')) || 500,
      times: Number(value(form, 'times')) || undefined,
    })
  }
}

function value(form: FormData, name: string): string {
  const given = form.get(name)
  return typeof given === 'string' ? given : ''
}
