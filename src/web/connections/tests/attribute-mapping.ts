import { NAME_ID } from '#shared/connections/fields.ts'
import type { TestedAnswer } from '#shared/connections/tests/result.ts'
import { READ_AS, type ReadAs } from '#shared/connections/tests/values.ts'
import type {
  ConnectionPlace,
  ConnectionValues,
} from '#web/connections/settings/connection-values.ts'

type Values = Pick<ConnectionValues, `saml.${ReadAs}Attribute`>

/**
 * Returns how an attribute will be read with these settings, given how a test read it; `NameID` is
 * the NameID.
 */
export function readingOf(name: string, values: Values, answer: TestedAnswer): ReadAs | null {
  const part = READ_AS.find((one) => {
    const mapped = values[`saml.${one}Attribute`]
    if (mapped !== '') return mapped === name
    if (name === NAME_ID) return one === 'email' && answer.nameId?.isEmail === true
    return answer.attributes.some(
      (attribute) => attribute.name === name && attribute.readAs === one,
    )
  })
  return part ?? null
}

/** The settings with which an attribute is read as `part`, or as nothing of its own. */
export function changesFor(
  name: string,
  part: ReadAs | null,
  values: Values,
): { place: ConnectionPlace & `saml.${ReadAs}Attribute`; after: string }[] {
  return READ_AS.flatMap((one) => {
    const place = `saml.${one}Attribute` as const
    if (one === part) return [{ place, after: name }]
    return values[place] === name ? [{ place, after: '' }] : []
  })
}
