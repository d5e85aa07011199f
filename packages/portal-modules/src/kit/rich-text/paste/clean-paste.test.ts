// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import {
  fromGoogleDocs,
  fromOutlook,
  fromWeb,
  fromWord,
  fromWordOnline,
} from '../testing/clipboard.ts'
import { cleanPastedHtml } from './clean-paste.ts'

/** One line, spaces as a browser shows them. */
const clean = (html: string) =>
  cleanPastedHtml(html, 'https://portal.example')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|h\d|ul|ol|li|table|tbody|tr|td|blockquote)\b[^>]*>) ?/g, '$1')

test('from Word come headings, marks, nested lists with their numbers and tables, and nothing of its look (POST-04)', () => {
  expect(clean(fromWord)).toBe(
    '<h2>Mediaplan Herbst</h2>' +
      '<p>Der Plan ist <b>freigegeben</b> und <i>läuft</i> ab <a href="https://example.org/kw13">KW 13</a>.</p>' +
      '<ul><li>Fernsehen<ul><li>Vorabend<ul><li>Kanal 9</li></ul></li></ul></li><li>Radio</li></ul>' +
      '<h3>Nächste Schritte</h3>' +
      '<ol start="3"><li>Motive prüfen</li><li>Buchen</li></ol>' +
      '<table><tbody><tr><td><p><b>Kanal</b></p></td><td><p><b>Netto</b></p></td></tr>' +
      '<tr><td><p>TV</p></td><td><p>182.000 €</p></td></tr></tbody></table>',
  )
})

test('from Outlook comes what was written: no layout table, no safe link, no picture of the mail (POST-04)', () => {
  expect(clean(fromOutlook)).toBe(
    '<p>Liebe Frau Moser,</p>' +
      '<p>bitte sehen Sie <a href="https://example.org/plan">den Plan</a> an, oder schreiben Sie an <a href="mailto:plan@example.org">plan@example.org</a>.</p>' +
      '<p><b>Wichtig:</b> Frist ist Freitag.</p>' +
      '<p><b>Von:</b> Aylin Kaya<br><b>Betreff:</b> AW: Plan</p>',
  )
})

test('from Google Docs styles become marks, and what is wrapped in bold is not bold (POST-04)', () => {
  expect(clean(fromGoogleDocs)).toBe(
    '<h2>Briefing Zitrone</h2>' +
      '<p><strong>Ziel:</strong> mehr Kontakte, <em>schneller</em>. CO<sub>2</sub> neutral. <a href="https://example.org/ziel">Zum Ziel</a></p>' +
      '<ul><li><p>Wien</p></li><ul><li><p>Erster Bezirk</p></li></ul><li><p>Graz</p></li></ul>' +
      '<br>' +
      '<table><tbody><tr><td><p><strong>Motiv</strong></p></td><td><p>Note</p></td></tr></tbody></table>',
  )
})

test('from Word for the web comes one list, by its levels (POST-04)', () => {
  expect(clean(fromWordOnline)).toBe(
    '<h2>Wochenbericht </h2>'.replace(' <', '<') +
      '<ul><li><p><strong>Reichweite</strong></p><ul><li><p>58 Prozent</p></li></ul></li><li><p>Budget</p></li></ul>',
  )
})

test('from a page of the web comes its text; what acts, is hidden or lies elsewhere does not (POST-04)', () => {
  expect(clean(fromWeb)).toBe(
    '<h2>Flächen am Jungfernstieg</h2><p>Von Redaktion</p><p>Eine Stele</p>' +
      '<p>Absatz eins mit Marke und Fremdem.</p><p>Absatz zwei.<br>Neue Zeile.</p>' +
      '<blockquote><p>Ab KW 18 frei.</p></blockquote><h4>Mehr</h4>' +
      '<ol start="3"><li><a href="/campaigns/7">Zur Kampagne</a></li></ol>',
  )
})

test('what was copied in the editor itself is left to its schema (POST-04)', () => {
  const own = '<p data-pm-slice="1 1 []">Text</p>'
  expect(cleanPastedHtml(own)).toBe(own)
})
