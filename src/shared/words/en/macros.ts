// What agents keep ready to answer with, and what names people in notes.

// What the server answers.
export const nameRequired = 'Give the macro a name'
export const nameTooLong = 'The name must be 80 characters or less'
export const sayWhose = 'Say whether all agents share it'
export const textTooLong = 'The text must be 20,000 characters or less'
export const chooseResolution = 'Choose one of the resolution reasons'
export const doesNothing = 'Write a text, or choose what it changes'
export const tooMany = (limit: number) =>
  `There can be at most ${limit} of these macros. Remove one first`
export const noSuchPlaceholder = (name: string) =>
  `There is no placeholder {{${name}}}. Choose one of the list`
export const missing = 'This macro does not exist.'
export const changedMeanwhile = (name: string) => `${name} has changed this macro in the meantime.`
export const fillIn = (name: string) =>
  `Fill in {{${name}}} first. Braces that are meant as they are go into code`
export const chooseAgent = 'Choose one of the agents'
export const noSuchAgent = (name: string) =>
  `${name} is not an active agent and would not be told. Take the mention out`

// In the box for answers.
export const title = 'Macros'
export const own = 'Only mine'
export const manage = 'Manage macros'
export const noneYet = 'There are no macros for this yet.'
export const notUsed = (name: string) => `"${name}" could not be used`
export const agentsToMention = 'Agents to mention'
export const withThis = (isNote: boolean) => (isNote ? 'With this note:' : 'With this reply:')
export const dropChange = (text: string) => `Leave out: ${text}`
export const applyNow = 'Apply without an answer'
export const applying = 'Applying...'
export const applied = 'Changes applied'
export const unfilled = (names: string) =>
  `Fill in ${names} before you send this. Braces that are meant as they are go into code.`

// What a macro does.
export const closesAs = (reason: string) => `Close: ${reason}`
export const setsStatus = (status: string) => `Status: ${status}`
export const setsPriority = (priority: string) => `Priority: ${priority}`
export const setsCategories = (names: string) => `Categories: ${names}`
export const assigns = (name: string) => `Assign to ${name}`
export const assignsMe = 'Assign to me'
export const assignsNobody = 'Assign to nobody'
export const somebody = 'somebody else'
export const assignsNobodyNow = (name: string) =>
  `Doesn’t assign to ${name}, whose account is deactivated`
export const categoryArchived = (name: string) => `Doesn’t set the archived category ${name}`
export const usedInPart = (name: string) => `“${name}” is out of date.`

// The page of macros.
export const lead = 'Texts and changes that you use again. In an answer, type / to choose one.'
export const loadFailed = 'The macros could not be loaded'
export const none = 'No macros yet'
export const noneHint =
  'Keep a text that you write often, or changes that belong together, such as closing with a reason.'
export const shared = 'Shared by all agents'
export const add = 'New macro'
export const addTitle = 'New macro'
export const editTitle = 'Edit macro'
export const edit = (name: string) => `Edit ${name}`
export const remove = (name: string) => `Remove ${name}`
export const removeAsk = (name: string) => `Remove "${name}"?`
export const goesForAll = 'It goes for all agents.'
export const actionsFor = (name: string) => `Actions for ${name}`
export const changedBy = (name: string) => `Changed by ${name}`
export const notOpened = (name: string) => `"${name}" could not be opened`
export const removed = 'Macro removed'
export const notRemoved = 'The macro was not removed'
export const saved = 'Macro saved'
export const notSaved = 'The macro was not saved'
/** As in "Ada has saved this macro in the meantime". */
export const savedBy = (name: string) => `${name} has saved this macro in the meantime`
export const begun = 'You had begun this before. We kept what you typed.'
export const nothing = 'Nothing'
export const save = 'Save macro'
export const saving = 'Saving...'
export const name = 'Name'
export const forWhom = 'Who uses it'
export const forMe = 'Only me'
export const forAll = 'All agents'
export const textFor = 'What the text is for'
export const forReplies = 'Replies'
export const forNotes = 'Notes'
export const text = 'Text'
export const textExample = 'Hi {{requester.firstName}},'
export const placeholdersAre = 'The ticket fills in:'
export const changesTitle = 'What it changes'
export const noChange = 'As it is'
export const staysOpen = 'It stays open'
export const status = 'Status'
export const priority = 'Priority'
export const assignee = 'Assignee'
export const whoeverUses = 'Whoever uses it'
export const nobody = 'Nobody'
export const closing = 'Close the ticket'
export const categories = 'Categories'
