// Texts about macros, and about mentions in notes.

// Answers of the server.
export const nameRequired = 'Enter a macro name'
export const nameTooLong = 'The name must be 80 characters or less'
export const sayWhose = 'Choose who can use this macro'
export const textTooLong = 'The message must be 20,000 characters or less'
export const chooseResolution = 'Choose a resolution reason from the list'
export const doesNothing = 'Enter a message or choose at least one change'
export const tooMany = (limit: number) =>
  `You’ve reached the limit of ${limit} macros. Delete one first.`
export const noSuchPlaceholder = (name: string) =>
  `{{${name}}} isn’t a valid placeholder. Choose one from the list.`
export const missing = 'This macro no longer exists.'
export const changedMeanwhile = (name: string) =>
  `${name} changed this macro while you were editing.`
export const fillIn = (name: string) =>
  `Replace {{${name}}} before sending. To keep braces as text, format them as code.`
export const chooseAgent = 'Choose an agent from the list'
export const noSuchAgent = (name: string) =>
  `${name} is no longer an active agent and won’t be notified. Remove the mention.`

// In the box for answers.
export const title = 'Macros'
export const own = 'My macros'
export const manage = 'Manage macros'
export const noneYet = 'No macros available here.'
export const notUsed = (name: string) => `Failed to apply “${name}”`
export const agentsToMention = 'Agents to mention'
export const withThis = (isNote: boolean) => (isNote ? 'With this note:' : 'With this reply:')
export const dropChange = (text: string) => `Skip “${text}”`
export const applyNow = 'Apply without replying'
export const applying = 'Applying...'
export const applied = 'Changes applied'
export const unfilled = (names: string) =>
  `Replace ${names} before sending. To keep braces as text, format them as code.`

// Acts of a macro.
export const closesAs = (reason: string) => `Close: ${reason}`
export const setsStatus = (status: string) => `Status: ${status}`
export const setsPriority = (priority: string) => `Priority: ${priority}`
export const setsCategories = (names: string) => `Categories: ${names}`
export const assigns = (name: string) => `Assign to ${name}`
export const assignsMe = 'Assign to me'
export const assignsNobody = 'Unassign'
export const somebody = 'a former agent'
export const assignsNobodyNow = (name: string) =>
  `Won’t assign to ${name}, whose account is deactivated`
export const categoryArchived = (name: string) => `Won’t set archived category ${name}`
export const usedInPart = (name: string) => `“${name}” is out of date.`

// The page of macros.
export const lead = 'Reusable replies and ticket changes. Type / in a reply to insert one.'
export const loadFailed = 'Failed to load macros'
export const none = 'No macros yet'
export const noneHint =
  'Save replies you write often, or changes you make together, such as closing with a reason.'
export const shared = 'Shared with all agents'
export const add = 'New macro'
export const addTitle = 'New macro'
export const editTitle = 'Edit macro'
export const edit = (name: string) => `Edit ${name}`
export const remove = (name: string) => `Delete ${name}`
export const removeAsk = (name: string) => `Delete “${name}”?`
export const goesForAll = 'The macro will be deleted for all agents.'
export const actionsFor = (name: string) => `Actions for ${name}`
export const changedBy = (name: string) => `Changed by ${name}`
export const notOpened = (name: string) => `Failed to open “${name}”`
export const removed = 'Macro deleted'
export const notRemoved = 'Failed to delete macro'
export const saved = 'Macro saved'
export const notSaved = 'Failed to save macro'
/** As in "Ada has saved this macro in the meantime". */
export const savedBy = (name: string) => `${name} changed this macro while you were editing`
export const begun = 'We restored your unsaved changes.'
export const nothing = 'Nothing'
export const save = 'Save macro'
export const saving = 'Saving...'
export const name = 'Name'
export const forWhom = 'Available to'
export const forMe = 'Only me'
export const forAll = 'All agents'
export const textFor = 'Use for'
export const forReplies = 'Replies'
export const forNotes = 'Internal notes'
export const text = 'Message'
export const textExample = 'Hi {{requester.firstName}},'
export const placeholdersAre = 'Available placeholders:'
export const changesTitle = 'Ticket changes'
export const waitingHint =
  '“Waiting for the customer” also pauses the SLA clocks until the customer replies, if their contract says so.'
export const noChange = 'No change'
export const staysOpen = 'Don’t close'
export const status = 'Status'
export const priority = 'Priority'
export const assignee = 'Assignee'
export const whoeverUses = 'Agent using the macro'
export const nobody = 'Unassigned'
export const closing = 'Close ticket'
export const categories = 'Categories'
