import { z } from 'zod'

/** Goes up when an older Portico could no longer read what is written. */
export const FORMAT = 1

export const Head = z.object({
  format: z.literal(FORMAT),
  /** Of the Portico that wrote it. */
  version: z.string(),
  /** What the database had been through, in order. The last one is its level. */
  migrations: z.array(z.string()).min(1),
  createdAt: z.iso.datetime(),
})
export type Head = z.infer<typeof Head>

/** What every format to come has in common. */
export const AnyHead = z.object({ format: z.int().min(1) })

const DumpedTable = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
})
export type DumpedTable = z.infer<typeof DumpedTable>

const DumpedSequence = z.object({
  name: z.string(),
  /** Text, because it may be larger than a number holds. */
  value: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})
export type DumpedSequence = z.infer<typeof DumpedSequence>

const DumpedFiles = z.object({
  count: z.int().min(0),
  sizeBytes: z.int().min(0),
  /** Those that could not be read whole. */
  missing: z.int().min(0),
})
export type DumpedFiles = z.infer<typeof DumpedFiles>

export const Manifest = Head.extend({
  tables: z.array(DumpedTable),
  /** Tables that are empty after a restore, on purpose. */
  leftOut: z.array(z.string()),
  sequences: z.array(DumpedSequence),
  files: DumpedFiles,
})
export type Manifest = z.infer<typeof Manifest>
