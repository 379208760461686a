import type { Story } from '#demo/seed/story.ts'

/**
 * Tickets of Northwind's sales office in Dubai. Laila writes in Arabic to people who answer in
 * Arabic.
 */
export const LAILAS_TICKETS: Story[] = [
  {
    weeksAgo: 44,
    at: 'Tue 09:50',
    subject: 'Keyboard layout changes back to German after every restart',
    description:
      'I work with Arabic and English. After each restart only German is left and I have to add both again.',
    priority: 'Low',
    categories: ['SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Tue 10:30',
        priya:
          '<p>A head office policy sets German for everyone. We’ve excluded your laptop. Please restart once more and tell us if anything is left.</p>',
      },
      { at: 'Wed 08:20', says: 'All three are there. Thank you!' },
      { at: 'Wed 09:05', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 29,
    at: 'Mon 06:40',
    subject: 'Roaming charges on the last phone bill',
    description: 'My phone was charged 212 EUR for data in Oman, although roaming is included.',
    priority: 'Medium',
    categories: ['BILLING_ISSUE'],
    steps: [
      { at: 'Mon 09:35', priya: '<p>That should not have happened. I am asking the provider.</p>' },
      {
        at: 'Tue 10:00',
        priya:
          '<p>The option was missing for this number. 212.00 EUR are credited, and it is set for all of the Dubai office now.</p>',
      },
      { at: 'Tue 10:45', closes: 'REFUND_APPLIED' },
    ],
  },
  {
    weeksAgo: 17,
    at: 'Sun 10:15',
    subject: 'الطابعة في مكتب دبي لا تطبع المستندات العربية بشكل صحيح',
    description:
      'عند طباعة عرض سعر باللغة العربية تظهر الحروف منفصلة ومن اليسار إلى اليمين. الملفات نفسها تظهر بشكل صحيح على الشاشة.\n\nرقم الطابعة: HP-DXB-02',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE', 'SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Mon+1 09:30',
        priya:
          '<p>مرحباً ليلى،</p><p>السبب هو برنامج تشغيل قديم للطابعة. الرجاء اتباع الخطوات التالية:</p><ol><li>افتحي <strong>الإعدادات</strong> ثم <strong>الطابعات</strong>.</li><li>اختاري <code>HP-DXB-02</code> ثم <em>إزالة</em>.</li><li>أعيدي تشغيل الجهاز، وستُضاف الطابعة تلقائياً بالبرنامج الجديد.</li></ol>',
      },
      { at: 'Mon+1 10:10', says: 'تمت الطباعة الآن بشكل صحيح. شكراً جزيلاً!' },
      { at: 'Mon+1 10:40', closes: 'ISSUE_FIXED', saying: 'شكراً لكم على السرعة.' },
    ],
  },
  {
    weeksAgo: 9,
    at: 'Wed 12:30',
    subject: 'Video calls with Hamburg break off',
    description: 'Picture and sound freeze every few minutes, mostly in the afternoon.',
    priority: 'Medium',
    categories: ['NETWORK_ISSUE'],
    steps: [
      {
        at: 'Wed 14:20',
        jordan:
          '<p>Sorry for the late answer. In the afternoon your line is full: the file synchronisation to Hamburg takes all of it. We move it to the night.</p>',
      },
      { at: 'Thu 16:00', says: 'Two calls today, no break.' },
      { at: 'Fri 09:00', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 2,
    at: 'Thu 13:10',
    subject: 'كيف يمكنني مشاركة مجلد مع عميل خارجي؟',
    description: 'أحتاج إلى إرسال ملفات كبيرة (حوالي 2 غيغابايت) إلى عميل بشكل آمن.',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY'],
    steps: [
      {
        at: 'Thu 13:50',
        priya:
          '<p>يمكنك إنشاء رابط مشاركة محمي بكلمة مرور. الشرح هنا: <a href="https://help.portico.example/ar/sharing">مشاركة الملفات بأمان</a>.</p>',
      },
    ],
  },
]

export const MAXIMILIANS_TICKETS: Story[] = [
  {
    weeksAgo: 52,
    at: 'Fri 13:30',
    subject: 'My name does not fit',
    description:
      'On the badge, in the telephone and in the signature my name is cut off after 40 characters, each time at another place. Is there a short form that everybody can agree on?',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Fri 14:05',
        priya:
          '<p>How about <em>Max Hohenstaufen</em> wherever it is short, and the full name in the signature?</p>',
      },
      { at: 'Fri 14:30', says: 'My mother would object, I do not.' },
      { at: 'Mon+1 11:20', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 34,
    at: 'Tue 16:10',
    // A long word without a place to break it.
    subject:
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzentwurf_v17_final.docx is locked',
    description:
      'Word says the file is in use by another person, but the name is empty.\n\n\\\\nas-hamburg\\legal\\2019\\Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz\\Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzentwurf_v17_final.docx',
    priority: 'Medium',
    categories: ['SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Tue 16:35',
        jordan:
          '<p>A lock was left over from Friday. It is gone. Windows also refuses paths of more than 260 characters, so please keep names a little shorter than the law:</p><pre><code>\\\\nas-hamburg\\legal\\RkReUeAUeG\\Entwurf_v17.docx</code></pre>',
      },
      { at: 'Wed 09:10', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 18,
    at: 'Wed 09:40',
    subject: 'Signature under contracts without printing them',
    description: 'Can we get an electronic signature that our bank accepts?',
    priority: 'Low',
    categories: ['FEATURE_REQUEST'],
    steps: [
      {
        at: 'Wed 10:25',
        priya: '<p>We compare three services and come back with prices next week.</p>',
      },
      {
        at: 'Tue+1 10:00',
        closes: 'FEATURE_REQUEST_TRACKED',
        saying: 'No hurry, after the holidays is fine.',
      },
    ],
  },
  {
    weeksAgo: 5,
    at: 'Thu 08:55',
    subject: 'Cannot open the contract archive from home',
    description: 'Error 0x80070035 as soon as I click on the drive L:.',
    priority: 'High',
    categories: ['NETWORK_ISSUE', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Thu 09:18',
        jordan:
          '<p>Please reconnect the VPN once, then try again:</p><pre><code>net use L: /delete\nnet use L: \\\\nas-hamburg\\archive /persistent:yes</code></pre>',
      },
      { at: 'Thu 09:40', says: 'Works now.' },
      { at: 'Thu 10:00', closes: 'SENT_KNOWLEDGE_DOCUMENT_LINK' },
    ],
  },
  {
    weeksAgo: 0,
    at: '52h ago',
    subject: 'Two-step sign-in: new telephone, old one is lost',
    description: 'I lost my telephone on the train and cannot confirm any sign-in.',
    priority: 'High',
    categories: ['ACCOUNT_AND_ACCESS', 'SECURITY_INCIDENT'],
    steps: [
      {
        at: '51h ago',
        jordan:
          '<p>The old one is removed and wiped. Please call us on 5550 100 from the office, so that we hear that it is you; then we add the new one.</p>',
      },
      { at: '50h ago', takes: 'jordan' },
      {
        at: '49h ago',
        from: 'jordan',
        note: '<p>Whoever takes the call: ask for the asset number on the laptop, as the runbook says.</p>',
      },
    ],
  },
]

export const OLUWASEUNS_TICKETS: Story[] = [
  {
    weeksAgo: 47,
    at: 'Thu 10:35',
    subject: 'Ordering system: approval is sent to the wrong person',
    description: 'Orders above 5,000 EUR go to the former head of purchasing for approval.',
    priority: 'High',
    categories: ['SOFTWARE_ISSUE', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Thu 10:55',
        priya:
          '<p>You are entered as approver from now on. Three orders that waited are with you now.</p>',
      },
      { at: 'Thu 11:30', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 31,
    at: 'Wed 19:20',
    subject: 'Laptop is very loud and hot',
    description: 'The fan runs all the time, also when I do nothing.',
    priority: 'Low',
    categories: ['HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Thu 10:50',
        priya:
          '<p>Please open the task manager with <strong>Ctrl+Shift+Esc</strong> and tell us what stands on top of the column CPU.</p>',
      },
      { at: 'Thu 11:15', says: 'SearchIndexer, 48 %.' },
      {
        at: 'Thu 13:00',
        priya:
          '<p>The index was damaged. We’re rebuilding it, so it should be quiet from tomorrow.</p>',
      },
      { at: 'Thu+1 14:00', closes: 'ISSUE_FIXED', saying: 'Quiet since Friday.' },
    ],
  },
  {
    weeksAgo: 14,
    at: 'Tue 14:15',
    subject: 'Supplier wants to know how we encrypt our mail',
    description: 'They sent a questionnaire with 12 questions. Could you answer it with me?',
    priority: 'Medium',
    categories: ['SECURITY_INCIDENT', 'GENERAL_INQUIRY'],
    steps: [
      {
        at: 'Tue 15:00',
        jordan:
          '<p>Most of it is in our standard answer:</p><ul><li>in transport: TLS 1.2 or newer, enforced for known partners,</li><li>at rest: AES-256,</li><li>on request: S/MIME for single people.</li></ul><p>The whole document: <a href="https://help.portico.example/security/mail">Mail security</a>.</p>',
      },
      { at: 'Tue 15:40', closes: 'SENT_KNOWLEDGE_DOCUMENT_LINK' },
    ],
  },
  {
    weeksAgo: 1,
    at: 'Tue 09:25',
    subject: 'Price list in the shop shows last year',
    description: 'The download "Price list" on the intranet is still the one of last year.',
    priority: 'Low',
    categories: ['SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Tue 09:55',
        priya:
          '<p>Who sends us the new one? The page only shows the file that is in the folder.</p>',
      },
      { at: 'Tue 13:30', says: 'I do. It is in the folder Sales now.' },
      { at: 'Tue 14:05', takes: 'priya' },
    ],
  },
]
