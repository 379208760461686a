import { AsyncLocalStorage } from 'node:async_hooks'

// One pool serves everyone, so no one may have all of it: each person and each customer has a share
// that no one else can use up. Beyond it they get what would be idle, but never the last half.

/** Person and customer that a connection is for. Staff and visitors have no customer. */
export type Caller = { person: string; customer?: string | undefined }

/** A request that asks for connections. */
export type Asker = {
  /** Asked for with each connection: it may become known only in the course of the request. */
  who: () => Caller
  /** Connections that the caller has: they may need another one to finish, so that one does not wait. */
  held: number
}

const askers = new AsyncLocalStorage<Asker>()

/** Runs `work`, and all that it begins, so that its connections are counted as the asker's. */
export function askingAs<Result>(asker: Asker, work: () => Result): Result {
  return askers.run(asker, work)
}

export function currentAsker(): Asker | undefined {
  return askers.getStore()
}

type GiveBack = () => void
type Waiting = { caller: Caller; grant: (giveBack: GiveBack) => void }

export type Shares = ReturnType<typeof createShares>

/** Divides `max` connections. Background work is counted, and does not wait here. */
export function createShares(max: number, { waitMs }: { waitMs: number }) {
  const shareOfPerson = Math.max(1, Math.floor(max / 4))
  const shareOfCustomer = Math.max(1, Math.floor(max / 2))
  const firstHalf = Math.floor(max / 2)
  const heldByPerson = new Map<string, number>()
  const heldByCustomer = new Map<string, number>()
  const waiting: Waiting[] = []
  let inUse = 0

  function isWithinShare({ person, customer }: Caller): boolean {
    if ((heldByPerson.get(person) ?? 0) >= shareOfPerson) return false
    return customer === undefined || (heldByCustomer.get(customer) ?? 0) < shareOfCustomer
  }

  function mayHaveOne(caller: Caller): boolean {
    return inUse < max && (inUse < firstHalf || isWithinShare(caller))
  }

  function count({ person, customer }: Partial<Caller>, change: 1 | -1) {
    inUse += change
    if (person !== undefined) add(heldByPerson, person, change)
    if (customer !== undefined) add(heldByCustomer, customer, change)
  }

  /** Those who are within their share come first. */
  function grantNext() {
    if (waiting.length === 0) return
    const next =
      waiting.find(({ caller }) => mayHaveOne(caller) && isWithinShare(caller)) ??
      waiting.find(({ caller }) => mayHaveOne(caller))
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    next.grant(take(next.caller))
  }

  /** Counts a connection, and returns how to give it back. */
  function take(caller: Partial<Caller>): GiveBack {
    count(caller, 1)
    return () => {
      count(caller, -1)
      grantNext()
    }
  }

  return {
    /** Returns how to give a connection back, when the asker may have one. */
    enter(asker: Asker | undefined): GiveBack | Promise<GiveBack> {
      if (asker === undefined) return take({})
      const caller = asker.who()
      const isNow = asker.held > 0 || mayHaveOne(caller)
      if (isNow) return holding(asker, take(caller))
      return inTurn(caller).then((giveBack) => holding(asker, giveBack))
    },
  }

  function holding(asker: Asker, giveBack: GiveBack): GiveBack {
    asker.held += 1
    return () => {
      asker.held -= 1
      giveBack()
    }
  }

  /** @throws in the words of the pool, which mean that the database is busy. */
  async function inTurn(caller: Caller): Promise<GiveBack> {
    const { promise, resolve, reject } = Promise.withResolvers<GiveBack>()
    const mine: Waiting = { caller, grant: resolve }
    waiting.push(mine)
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(mine), 1)
      reject(new Error('timeout exceeded when trying to connect'))
    }, waitMs)
    return promise.finally(() => clearTimeout(timer))
  }
}

function add(held: Map<string, number>, name: string, change: 1 | -1) {
  const sum = (held.get(name) ?? 0) + change
  if (sum > 0) held.set(name, sum)
  else held.delete(name)
}
