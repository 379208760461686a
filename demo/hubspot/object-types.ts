import { missing } from './hubspot-error.ts'

export const OBJECT_TYPES = ['tickets', 'contacts', 'companies', 'notes', 'emails'] as const
export type ObjectType = (typeof OBJECT_TYPES)[number]

export const TYPE_IDS: Record<ObjectType, string> = {
  tickets: '0-5',
  contacts: '0-1',
  companies: '0-2',
  notes: '0-46',
  emails: '0-49',
}

/** The singular, as it is in the names of associations and of webhook subscriptions. */
export const SINGULAR: Record<ObjectType, string> = {
  tickets: 'ticket',
  contacts: 'contact',
  companies: 'company',
  notes: 'note',
  emails: 'email',
}

/** Contacts alone have another name for the time of their last change. */
export function modifiedProperty(type: ObjectType): string {
  return type === 'contacts' ? 'lastmodifieddate' : 'hs_lastmodifieddate'
}

export function createdProperty(type: ObjectType): string {
  return type === 'notes' || type === 'emails' ? 'hs_createdate' : 'createdate'
}

/** Takes `tickets`, `ticket` and `0-5`. */
export function objectType(name: string | undefined): ObjectType {
  const found = OBJECT_TYPES.find((type) =>
    [type, SINGULAR[type], TYPE_IDS[type]].includes(name ?? ''),
  )
  if (!found) throw missing(`Unable to infer object type from: ${name}`)
  return found
}

/** Properties of an answer when none are asked for. */
export const DEFAULT_PROPERTIES: Record<ObjectType, string[]> = {
  tickets: [
    'subject',
    'content',
    'hs_pipeline',
    'hs_pipeline_stage',
    'hs_ticket_category',
    'hs_ticket_priority',
  ],
  contacts: ['email', 'firstname', 'lastname'],
  companies: ['name', 'domain'],
  notes: [],
  emails: [],
}
