// What is wrong with what a person typed about a ticket. A schema names these texts, so each is one
// without values.

export const priorityRequired = 'Priority is required'
export const priorityUnknown = 'Priority must be Low, Medium or High'
export const subjectRequired = 'Subject is required'
export const subjectTooLong = 'Subject must be 100 characters or less'
export const descriptionRequired = 'Description is required'
export const descriptionTooLong = 'Description must be 65,536 characters or less'
export const categoryRequired = 'At least one category is required'
export const tooManyCategories = 'Choose at most 20 categories'
export const replyRequired = 'Write a reply first'
export const replyTooLong = 'A reply must be 65,536 characters or less'
export const chooseResolution = 'Choose one of the resolution reasons'
export const commentTooLong = 'A comment must be 65,536 characters or less'
export const notStorable = 'This text contains a character that cannot be stored'
