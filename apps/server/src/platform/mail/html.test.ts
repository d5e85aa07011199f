import { expect, test } from 'vitest'
import { htmlOf, mailRule } from './html.ts'

const html = (body: string) =>
  htmlOf({ language: 'de', subject: 'Neue Datei in „A & B“', body })
    .split('\n')
    .slice(5, -4)
    .join('\n')

test('paragraphs, lists and links are what the text shows', () => {
  expect(
    html('Guten Tag,\nSie\n\n– Plan.pdf\n– B\n\nZum Ordner: https://a.example/x?a=1&b=2.'),
  ).toBe(
    [
      '<p>Guten Tag,<br>',
      'Sie</p>',
      '<ul>',
      '<li>Plan.pdf</li>',
      '<li>B</li>',
      '</ul>',
      '<p>Zum Ordner: <a href="https://a.example/x?a=1&#38;b=2">https://a.example/x?a=1&#38;b=2</a>.</p>',
    ].join('\n'),
  )
})

test('between two languages stands a line, in HTML a rule', () => {
  expect(html(['Guten Tag', mailRule, 'Hello'].join('\n\n'))).toBe(
    [
      '<p>Guten Tag</p>',
      '<hr style="margin:24px 0;border:0;border-top:1px solid #ccc">',
      '<p>Hello</p>',
    ].join('\n'),
  )
  expect(mailRule).toMatch(/^-{40}$/)
})

test('names that somebody chose are text and nothing else', () => {
  const name = '<img src=x onerror=alert(1)>"&javascript:alert(1)'
  const whole = htmlOf({ language: 'de"', subject: name, body: `– ${name}\n\nhttps://x"y` })
  expect(whole).not.toContain('<img')
  expect(whole).not.toContain('lang="de""')
  expect(whole.match(/href="[^"]*"/g)).toEqual(['href="https://x"'])
})
