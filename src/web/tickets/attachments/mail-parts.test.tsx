import { expect, test } from 'vitest'

import { renderText } from '#web/render-text.tsx'

import { MailParts } from './mail-parts.tsx'

test('a mail names its further parts: its quote, its warnings, and what was not kept', () => {
  const mail = {
    html: null,
    quoted: 'Earlier',
    leftOut: [
      { name: 'a.iso', why: 'too-large' as const },
      { name: 'b.iso', why: 'too-large' as const },
      { name: 'c.png', why: 'quoted' as const },
      { name: null, why: 'too-long' as const },
    ],
    remarks: ['signed' as const],
  }
  const text = renderText(<MailParts mail={mail} quoted={<p>Earlier</p>} />)
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(
    'Show quoted text Earlier This email has a digital signature, which wasn’t verified. 2 files not saved (over the size limit): a.iso, b.iso The email is over the length limit for a reply, so its end was cut off. 1 image in the quoted text not saved: c.png',
  )
})
