/** How much of an upload is sent, from 0 to 1: of the whole, and of each file in its order. */
export type UploadShares = { whole: number; files: number[] }

/**
 * The browser tells only how much of the body was sent. Its parts go one after the other, the texts
 * first, so what lies beyond the texts is shared out to the files in their order.
 */
export function uploadShares(
  fileSizes: number[],
  { sentBytes, totalBytes }: { sentBytes: number; totalBytes: number },
): UploadShares {
  const allFiles = fileSizes.reduce((sum, size) => sum + size, 0)
  let left = sentBytes - Math.max(totalBytes - allFiles, 0)
  const files = fileSizes.map((size) => {
    const isReached = left >= 0
    const sent = Math.min(Math.max(left, 0), size)
    left -= size
    if (size === 0) return isReached ? 1 : 0
    return sent / size
  })
  return { whole: totalBytes > 0 ? sentBytes / totalBytes : 0, files }
}
