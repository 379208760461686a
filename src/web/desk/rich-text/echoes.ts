/**
 * Tells a returned own value from one that was set elsewhere. Typed text is passed to the owner of
 * the value, who gives it back a little later, when more may have been typed.
 */
export function createEchoes(first: string) {
  let given = first
  let told: string[] = []

  return {
    tell(value: string): void {
      told.push(value)
    },
    /** Returns whether the value is news, which replaces what is written. */
    isNews(value: string): boolean {
      if (value === given) return false
      given = value
      const index = told.indexOf(value)
      told = index === -1 ? [] : told.slice(index + 1)
      return index === -1
    },
  }
}
