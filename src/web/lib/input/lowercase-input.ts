type TypedInto = Pick<
  HTMLInputElement,
  'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'
>

/**
 * Lowercases what is typed and leaves the cursor where it was, also in the middle: a browser moves
 * it to the end when the value is another one afterwards.
 */
export function lowercaseInput(input: TypedInto): string {
  const { value, selectionStart, selectionEnd } = input
  const lowercase = value.toLowerCase()
  if (lowercase === value) return value
  // A letter may become two, such as the Turkish capital I with a dot.
  const placeOf = (end: number | null) => value.slice(0, end ?? value.length).toLowerCase().length
  input.value = lowercase
  input.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd))
  return lowercase
}
