// The server announces changes one by one, sometimes hundreds at once.
const GATHER_MS = 50
const GAP_MS = 500

/**
 * Collects the items of a burst of calls into one batch. Batches run one after the other, with a
 * pause between them.
 */
export function createBatcher<Item>(work: (items: Item[]) => Promise<void>) {
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
