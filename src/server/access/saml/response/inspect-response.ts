import type { TestedAnswer } from '#shared/connections/tests/result.ts'

import { type Refusal, refuse } from '#server/access/sign-in/refuse.ts'
import { listProblems, readNameId } from './assertion-guard.ts'
import { type Person, readAttributes, readPerson } from '#server/access/saml/attributes.ts'
import { decryptResponse } from './decrypt-response.ts'
import { describeAnswer } from './describe-answer.ts'
import { inspectSignatures } from './inspect-signatures.ts'
import { expectationsOf, openResponse, type ReadResponse, readResponse } from './read-response.ts'
import { listAddresseeProblems, readEnvelope } from './response-envelope.ts'
import type { SamlConnection, ServiceProvider } from '#server/access/saml/service-provider.ts'
import { allElements, ASSERTION, attributeOf, isNamed } from '#server/access/saml/xml/xml.ts'

// Reading of an answer for the tester of a connection: a sign-in's verdict, all that is wrong, and
// the content. Admits no one.

export type Inspection = {
  /** The result that a sign-in would have read. */
  read: ReadResponse
  /** The signature that a sign-in rests upon was confirmed; without it, the rest is hearsay. */
  isVerified: boolean
  /** Why a sign-in would refuse it, beginning with the one that it would say. */
  refusals: Refusal[]
  answer: TestedAnswer | null
  person: Person | null
}

export async function inspectResponse(
  connection: SamlConnection,
  sp: ServiceProvider,
  { samlResponse, now }: { samlResponse: string; now: Date },
): Promise<Inspection> {
  const read = await readResponse(connection, sp, { samlResponse, now })
  const said = read.ok ? [] : [read]
  const opened = openResponse(samlResponse)
  if (!opened.ok) {
    return { read, isVerified: false, refusals: said, answer: null, person: null }
  }

  const clear = await decryptResponse(connection, opened)
  const { response } = clear.ok ? clear : opened
  const found = allElements(response).find((element) => isNamed(element, ASSERTION, 'Assertion'))
  const signatures = await inspectSignatures(connection, sp, {
    posted: opened.response,
    ...(clear.ok ? clear : opened),
    isAccepted: read.ok,
  })
  const { isVerified } = signatures
  const assertion = signatures.verified ?? found
  const person = assertion && personIn(assertion, connection)
  const problems = assertion
    ? [
        ...signatures.refusals,
        ...addresseeProblems(connection, sp, response),
        ...listProblems(
          assertion,
          expectationsOf(connection, sp, {
            envelope: { inResponseTo: attributeOf(response, 'InResponseTo') },
            now,
          }),
        ),
        ...(person && !person.ok ? [person] : []),
      ]
    : []
  return {
    read,
    isVerified,
    refusals: oncePerReason([...said, ...problems]),
    answer: {
      ...describeAnswer(connection, sp, { response, assertion, now }),
      signatures: signatures.described,
      wasEncrypted: response !== opened.response,
    },
    person: person?.ok ? person : null,
  }
}

/** Lists the faults in issuer and addressee; nothing for a text that is no response. */
function addresseeProblems(connection: SamlConnection, sp: ServiceProvider, response: Element) {
  const envelope = readEnvelope(response)
  if (!envelope.ok) return []
  const expected = { issuer: connection.entityId, acsUrl: sp.acsUrl, isSigned: false }
  return listAddresseeProblems(envelope, expected)
}

function personIn(assertion: Element, connection: SamlConnection): Person | Refusal {
  const name = readNameId(assertion)
  if (!name.ok) return name
  return readPerson({ ...name, attributes: readAttributes(assertion) }, connection)
}

function oncePerReason(refusals: Refusal[]): Refusal[] {
  const reasons = new Map<string, Refusal>()
  for (const refusal of refusals) {
    // A test never asks passively, so that this is one more status that is no success.
    const told =
      refusal.reason === 'no_passive' ? refuse('status', { received: 'NoPassive' }) : refusal
    if (!reasons.has(told.reason)) reasons.set(told.reason, told)
  }
  return [...reasons.values()]
}
