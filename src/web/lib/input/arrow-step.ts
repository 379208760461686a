type ArrowPress = { key: string; currentTarget: { matches(selector: string): boolean } }

/**
 * How many places an arrow key leads on among things that stand side by side. In a language read from
 * the right, the next one stands to the left.
 */
export function arrowStep({ key, currentTarget }: ArrowPress): -1 | 0 | 1 {
  const isFromRight = currentTarget.matches(':dir(rtl)')
  if (key === 'ArrowLeft') return isFromRight ? 1 : -1
  if (key === 'ArrowRight') return isFromRight ? -1 : 1
  return 0
}
