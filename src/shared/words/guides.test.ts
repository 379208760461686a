import { expect, test } from 'vitest'

import { LANGUAGES } from '#shared/languages.ts'
import { wordsIn } from './catalogue.ts'

test.each(LANGUAGES)('the guides in %s call the fields of our form as the form does', (name) => {
  const words = wordsIn(name)
  const { previousCert, disableRequestedAuthnContext, validateSignature } = words.connections.labels
  const guides = Object.entries(words).filter(([noun]) => noun.startsWith('guide'))
  const texts = guides.flatMap(([, guide]) => Object.entries(guide))
  const renewals = texts.flatMap(([key, text]) => (/renewal$/i.test(key) ? [text] : []))
  expect(renewals).toHaveLength(11)
  for (const renewal of renewals) expect(renewal).toContain(previousCert)
  expect(words.ssoGuide.disableAuthnContext).toContain(disableRequestedAuthnContext)
  expect(words.guideIbmSecurityVerify.signing).toContain(validateSignature)
  expect(words.guideCustom.ourLoginPageShowsACodeFix).toContain(words.navigation.signInFailures)
})
