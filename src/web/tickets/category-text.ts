/** `Network Issue, Hardware`; `General` when a ticket has no category. */
export function categoryText(names: string[]): string {
  return names.length === 0 ? 'General' : names.join(', ')
}
