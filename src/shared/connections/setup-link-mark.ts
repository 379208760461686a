/** Ends the stored name of who has come by a setup link. A page says it in its own language. */
export const SETUP_LINK_MARK = ' (setup link)'
