import * as words from '#words/sign-out.ts'
import { Banner } from '#web/kit/basic/banner.tsx'

/** After a sign-out that led over the identity provider: whether it has confirmed its part. */
export function SignedOutBanner({ where }: { where: string }) {
  const isEverywhere = where === 'everywhere'
  return (
    <Banner tone={isEverywhere ? 'info' : 'danger'}>
      {isEverywhere ? words.everywhere : words.here}
    </Banner>
  )
}
