/** The button with its distance from the edges, as large as it is on touch screens. */
const WIDTH_PX = 72
const HEIGHT_PX = 64
const GAP_PX = 8

type Box = { left: number; right: number; top: number; bottom: number }

/** How many pixels what stands in the corner must rise, so that it lies upon none of the boxes. */
export function liftAbove(corner: { right: number; bottom: number }, boxes: Box[]): number {
  const covered = boxes.filter(
    (box) =>
      box.right > corner.right - WIDTH_PX &&
      box.bottom > corner.bottom - HEIGHT_PX &&
      box.top < corner.bottom,
  )
  const highest = Math.min(...covered.map(({ top }) => top))
  const lift = covered.length === 0 ? 0 : Math.max(0, Math.round(corner.bottom - highest) - GAP_PX)
  // Higher up, it may lie upon another one.
  return lift === 0 ? 0 : lift + liftAbove({ ...corner, bottom: corner.bottom - lift }, boxes)
}
