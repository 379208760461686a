import { BriefDialog } from './brief-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'

/** Comes as one file: every page of the portal lists the names of all files, and each dialog is short. */
export const ticketDialogs = { BriefDialog, LinkDialog, MergeDialog, SnoozeDialog, SplitDialog }
