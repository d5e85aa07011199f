import { expect, test } from 'vitest'
import { fillTemplate, readDiscovery } from './discovery.ts'

test('each kind of file has the address where it is viewed, else edited; nothing else counts (VIEW-14)', () => {
  const found = readDiscovery(`<?xml version="1.0" encoding="utf-8"?>
    <wopi-discovery><net-zone name="external-https">
      <app name="writer">
        <action default="true" ext="odt" name="edit" urlsrc="https://office.example/browser/1a2b/cool.html?"/>
        <action ext="DOCX" name="edit" urlsrc="https://office.example/edit?"/>
        <action ext="docx" urlsrc="https://office.example/view?a=1&amp;&lt;ui=UI_LLCC&amp;&gt;" name="view" />
        <action ext="docx" name="view_comment" urlsrc="https://office.example/comment?"></action>
        <action ext="pdf" name="convert" urlsrc="https://office.example/convert"/>
        <action name="view" urlsrc="https://office.example/none"/>
      </app>
    </net-zone></wopi-discovery>`)
  expect([...found]).toEqual([
    ['odt', 'https://office.example/browser/1a2b/cool.html?'],
    ['docx', 'https://office.example/view?a=1&<ui=UI_LLCC&>'],
  ])
  expect(readDiscovery('<html>no').size).toBe(0)
})

test('a template gets the language and loses its other optional parts (VIEW-14)', () => {
  expect(fillTemplate('https://o.example/view?&<ui=UI_LLCC&><rs=DC_LLCC&><dchat=DISABLE_CHAT&>', 'de-DE')).toBe('https://o.example/view?&ui=de-DE&') // prettier-ignore
  expect(fillTemplate('https://o.example/cool.html?', 'de-DE')).toBe('https://o.example/cool.html?')
  expect(fillTemplate('https://o.example/cool.html', 'de-DE')).toBe('https://o.example/cool.html?')
  expect(fillTemplate('https://o.example/cool.html?x=1', 'de-DE')).toBe('https://o.example/cool.html?x=1&') // prettier-ignore
})
