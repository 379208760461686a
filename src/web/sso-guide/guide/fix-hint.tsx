import { refusalSentence, type SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import { refusals as sentences } from '#words/sign-in.ts'
import * as words from '#words/sso-guide.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** Section of the guide to which a refused sign-in has led, and its reason; both missing otherwise. */
export type Mended = { place?: string; reason?: SignInRefusal }

/** Says at the part with this id that it is the one to mend. */
export function FixHint({ id, mended }: { id: string; mended?: Mended }) {
  if (!mended?.reason || mended.place !== id) return null
  return <Banner>{words.mends(refusalSentence(sentences, mended.reason))}</Banner>
}
