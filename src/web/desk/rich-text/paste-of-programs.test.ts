import { Fragment } from 'prosemirror-model'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { pasteParser } from './parse-html.ts'
import { quietHtml } from './quiet-html.ts'
import { schema } from './schema.ts'
import { toHtml } from './to-html.ts'

/** Pastes HTML into an empty editor and returns the result. */
function pasted(html: string): string {
  const { document } = parseHTML(`<html><body>${quietHtml(html)}</body></html>`)
  const { content } = pasteParser.parseSlice(document.body)
  return toHtml(schema.node('doc', null, Fragment.from(content)))
}

/** A line of a list, as Word on Windows and Outlook write it. */
function officeLine(text: string, list: string, sign: string) {
  return `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;text-indent:-.25in;mso-list:${list} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`
}

test('a list stays a list, without its signs, when it is pasted from Word', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- @list l0 {mso-list-id:1} p.MsoNormal {margin:0} --></style></head><body><!--StartFragment-->
    <p class=MsoNormal style='line-height:115%'>Please <b>check</b>:<o:p></o:p></p>
    ${officeLine('the <i>cable</i>', 'l0 level1', '·')}
    ${officeLine('the switch', 'l0 level1', '·')}
    <p class=MsoNormal>Thank you</p><!--EndFragment--></body></html>`
  expect(pasted(word)).toBe(
    '<p>Please <strong>check</strong>:</p><ul><li>the <em>cable</em></li><li>the switch</li></ul><p>Thank you</p>',
  )
})

test('a numbered list keeps its levels and inner bullets when it is pasted from Outlook', () => {
  const outlook = [
    officeLine('Sign out', 'l1 level1', '1.'),
    officeLine('of the laptop', 'l1 level2', 'a.'),
    officeLine('of the phone', 'l1 level2', 'b.'),
    officeLine('any phone', 'l1 level3', 'o'),
    officeLine('Sign in', 'l1 level1', '2.'),
  ].join('\n')
  expect(pasted(outlook)).toBe(
    '<ol><li>Sign out<ol><li>of the laptop</li><li>of the phone<ul><li>any phone</li></ul></li></ol></li><li>Sign in</li></ol>',
  )
})

test('lists of Office stay apart when they follow each other, and a skipped level is one level', () => {
  const lists = [
    officeLine('One', 'l0 level1', '1)'),
    officeLine('Deep', 'l0 level3', '§'),
    officeLine('Other', 'l2 level1', '·'),
  ].join('')
  expect(pasted(lists)).toBe('<ol><li>One<ul><li>Deep</li></ul></li></ol><ul><li>Other</li></ul>')
})

test('a list of Office becomes a list when it begins deep, and text between two ends the first', () => {
  const lists = [
    officeLine('Deep', 'l0 level2', 'o'),
    officeLine('High', 'l0 level1', '·'),
    '<p class=MsoNormal>Between</p>',
    officeLine('Last', 'l0 level1', '·'),
  ].join('')
  expect(pasted(lists)).toBe(
    '<ul><li>Deep</li></ul><ul><li>High</li></ul><p>Between</p><ul><li>Last</li></ul>',
  )
})

test('items become one list when Word on the web pastes each as its own list', () => {
  const item = (text: string, name: string, level: number) =>
    `<div class="ListContainerWrapper"><${name} class="Bullet"><li data-listid="3" data-aria-level="${level}"><p class="Paragraph" style="margin:0"><span>${text}</span></p></li></${name}></div>`
  const online = item('One', 'ul', 1) + item('Under', 'ol', 2) + item('Two', 'ul', 1)
  expect(pasted(online)).toBe('<ul><li>One<ol><li>Under</li></ol></li><li>Two</li></ul>')
})

test('blank lines are left out when Office pastes them', () => {
  expect(pasted('<p class=MsoNormal>A</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>B</p>')).toBe(
    '<p>A</p><p>B</p>',
  )
})

test('bold and italic of Google Docs are kept, and its wrapper that is not bold makes nothing bold', () => {
  const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain </span><span style="font-weight:700;font-style:italic">both</span></p></b>`
  expect(pasted(docs)).toBe('<p>Plain <strong><em>both</em></strong></p>')
})

test('rows become lines when they are pasted from a spreadsheet', () => {
  const sheet = `<table><tbody><tr><td>srv-01</td><td style="width:9pt">10.0.0.4</td></tr><tr><td><b>srv-02</b></td><td>10.0.0.5</td></tr></tbody></table>`
  expect(pasted(sheet)).toBe('<p>srv-01 | 10.0.0.4</p><p><strong>srv-02</strong> | 10.0.0.5</p>')
})

test('a table keeps its paragraphs when it only arranges a mail', () => {
  const mail = `<table><tr><td><p>Hello,</p><p>we are closed.</p></td></tr></table>`
  expect(pasted(mail)).toBe('<p>Hello,</p><p>we are closed.</p>')
})

test('foreign markup, remote pictures and harmful links leave only their text when they are pasted', () => {
  const page = `<h1 onclick="x()">Title</h1><div><font color=red>red</font><script>alert(1)</script><img src="https://x.example/p.png" alt="p"><iframe src="https://x.example"></iframe></div><p><a href="javascript:alert(1)">here</a> <a href="https://ok.example/a">there</a></p>`
  expect(pasted(page)).toBe(
    '<h4>Title</h4><p>red</p><p>here <a href="https://ok.example/a" rel="noopener noreferrer nofollow" target="_blank">there</a></p>',
  )
})

test('styles are removed from HTML when it is pasted, however they are written', () => {
  const quiet = quietHtml(
    `<style media=x>p { color: red }</style><p STYLE = 'a: "b"' title="style=1 > 0">x = style</p><b style=bold>y</b><style>open`,
  )
  expect(quiet).toBe(
    `<p data-style = 'a: "b"' title="style=1 > 0">x = style</p><b data-style=bold>y</b>`,
  )
})

test('event handlers are removed from pasted HTML before it is parsed, however they are written', () => {
  const quiet = quietHtml(
    `<img src="a.png" onerror="alert(1)" alt="on=1"><a href="/x"\nONCLICK='x()'>y</a><svg/onload=z() >on = off`,
  )
  expect(quiet).toBe(`<img src="a.png"  alt="on=1"><a href="/x"\n>y</a><svg/ >on = off`)
})

test('a paste does not hang when its HTML has many open quotes', () => {
  const open = ['<p a="', '<p ', 'a', '< a=', '<p style="'].map((part) => part.repeat(50_000))
  for (const html of open) expect(quietHtml(`<p ${html}`)).toContain('<p ')
})
