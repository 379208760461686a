type Dated = { createdAt: string }

/**
 * Puts what stands beside the comments where its time is, newest first. What is older than the comments that
 * are loaded waits for those that are not.
 */
export function interleave<Item extends Dated, Other extends Dated>(
  comments: Item[],
  others: Other[],
  { isWhole }: { isWhole: boolean },
): (Item | Other)[] {
  const oldest = isWhole ? undefined : comments.at(-1)
  const shown = others.filter(({ createdAt }) => !oldest || createdAt > oldest.createdAt)
  // The order of comments of one instant is kept.
  return [...comments, ...shown].toSorted(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  )
}
