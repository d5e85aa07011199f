import { expect, test } from 'vitest'
import { setAside } from './set-aside.ts'

test('styles and scripts of an e-mail are taken out before it is read; the rest is as it was', () => {
  const { html, rules } = setAside(
    '<!--[if mso]><style>.outlook{}</style><![endif]--><style type="text/css"><!-- p { color: red } --></style>' +
      '<base href="https://a.example/"><p STYLE="color:red" title="style=x > onload=y" onclick=\'alert("1")\'>style="no" a < b</p>' +
      '<script>document.write("<p>")</script><a/href=https://a.example/?onx=1&style=2>x</a><br/>',
  )
  expect(rules).toEqual(['<!-- p { color: red } -->'])
  expect(html).toBe(
    '<p data-at-style="color:red" title="style=x > onload=y" >style="no" a < b</p>' +
      '<a/href=https://a.example/?onx=1&style=2>x</a><br/>',
  )
})

test('what has no end is taken to the end', () => {
  expect(setAside('<p>a</p><style>p {')).toEqual({ html: '<p>a</p>', rules: ['p {'] })
  expect(setAside('<p>a</p><!-- b')).toEqual({ html: '<p>a</p>', rules: [] })
  expect(setAside('<p>a</p><script>b')).toEqual({ html: '<p>a</p>', rules: [] })
})
