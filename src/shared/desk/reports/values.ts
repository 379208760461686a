import type { DeskAge } from '#shared/desk/values.ts'

/** The weeks that the numbers can go back, the present one among them. */
export const PERIODS = ['4', '12', '26', '52'] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD = '12' satisfies Period
/** Customers and agents in one picture, those with the most tickets. */
export const MOST_SHOWN = 20

/** Each open ticket is in one of them. */
export const AGE_GROUPS = [
  'under_1d',
  '1d_7d',
  '7d_30d',
  'over_30d',
] as const satisfies readonly DeskAge[]

/** The tables that can be had as files. */
export const NUMBER_FILES = ['ages', 'customers', 'agents', 'weeks', 'ratings'] as const
