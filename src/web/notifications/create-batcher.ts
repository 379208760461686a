// Changes of one ticket are announced one by one, and some come by the hundred.
const GATHER_MS = 50
const GAP_MS = 500

/** Calls that come in a burst are answered by one round of work, and rounds keep their distance. */
export function inRounds<Item>(work: (items: Item[]) => Promise<void>) {
  let waiting: Item[] = []
  let isDue = false
  let isRunning = false

  async function run() {
    isRunning = true
    try {
      while (isDue) {
        await pause(GATHER_MS)
        const items = waiting
        waiting = []
        isDue = false
        await work(items)
        await pause(GAP_MS)
      }
    } finally {
      isRunning = false
    }
  }

  return (...items: Item[]) => {
    waiting.push(...items)
    isDue = true
    if (!isRunning) void run()
  }
}

function pause(ms: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })
}
