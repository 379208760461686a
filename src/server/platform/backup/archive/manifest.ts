import { z } from 'zod'

/**
 * Increase this when an older Portico can no longer read the archive. In format 1, a long row may be
 * cut between two parts of its table.
 */
export const FORMAT = 2

export const Head = z.object({
  format: z.int().min(1).max(FORMAT),
  /** The version of the Portico that wrote the archive. */
  version: z.string(),
  /** The migrations that the database had run, in order. The last one is its level. */
  migrations: z.array(z.string()).min(1),
  createdAt: z.iso.datetime(),
})
export type Head = z.infer<typeof Head>

/** The part of the head that every future format keeps. */
export const AnyHead = z.object({ format: z.int().min(1) })

const DumpedTable = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
})
export type DumpedTable = z.infer<typeof DumpedTable>

const DumpedSequence = z.object({
  name: z.string(),
  /** Text, because the value may be too large for a number. */
  value: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})
export type DumpedSequence = z.infer<typeof DumpedSequence>

const DumpedFiles = z.object({
  count: z.int().min(0),
  sizeBytes: z.int().min(0),
  /** Files that could not be read completely. */
  missing: z.int().min(0),
})
export type DumpedFiles = z.infer<typeof DumpedFiles>

export const Manifest = Head.extend({
  tables: z.array(DumpedTable),
  /** Tables that are empty on purpose after a restore. */
  leftOut: z.array(z.string()),
  sequences: z.array(DumpedSequence),
  files: DumpedFiles,
})
export type Manifest = z.infer<typeof Manifest>
