import { expect, test } from 'vitest'
import { roles } from '../../platform/actor.ts'
import { canChat, chatRoles } from './chats.policy.ts'

test.each([
  [undefined, ['ADMINISTRATOR']],
  ['', ['ADMINISTRATOR']],
  ['KING', ['ADMINISTRATOR']],
  [true, ['ADMINISTRATOR']],
  ['ADMINISTRATOR,CLIENTSERVICE', ['ADMINISTRATOR', 'CLIENTSERVICE']],
  ['["CLIENT_LEAD","CLIENT"]', ['CLIENT_LEAD', 'CLIENT']],
  // One role's name is a part of another's.
  ['CLIENT_LEAD', ['CLIENT_LEAD']],
])('where the setting says %j, %j have the chat (CHAT-07)', (setting, expected) => {
  expect(chatRoles(setting)).toEqual(expected)
  const allowed = chatRoles(setting)
  expect(roles.filter((role) => canChat({ roles: [role] }, allowed))).toEqual(expected)
  expect(canChat({ roles: [] }, allowed)).toBe(false)
})
