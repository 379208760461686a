import type { Step, Story } from '#demo/seed/story.ts'

// Tickets of the last hours that show what the desk can do, besides those of the stories.

/** A long thread with pictures. */
export const LONG_THREAD: Story = {
  weeksAgo: 0,
  at: '520m ago',
  subject: 'Loan statements are cut off on the right',
  description:
    'The PDF statements lose their last column, the balance. It started this morning. A screenshot is attached.',
  priority: 'Medium',
  categories: ['SOFTWARE_ISSUE'],
  files: ['export-cut-off.png'],
  steps: [
    {
      at: '505m ago',
      priya:
        '<p>Hi Grace,</p><p>Thanks for the screenshot. Does this happen with every statement, or only with long ones?</p>',
    },
    { at: '490m ago', says: 'Only when there are more than ten lines, as far as I can see.' },
    { at: '482m ago', takes: 'priya' },
    {
      at: '470m ago',
      priya:
        '<p>I can reproduce it. Which paper size is selected under <strong>File, Page setup</strong>?</p>',
    },
    {
      at: '455m ago',
      says: 'It says Letter. The dialog also shows this error once in a while.',
      files: ['error-dialog.png'],
    },
    {
      at: '440m ago',
      from: 'priya',
      note: '<p>Same error as at Fabrikam in August. Their fix was the print template, not the driver.</p>',
    },
    {
      at: '420m ago',
      priya:
        '<p>That error is the key. The template was updated last night and expects A4. Could you try this?</p><ol><li>Open a statement with more than ten lines.</li><li>Choose <strong>Print, Template, Statement (Letter)</strong>.</li><li>Print to PDF again.</li></ol>',
    },
    {
      at: '395m ago',
      says: 'Better! The balance is there, but the page number is gone now.',
      files: ['export-cut-off.png'],
    },
    {
      at: '370m ago',
      jordan:
        '<p>Jordan here, I look after the templates. The footer was two lines too tall for Letter. I’ve fixed it and published version 14.</p>',
    },
    {
      at: '340m ago',
      says: 'Version 14 looks right for me. Ethan still gets the old one, though.',
    },
    {
      at: '310m ago',
      priya:
        '<p>Ethan’s client keeps templates for a day. I’ve cleared its cache. He needs to restart the client once.</p>',
    },
    { at: '280m ago', says: 'Done, Ethan sees version 14 as well.' },
    {
      at: '250m ago',
      priya:
        '<p>Great. I’ll roll it out to the other 30 workstations tonight and let you know tomorrow morning.</p>',
    },
    { at: '90m ago', says: 'Perfect. Ruth has just asked for it too, so tonight is good.' },
  ],
}

/** Merged into the one above it. */
export const MERGED: Story = {
  weeksAgo: 0,
  at: '165m ago',
  subject: 'Loan calculator shows a blank page',
  description: 'I only get a white page since about 20 minutes ago.',
  priority: 'High',
  categories: ['SOFTWARE_ISSUE'],
}
export const MERGED_INTO: Story = {
  weeksAgo: 0,
  at: '170m ago',
  subject: 'Nobody can open the loan calculator',
  description: 'The loan calculator stays blank for everyone at the counter.',
  priority: 'High',
  categories: ['SOFTWARE_ISSUE'],
  steps: [
    {
      at: '160m ago',
      priya:
        '<p>Hi Ethan,</p><p>The vendor confirms an outage. They expect it to be back within the hour. I’ll keep you posted here.</p>',
    },
    { at: '158m ago', takes: 'priya' },
  ],
}

/** By the email address of their requester. */
export const SHOWCASE_STORIES: Record<string, Story[]> = {
  'grace.holloway@woodgrove.example': [LONG_THREAD],
  'ethan.brooks@woodgrove.example': [MERGED_INTO],
  'ruth.feldman@woodgrove.example': [MERGED],
}

/** How tickets of the stories ended that would otherwise be overdue for weeks, by their subject. */
export const ENDINGS: Record<string, Step[]> = {
  'Which headset can we order for the new team?': [
    { at: 'Wed 10:00', says: 'Four and two, please.' },
    { at: 'Wed 11:00', closes: 'ISSUE_FIXED' },
  ],
  'Reception’s phone number shows up wrong for outside callers': [
    { at: 'Fri 11:40', priya: '<p>The provider has corrected it. Could you try one call?</p>' },
    { at: 'Fri 12:30', closes: 'ISSUE_FIXED' },
  ],
  'Customs software cannot send declarations since the certificate changed': [
    { at: 'Mon 16:10', closes: 'ISSUE_FIXED', saying: 'All 14 went through in time.' },
  ],
  'Cannot reach the file server from the hotel': [{ at: 'Fri 10:30', closes: 'ISSUE_FIXED' }],
  'كيف يمكنني مشاركة مجلد مع عميل خارجي؟': [
    { at: 'Fri 09:10', closes: 'SENT_KNOWLEDGE_DOCUMENT_LINK' },
  ],
  'Price list in the shop shows last year': [
    { at: 'Tue 15:10', priya: '<p>The page now shows the new list.</p>' },
    { at: 'Tue 16:00', closes: 'ISSUE_FIXED' },
  ],
}
