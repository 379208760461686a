// What is wrong with what a person typed about a ticket. A schema names these texts, so each is one
// without values.

export const priorityRequired = 'Bitte wählen Sie eine Priorität'
export const priorityUnknown = 'Die Priorität muss Low, Medium oder High sein'
export const subjectRequired = 'Bitte geben Sie einen Betreff ein'
export const subjectTooLong = 'Der Betreff darf höchstens 100 Zeichen haben'
export const descriptionRequired = 'Bitte geben Sie eine Beschreibung ein'
export const descriptionTooLong = 'Die Beschreibung darf höchstens 65.536 Zeichen haben'
export const categoryRequired = 'Bitte wählen Sie mindestens eine Kategorie'
export const tooManyCategories = 'Wählen Sie höchstens 20 Kategorien'
export const replyRequired = 'Schreiben Sie zuerst eine Antwort'
export const replyTooLong = 'Eine Antwort darf höchstens 65.536 Zeichen haben'
export const chooseResolution = 'Wählen Sie eine der Lösungen'
export const commentTooLong = 'Ein Kommentar darf höchstens 65.536 Zeichen haben'
export const notStorable = 'Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann'
