const MAX_STEPS = 4

/** The whole numbers next to the axis: few, evenly apart, from 0 up to the axis maximum. */
export function axisTicks(axisMax: number): number[] {
  const step = niceStep(axisMax / MAX_STEPS)
  const ticks = []
  for (let tick = 0; tick <= axisMax; tick += step) ticks.push(tick)
  return ticks
}

/** The next of 1, 2, 5, 10, 20, 50, ... */
function niceStep(atLeast: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(atLeast)))
  const factor = [1, 2, 5].find((candidate) => candidate * magnitude >= atLeast) ?? 10
  return factor * magnitude
}
