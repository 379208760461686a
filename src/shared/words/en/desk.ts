export const title = 'Desk'
export const backToQueue = 'Back to the queue'
