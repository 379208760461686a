import { expect, test } from 'vitest'

import { LANGUAGES, wordsIn } from './catalogue.ts'

test.each(LANGUAGES)('the guides in %s call the fields of our form as the form does', (name) => {
  const words = wordsIn(name)
  const { previousCert, disableRequestedAuthnContext, validateSignature } = words.connections.fields
  const guides = Object.entries(words).filter(([noun]) => noun.startsWith('guide'))
  const renewals = guides.flatMap(([, texts]) => ('renewal' in texts ? [texts.renewal] : []))
  expect(renewals).toHaveLength(11)
  for (const renewal of renewals) expect(renewal).toContain(previousCert.label)
  expect(words.guideSeveral.disableAuthnContext).toContain(disableRequestedAuthnContext.label)
  expect(words.guideIbmSecurityVerify.signing).toContain(validateSignature.label)
  expect(words.guideCustom.ourLoginPageShowsACodeFix).toContain(words.frames.signInFailures)
})
