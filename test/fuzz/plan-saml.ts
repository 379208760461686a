import fc from 'fast-check'

import { parseXml } from '#server/access/saml/xml/xml.ts'
import {
  aResponseXml,
  encode,
  NO_PASSIVE,
  RESPONDER,
  type ResponseOptions,
} from '#test/saml-responses.ts'
import { attacker, idp } from '#test/saml-setup.ts'

import { hostileText } from './hostile-values.ts'

export type SamlPlan = {
  /** The signer and the signed element. */
  sign: NonNullable<ResponseOptions['sign']> | 'attacker'
  status: 'success' | 'no passive' | 'refused'
  /** Replacements in the document, by the provider or by its carrier. */
  edits: { by: 'provider' | 'carrier'; permille: number; length: number; text: string }[]
  /** Values that the provider writes into the document. */
  values: { inResponseTo?: string; statusMessage?: string; nameId?: string; firstName?: string }
  /** Change to the form field. */
  field: 'as it is' | 'cut' | 'other base64' | 'garbage' | 'twice' | 'absent'
  relayState: string | undefined
}

const BOMBS = [
  '<a>'.repeat(30) + '</a>'.repeat(30),
  '<a>'.repeat(2_000) + '</a>'.repeat(2_000),
  '<a/>'.repeat(900),
  '<a/>'.repeat(60_000),
  `<a ${Array.from({ length: 200 }, (_, index) => `b${index}="x"`).join(' ')}/>`,
  `<a b="${'x'.repeat(5_000)}"/>`,
  'x'.repeat(300_000),
]

const MAX_SIGNED_LENGTH = 3_000

const SNIPPETS = [
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '<!DOCTYPE a SYSTEM "file:///etc/passwd">',
  '<!-- a comment -->',
  '<![CDATA[x]]>',
  '<?php echo 1 ?>',
  '&b;',
  '&#0;',
  '&#xD800;',
  '&#xFFFE;',
  '&#x110000;',
  '&#1F;',
  '&lt;script&gt;',
  '\0',
  '\ufffe',
  '<',
  '>',
  '"',
  '<a',
  '</saml:Assertion>',
  '<saml:Assertion/>',
  'ID="_assertion1"',
  ' xmlns:saml="urn:x"',
]

const xmlText = fc.oneof(fc.constantFrom(...SNIPPETS), fc.constantFrom(...BOMBS), hostileText)

export const samlPlan: fc.Arbitrary<SamlPlan> = fc.record({
  sign: fc.constantFrom('assertion', 'assertion', 'response', 'both', 'none', 'attacker'),
  status: fc.constantFrom('success', 'success', 'success', 'no passive', 'refused'),
  edits: fc.oneof(
    { arbitrary: fc.constant<SamlPlan['edits']>([]), weight: 3 },
    {
      arbitrary: fc.array(
        fc.record({
          by: fc.constantFrom('provider', 'carrier'),
          permille: fc.nat({ max: 1_000 }),
          length: fc.constantFrom(0, 0, 1, 5, 50),
          text: xmlText,
        }),
        { minLength: 1, maxLength: 2 },
      ),
      weight: 2,
    },
  ),
  values: fc.oneof(
    { arbitrary: fc.constant<SamlPlan['values']>({}), weight: 3 },
    {
      arbitrary: fc.record(
        {
          inResponseTo: xmlText,
          statusMessage: xmlText,
          nameId: hostileText,
          firstName: fc.oneof(hostileText, fc.constantFrom('&#0;', '&#xD800;')),
        },
        { requiredKeys: [] },
      ),
      weight: 2,
    },
  ),
  field: fc.constantFrom(
    'as it is',
    'as it is',
    'as it is',
    'as it is',
    'cut',
    'other base64',
    'garbage',
    'twice',
    'absent',
  ),
  relayState: fc.option(hostileText, { nil: undefined }),
})

/** Writes the form that the provider's page posts in response to the request. */
export function writeSamlForm(
  plan: SamlPlan,
  about: { sp: ResponseOptions['sp']; requestId: string; email: string; ids: string; now: Date },
): URLSearchParams {
  const options: ResponseOptions = {
    sp: about.sp,
    key: plan.sign === 'attacker' ? attacker : idp,
    now: about.now,
    sign: plan.sign === 'attacker' ? 'both' : plan.sign,
    inResponseTo: about.requestId,
    responseId: `_r${about.ids}`,
    assertionId: `_a${about.ids}`,
    nameId: plan.values.nameId ?? about.email,
    attributes: { email: about.email, firstName: 'Ada', lastName: 'Lovelace' },
    ...(plan.status !== 'success' && { status: RESPONDER }),
    ...(plan.status === 'no passive' && { nestedStatus: NO_PASSIVE }),
  }
  const { edits, values, field } = plan
  const carried = writeXml(options, [
    (xml) => fill(xml, values, about),
    (xml) => applyEdits(xml, edits, 'provider'),
  ])
  const base64 = encode(applyEdits(carried, edits, 'carrier'))

  const form = new URLSearchParams()
  if (field !== 'absent') form.append('SAMLResponse', changeField(base64, field))
  if (field === 'twice') form.append('SAMLResponse', base64)
  if (plan.relayState !== undefined) form.append('RelayState', plan.relayState)
  return form
}

/** Signs after the provider's changes. A document that is no XML any more is sent unsigned. */
function writeXml(options: ResponseOptions, changes: ((xml: string) => string)[]): string {
  const edit = (xml: string) => changes.reduce((text, change) => change(text), xml)
  const unsigned = aResponseXml({ ...options, edit, sign: 'none' })
  if (parseXml(unsigned) === undefined) return unsigned
  try {
    return aResponseXml({ ...options, edit: () => unsigned })
  } catch {
    // The element to sign is gone.
    return unsigned
  }
}

/** Inserts values unescaped, so that a reference stands for a character. */
function fill(xml: string, values: SamlPlan['values'], about: { requestId: string }): string {
  const { inResponseTo, statusMessage, firstName } = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.slice(0, MAX_SIGNED_LENGTH)]),
  )
  let text = xml
  if (inResponseTo !== undefined) {
    text = text.replaceAll(
      `InResponseTo="${about.requestId}"`,
      () => `InResponseTo="${inResponseTo}"`,
    )
  }
  if (statusMessage !== undefined) {
    text = text.replace(
      '</samlp:Status>',
      () => `<samlp:StatusMessage>${statusMessage}</samlp:StatusMessage></samlp:Status>`,
    )
  }
  if (firstName !== undefined) text = text.replace('>Ada<', () => `>${firstName}<`)
  return text
}

function applyEdits(xml: string, edits: SamlPlan['edits'], by: 'provider' | 'carrier'): string {
  return edits
    .filter((edit) => edit.by === by)
    .reduce((text, { permille, length, text: given }) => {
      // Signing costs time per element, so excess text arrives unsigned.
      const inserted = by === 'provider' ? given.slice(0, MAX_SIGNED_LENGTH) : given
      const at = Math.floor((text.length * permille) / 1_000)
      return text.slice(0, at) + inserted + text.slice(at + length)
    }, xml)
}

function changeField(base64: string, field: SamlPlan['field']): string {
  if (field === 'cut') return base64.slice(0, base64.length / 2)
  if (field === 'other base64') return base64.replace('A', '_').replaceAll('=', '')
  if (field === 'garbage') return `%%%${base64.slice(0, 40)}\0`
  return base64
}
