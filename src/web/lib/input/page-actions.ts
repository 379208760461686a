/** Something that the page in front can do, by its name. */
type PageAction = { id: string; text: string; run: () => void }

const offers = new Set<PageAction[]>()

/** Lets the search offer what a page can do, until the returned function is called. */
export function offerActions(actions: PageAction[]): () => void {
  offers.add(actions)
  return () => void offers.delete(actions)
}

export function listActions(): PageAction[] {
  return [...offers].flat()
}
