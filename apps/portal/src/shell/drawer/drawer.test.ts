import { expect, test } from 'vitest'
import { drawerModes, drawerOf, withDrawer } from './drawer.logic.ts'

test('the drawer has the modes unknown, notifications, settings, chat and tasks; one at a time (LAY-11)', () => {
  expect(drawerModes).toEqual(['unknown', 'notifications', 'settings', 'chat', 'tasks'])
  for (const mode of drawerModes) expect(drawerOf(withDrawer('?drawer=chat', mode))).toBe(mode)
  expect(withDrawer('?drawer=chat', 'tasks')).toBe('?drawer=tasks')
})

test('an address without a mode, or with one that nobody knows, has it closed (LAY-11)', () => {
  for (const search of ['', '?drawer=', '?drawer=admin', '?drawer=Chat'])
    expect(drawerOf(search)).toBe('unknown')
})

test('the rest of the address stays (LAY-11, T-06)', () => {
  expect(withDrawer('?clientId=101&sort=size', 'chat')).toBe('?clientId=101&sort=size&drawer=chat')
  expect(withDrawer('?sort=size&drawer=chat', 'unknown')).toBe('?sort=size')
  expect(withDrawer('?drawer=chat', 'unknown')).toBe('')
})
