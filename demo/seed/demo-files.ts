import { makePdf } from './make-pdf.ts'
import { makePng, type Rectangle } from './make-png.ts'

const WHITE = [255, 255, 255] as const
const PAPER = [240, 236, 226] as const
const GREY = [196, 201, 208] as const
const DARK = [44, 50, 58] as const
const BLUE = [40, 92, 160] as const
const RED = [190, 40, 60] as const
const GREEN = [120, 190, 110] as const

/** The files attached to the stories, created on demand. */
export const DEMO_FILES = {
  'blank-labels.png': png(() =>
    makePng({ width: 480, height: 320, ground: DARK }, [
      ...row(5, (x) => ({ x: 20 + x * 90, y: 90, width: 80, height: 120, colour: PAPER })),
      { x: 0, y: 230, width: 480, height: 12, colour: GREY },
    ]),
  ),
  'error-dialog.png': png(() =>
    makePng({ width: 640, height: 400, ground: GREY }, [
      { x: 120, y: 110, width: 400, height: 180, colour: WHITE },
      { x: 120, y: 110, width: 400, height: 32, colour: BLUE },
      { x: 150, y: 170, width: 40, height: 40, colour: RED },
      ...row(3, (line) => ({
        x: 210,
        y: 172 + line * 16,
        width: 280 - line * 70,
        height: 8,
        colour: DARK,
      })),
      { x: 410, y: 246, width: 90, height: 28, colour: BLUE },
    ]),
  ),
  'export-cut-off.png': png(() =>
    makePng({ width: 560, height: 360, ground: WHITE }, [
      { x: 20, y: 20, width: 540, height: 26, colour: BLUE },
      ...row(11, (line) => ({ x: 20, y: 60 + line * 26, width: 540, height: 1, colour: GREY })),
      ...row(11, (line) => ({ x: 30, y: 68 + line * 26, width: 150, height: 8, colour: DARK })),
      ...row(11, (line) => ({ x: 300, y: 68 + line * 26, width: 70, height: 8, colour: DARK })),
      // The last column runs off the page, on purpose.
      ...row(11, (line) => ({ x: 535, y: 68 + line * 26, width: 25, height: 8, colour: RED })),
    ]),
  ),
  'ups-display.png': png(() =>
    makePng({ width: 420, height: 280, ground: DARK }, [
      { x: 60, y: 50, width: 300, height: 140, colour: GREEN },
      ...row(2, (line) => ({
        x: 80,
        y: 80 + line * 40,
        width: 240 - line * 90,
        height: 14,
        colour: DARK,
      })),
      { x: 200, y: 215, width: 20, height: 20, colour: RED },
    ]),
  ),
  'delivery-note.pdf': {
    contentType: 'application/pdf',
    make: () =>
      makePdf(
        'Delivery note 20817 (Northwind Traders)',
        row(44, (line) => `${line + 1}   Article ${4000 + line * 7}   ${((line * 5) % 9) + 1} pcs`),
      ),
  },
  'second-monitor-guide.pdf': {
    contentType: 'application/pdf',
    make: () =>
      makePdf('Two monitors on one docking station', [
        'In stock: 24 inch (about 170 EUR) and 27 inch (about 240 EUR).',
        '',
        '1. Connect the first monitor to the port marked DP1.',
        '2. Connect the second monitor to the port marked HDMI.',
        '3. Press Windows+P and choose "Extend".',
        '4. In the display settings, drag the pictures into the order on your desk.',
      ]),
  },
  'licenses.csv': {
    contentType: 'text/csv',
    make: () =>
      Buffer.from(
        [
          'product;bought;returned;in use',
          'Office Business;42;2;40',
          'CAD Light;3;0;3',
          'Ordering system;12;0;12',
          '',
        ].join('\r\n'),
      ),
  },
  'vpn-client.log': {
    contentType: 'text/plain',
    make: () =>
      Buffer.from(
        row(24, (line) => {
          const minute = 10 + line * 2
          const isRekey = line % 5 === 4
          return `14:${minute}:03 ${isRekey ? 'WARN  rekey: no answer from gateway after 30 s, giving up' : 'INFO  keepalive ok'}\n`
        }).join(''),
      ),
  },
} satisfies Record<string, { contentType: string; make: () => Buffer }>

export type DemoFileName = keyof typeof DEMO_FILES

function png(make: () => Buffer) {
  return { contentType: 'image/png', make }
}

function row<Item extends Rectangle | string>(count: number, item: (index: number) => Item) {
  return Array.from({ length: count }, (_, index) => item(index))
}
