import { expect, test } from 'vitest'
import { cleanHtml } from './posts.html.ts'

test('what a text is made of stays (POST-01)', () => {
  const html =
    '<h2>Lage</h2><p>Ein <strong>guter</strong> Mai &amp; Juni.</p><ul><li>TV</li></ul>' +
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
  expect(cleanHtml(html)).toBe(html)
})

test.each([
  ['<script>alert(1)</script>Text', 'Text'],
  ['<style>p{}</style>Text', 'Text'],
  ['<img src="x.png" onerror="alert(1)" alt="Bild">', '<img src="x.png" alt="Bild" />'],
  ['<img src="data:image/svg+xml,x">', '<img />'],
  ['<img src="/images/a" alt="Bild" width="4">', '<img src="/images/a" alt="Bild" width="4" />'],
  [
    '<p><img src="https://bilder.example/a.png?b=1&amp;c=2" alt="Unser &lt;Stand&gt;"></p>',
    '<p><a href="https://bilder.example/a.png?b=1&amp;c=2" rel="noopener noreferrer">Unser &lt;Stand&gt;</a></p>',
  ],
  [
    '<img src="https://bilder.example/a.png">',
    '<a href="https://bilder.example/a.png" rel="noopener noreferrer">https://bilder.example/a.png</a>',
  ],
  ['<a href="javascript:alert(1)">hier</a>', '<a rel="noopener noreferrer">hier</a>'],
  ['<a href="//boese.example">hier</a>', '<a rel="noopener noreferrer">hier</a>'],
  [
    '<a href="/files" target="_blank" onclick="x()">hier</a>',
    '<a href="/files" rel="noopener noreferrer">hier</a>',
  ],
  ['<iframe src="https://boese.example"></iframe>', ''],
  ['<p style="position:fixed" class="x" id="y">Text</p>', '<p>Text</p>'],
  ['<form action="/x"><input name="p"><button>Los</button></form>', 'Los'],
  ['<svg><a xlink:href="javascript:x">a</a></svg>', '<a rel="noopener noreferrer">a</a>'],
  ['<p>offen', '<p>offen</p>'],
])('%s becomes %s (POST-01)', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected)
})
