import type { ObjectType } from './object-types.ts'

// Initial configuration of an account: the pipeline, properties and owners of the demo's support
// team.

export type Option = { value: string; label: string; displayOrder: number; hidden: boolean }
export type PropertyDefinition = {
  name: string
  label: string
  type: 'string' | 'enumeration' | 'datetime' | 'number' | 'bool'
  fieldType: string
  groupName: string
  options: Option[]
  hasUniqueValue: boolean
  readOnly: boolean
}
export type Stage = {
  id: string
  label: string
  displayOrder: number
  metadata: { ticketState: 'OPEN' | 'CLOSED'; isClosed: 'true' | 'false' }
}
export type Pipeline = { id: string; label: string; displayOrder: number; stages: Stage[] }
export type Owner = {
  id: string
  userId: number
  email: string
  firstName: string
  lastName: string
  archived: boolean
}

export function aPipeline(
  id: string,
  label: string,
  stages: [id: string, label: string][],
): Pipeline {
  return {
    id,
    label,
    displayOrder: 0,
    stages: stages.map(([stageId, name], index) => {
      const isClosed = index === stages.length - 1
      return {
        id: stageId,
        label: name,
        displayOrder: index,
        metadata: {
          ticketState: isClosed ? 'CLOSED' : 'OPEN',
          isClosed: isClosed ? 'true' : 'false',
        },
      }
    }),
  }
}

export const FIRST_PIPELINE = aPipeline('0', 'Support Pipeline', [
  ['1', 'New'],
  ['2', 'Waiting on contact'],
  ['3', 'Waiting on us'],
  ['4', 'Closed'],
])

export const FIRST_OWNERS: Owner[] = [
  anOwner('51', ['Priya', 'Raman']),
  anOwner('52', ['Mateo', 'Silva']),
]

function anOwner(id: string, [firstName, lastName]: [string, string]): Owner {
  const email = `${firstName}.${lastName}@portico.example`.toLowerCase()
  return { id, userId: Number(id) + 9000, email, firstName, lastName, archived: false }
}

export function options(values: string[]): Option[] {
  return values.map((value, displayOrder) => {
    const words = value.replaceAll('_', ' ').toLowerCase()
    const label = words.charAt(0).toUpperCase() + words.slice(1)
    return { value, label, displayOrder, hidden: false }
  })
}

type Extra = Partial<PropertyDefinition>

export function property(name: string, extra: Extra = {}): PropertyDefinition {
  return {
    name,
    label: name,
    type: 'string',
    fieldType: 'text',
    groupName: 'information',
    options: [],
    hasUniqueValue: false,
    readOnly: false,
    ...extra,
  }
}

const MOMENT: Extra = { type: 'datetime', fieldType: 'date' }
const FIXED: Extra = { readOnly: true }
const choice = (values: string[], fieldType = 'select'): Extra => {
  return { type: 'enumeration', fieldType, options: options(values) }
}

const OF_EVERY_OBJECT = [
  property('hs_object_id', { ...FIXED, type: 'number', fieldType: 'number' }),
  property('hs_object_source', FIXED),
  property('hs_object_source_id', FIXED),
  property('hs_merged_object_ids', FIXED),
  property('hs_unique_creation_key', FIXED),
  property('hubspot_owner_id'),
  property('createdate', MOMENT),
  property('hs_createdate', MOMENT),
  property('hs_lastmodifieddate', { ...MOMENT, ...FIXED }),
  property('lastmodifieddate', { ...MOMENT, ...FIXED }),
]

const OF_ACTIVITIES = [
  property('hs_timestamp', MOMENT),
  property('hs_attachment_ids'),
  property('hs_created_by', FIXED),
]

/** New definitions for each account, which may then add its own. */
export function firstProperties(): Record<ObjectType, PropertyDefinition[]> {
  return {
    tickets: [
      ...OF_EVERY_OBJECT,
      property('subject'),
      property('content', { fieldType: 'textarea' }),
      property('hs_pipeline'),
      property('hs_pipeline_stage'),
      property('hs_ticket_priority', choice(['LOW', 'MEDIUM', 'HIGH', 'URGENT'])),
      property('hs_ticket_category', choice(TICKET_CATEGORIES, 'checkbox')),
      property('hs_resolution', choice(RESOLUTIONS)),
      property('source_type', choice(['CHAT', 'EMAIL', 'FORM', 'PHONE'])),
      property('closed_date', MOMENT),
      property('time_to_close', { type: 'number', readOnly: true }),
      property('hs_is_closed', { type: 'bool', readOnly: true }),
    ],
    contacts: [
      ...OF_EVERY_OBJECT,
      property('email', { hasUniqueValue: true }),
      property('hs_additional_emails'),
      property('firstname'),
      property('lastname'),
      property('phone'),
      property('company'),
    ],
    companies: [...OF_EVERY_OBJECT, property('name'), property('domain')],
    notes: [...OF_EVERY_OBJECT, ...OF_ACTIVITIES, property('hs_note_body')],
    emails: [
      ...OF_EVERY_OBJECT,
      ...OF_ACTIVITIES,
      property('hs_email_direction', choice(['EMAIL', 'INCOMING_EMAIL', 'FORWARDED_EMAIL'])),
      property('hs_email_status', choice(['BOUNCED', 'FAILED', 'SCHEDULED', 'SENDING', 'SENT'])),
      property('hs_email_subject'),
      property('hs_email_html'),
      property('hs_email_text'),
      property('hs_email_headers'),
    ],
  }
}

export const TICKET_CATEGORIES = [
  'PRODUCT_ISSUE',
  'BILLING_ISSUE',
  'FEATURE_REQUEST',
  'GENERAL_INQUIRY',
]
export const RESOLUTIONS = [
  'ISSUE_FIXED',
  'FEATURE_REQUEST_TRACKED',
  'REFUND_APPLIED',
  'SENT_KNOWLEDGE_DOCUMENT_LINK',
]
