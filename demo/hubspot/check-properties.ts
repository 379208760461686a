import type { Account, HubSpotRecord, Properties } from './account.ts'
import type { PropertyDefinition } from './catalog.ts'
import { HubSpotError, invalidProperties, type PropertyProblem } from './hubspot-error.ts'
import type { ObjectType } from './object-types.ts'

const MAX_HTML = 65_536

/** @throws HubSpotError with every problem of the given values at once. */
export function checkProperties(
  account: Account,
  type: ObjectType,
  { given, existing }: { given: Properties; existing: HubSpotRecord | undefined },
): void {
  const definitions = new Map(account.properties[type].map((found) => [found.name, found]))
  const problems = Object.entries(given).flatMap(([name, value]) => {
    const definition = definitions.get(name)
    return definition
      ? (problemOf(definition, value) ?? [])
      : problem(name, 'PROPERTY_DOESNT_EXIST', `Property "${name}" does not exist`)
  })
  const merged = { ...existing?.properties, ...given }
  problems.push(...missingOf(type, merged))
  if (type === 'tickets') problems.push(...ticketProblems(account, merged, existing))
  if (problems.length > 0) throw invalidProperties(problems)
  checkUnique(account, type, { given, existing, definitions: [...definitions.values()] })
}

function problem(name: string, error: string, message: string): PropertyProblem {
  return { name, error, message }
}

function problemOf(
  { name, type, fieldType, options, readOnly }: PropertyDefinition,
  value: string | null,
): PropertyProblem | undefined {
  if (readOnly) return problem(name, 'READ_ONLY_VALUE', `"${name}" is a read only property`)
  if (value === null || value === '') return undefined
  if (type === 'datetime' && Number.isNaN(momentOf(value))) {
    return problem(name, 'INVALID_DATE', `${value} was not a valid date`)
  }
  if (type === 'enumeration') {
    const chosen = fieldType === 'checkbox' ? value.split(';').filter(Boolean) : [value]
    const unknown = chosen.find((one) => !options.some((option) => option.value === one))
    if (unknown !== undefined) {
      const allowed = options.map((option) => option.value).join(', ')
      return problem(
        name,
        'INVALID_OPTION',
        `${unknown} was not one of the allowed options: [${allowed}]`,
      )
    }
  }
  const isText = name === 'hs_note_body' || name === 'hs_email_html' || name === 'content'
  if (isText && value.length > MAX_HTML) {
    return problem(name, 'INVALID_LENGTH', `${name} is longer than ${MAX_HTML} characters`)
  }
  return undefined
}

function missingOf(type: ObjectType, merged: Properties): PropertyProblem[] {
  const required: Record<ObjectType, string[]> = {
    tickets: ['subject'],
    contacts: [],
    companies: [],
    notes: ['hs_timestamp'],
    emails: ['hs_timestamp', 'hs_email_direction'],
  }
  return required[type]
    .filter((name) => !merged[name])
    .map((name) => problem(name, 'REQUIRED_FIELD', `${name} is required`))
}

function ticketProblems(
  account: Account,
  merged: Properties,
  existing: HubSpotRecord | undefined,
): PropertyProblem[] {
  const pipeline = account.pipelines.find(({ id }) => id === (merged.hs_pipeline ?? '0'))
  if (!pipeline) {
    return [problem('hs_pipeline', 'INVALID_OPTION', `${merged.hs_pipeline} is not a pipeline`)]
  }
  if (!merged.hs_pipeline_stage) return []
  const stage = pipeline.stages.find(({ id }) => id === merged.hs_pipeline_stage)
  if (!stage) {
    const message = `${merged.hs_pipeline_stage} is not a stage of ${pipeline.label}`
    return [problem('hs_pipeline_stage', 'INVALID_OPTION', message)]
  }
  const closes =
    stage.metadata.ticketState === 'CLOSED' && existing?.properties.hs_is_closed !== 'true'
  if (!closes) return []
  return account.settings.requiredToClose
    .filter((name) => !merged[name])
    .map((name) =>
      problem(name, 'REQUIRED_FIELD', `${name} is required to move a ticket to ${stage.label}`),
    )
}

function checkUnique(
  account: Account,
  type: ObjectType,
  {
    given,
    existing,
    definitions,
  }: {
    given: Properties
    existing: HubSpotRecord | undefined
    definitions: PropertyDefinition[]
  },
) {
  for (const { name, hasUniqueValue } of definitions) {
    const value = given[name]
    if (!hasUniqueValue || !value) continue
    const holder = account.tables[type].byUnique.get(uniqueKey(name, value))
    if (holder === undefined || holder === existing?.id) continue
    if (type === 'contacts') {
      throw new HubSpotError(409, `Contact already exists. Existing ID: ${holder}`, {
        category: 'CONFLICT',
      })
    }
    const message = `${name} must be unique: ${value} is taken by ${holder}`
    throw invalidProperties([problem(name, 'CONFLICTING_UNIQUE_VALUE', message)])
  }
}

/** Other addresses of a contact, as after a merge of two. They are found and are as unique as its own. */
export const MORE_EMAILS = 'hs_additional_emails'

/** Lists the keys, besides its id, by which a record with these values is found. */
export function uniqueKeys(account: Account, type: ObjectType, properties: Properties): string[] {
  const keys = account.properties[type].flatMap(({ name, hasUniqueValue }) => {
    const value = properties[name]
    return hasUniqueValue && value ? uniqueKey(name, value) : []
  })
  const more = properties[MORE_EMAILS]?.split(';') ?? []
  return [...keys, ...more.map((email) => uniqueKey('email', email))]
}

export function uniqueKey(name: string, value: string): string {
  return `${name}=${value.toLowerCase()}`
}

/** Reads ISO 8601 and milliseconds: HubSpot takes both. */
export function momentOf(value: string): number {
  return /^\d+$/.test(value) ? Number(value) : Date.parse(value)
}
