import path from 'node:path'

import type { Source } from './sources.ts'

/** Lists the files that import each file. Tests are no readers. */
export function readersOf(sources: Source[]): Map<string, string[]> {
  const readers = new Map<string, string[]>()
  for (const { file, isTest, imports } of sources) {
    if (isTest) continue
    for (const to of new Set(imports.map((one) => one.to))) {
      readers.set(to, [...(readers.get(to) ?? []), file])
    }
  }
  return readers
}

/** Draws an arrow for each import between files of two groups, or for each of a file that runs first. */
export function arrowsOf(
  sources: Source[],
  groupOf: (file: string) => string | undefined,
  { onlyRun }: { onlyRun: boolean },
): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  for (const { file, imports } of sources) {
    const from = groupOf(file)
    if (from === undefined) continue
    const targets = arrows.get(from) ?? new Set()
    arrows.set(from, targets)
    for (const { to, isRun } of imports) {
      const group = onlyRun && !isRun ? undefined : groupOf(to)
      if (group !== undefined && group !== from) targets.add(group)
    }
  }
  return arrows
}

/** Lists the groups that import each other, directly or through others. */
export function circlesOf(arrows: Map<string, Set<string>>): string[] {
  const reached = new Map([...arrows.keys()].map((from) => [from, reachableFrom(arrows, from)]))
  const circles = [...reached].flatMap(([from, to]) => {
    const circle = [...to].filter((other) => reached.get(other)?.has(from))
    return circle.length > 1 ? [circle.toSorted().join(', ')] : []
  })
  return [...new Set(circles)]
}

function reachableFrom(arrows: Map<string, Set<string>>, from: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(arrows.get(from) ?? [])]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (next === undefined || reached.has(next)) continue
    reached.add(next)
    waiting.push(...(arrows.get(next) ?? []))
  }
  return reached
}

/** All folders of some files, and those around them. */
export function foldersOf(sources: Source[]): Set<string> {
  const folders = new Set<string>()
  for (const { folder } of sources) {
    for (let one = folder; one !== '.'; one = path.posix.dirname(one)) folders.add(one)
  }
  return folders
}

export function hasSubfolders(folders: Set<string>, folder: string): boolean {
  return [...folders].some((other) => path.posix.dirname(other) === folder)
}
