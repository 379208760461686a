/** An entry that is kept under its id, whatever it is called. */
export type Named = { id: string; name: string; isRetired: boolean }

/** What one list is called, and how it says what is missing. */
export type NamedListTexts = {
  label: string
  newName: string
  add: string
  giveName: string
  maxNameLength: number
}
