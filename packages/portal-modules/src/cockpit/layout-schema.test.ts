import { expect, test } from 'vitest'
import { parseLayout, widgetTypes } from './cockpit.layout.ts'
import schema from './layout.schema.json' with { type: 'json' }

const { properties } = schema
const widget = properties.widgets.items.properties
const sound = { id: 'plan', type: 'channels', x: 0, y: 0, w: 1, h: 1 }
const layout = (change: object) => ({ version: 1, widgets: [sound], ...change })
const isRead = (value: object) => 'layout' in parseLayout(JSON.stringify(value))
const isWidgetRead = (change: object) => isRead(layout({ widgets: [{ ...sound, ...change }] }))

test('the schema has the limits that a cockpit reads by (COCK-02)', () => {
  for (const field of ['x', 'y', 'w', 'h'] as const) {
    const { minimum, maximum } = widget[field]
    expect(isWidgetRead({ [field]: minimum }), `${field} ${minimum}`).toBe(true)
    expect(isWidgetRead({ [field]: maximum }), `${field} ${maximum}`).toBe(true)
    expect(isWidgetRead({ [field]: minimum - 1 }), `${field} below`).toBe(false)
    expect(isWidgetRead({ [field]: maximum + 1 }), `${field} above`).toBe(false)
  }
  const many = (count: number) =>
    layout({ widgets: Array.from({ length: count }, (_, id) => ({ ...sound, id: `${id}` })) })
  expect(isRead(many(properties.widgets.maxItems))).toBe(true)
  expect(isRead(many(properties.widgets.maxItems + 1))).toBe(false)
})

test('it asks for what a cockpit asks for, and for nothing else (COCK-02)', () => {
  for (const field of Object.keys(sound))
    expect(isWidgetRead({ [field]: undefined }), field).toBe(
      !properties.widgets.items.required.includes(field),
    )
  for (const field of ['version', 'widgets'])
    expect(isRead(layout({ [field]: undefined })), field).toBe(!schema.required.includes(field))
  expect(isRead(layout({ version: properties.version.const }))).toBe(true)
  expect(isRead(layout({ version: properties.version.const + 1 }))).toBe(false)
  expect(isRead(layout({ columns: properties.columns.const }))).toBe(true)
  expect(isRead(layout({ columns: 6 }))).toBe(false)
})

test.each(['cockpitdata', 'a/b-c_d', '', '/up', '../up', 'https://elsewhere', 'a//b', 'a b'])(
  'a source %j is taken by both or by none (API-43)',
  (path) => {
    const fits = new RegExp(properties.dataSource.properties.path.pattern).test(path)
    expect(isRead(layout({ dataSource: { path } }))).toBe(fits)
  },
)

test.each(['plan', ' plan', '', ' ', '\t\n', '\u00a0'])(
  'an id or a type %j is taken by both or by none (COCK-02)',
  (text) => {
    for (const field of ['id', 'type'] as const) {
      const fits = new RegExp(widget[field].pattern).test(text)
      expect(isWidgetRead({ [field]: text }), field).toBe(fits)
    }
    expect(isWidgetRead({ id: 0 })).toBe(true)
  },
)

test('it names every kind of widget (COCK-01)', () => {
  expect(widget.type.examples).toEqual([...widgetTypes])
})
