import { enter, expect, test } from './support/journey.ts'

test('two people talk: the icon is for those who have the chat, what one writes the other reads at once (CHAT-01, CHAT-07, CHAT-08, CHAT-10, GEN-07)', async ({
  browser,
  portal,
}) => {
  const aylin = await enter(browser, portal, 'aylin.kaya')
  const sabine = await enter(browser, portal, 'sabine.moser')

  // A chat is started with somebody from the client.
  await aylin.getByRole('button', { name: /^Chat/ }).click()
  const drawer = aylin.getByRole('dialog', { name: 'Chat' })
  await drawer.getByRole('button', { name: 'Neuer Chat' }).first().click()
  await drawer.getByRole('textbox', { name: /^Name/ }).fill('Schulstart')
  await drawer.getByRole('combobox', { name: /^Wer dabei ist/ }).fill('Moser')
  await aylin.getByRole('option', { name: /Moser/ }).click()
  await aylin.keyboard.press('Tab')
  await drawer.getByRole('button', { name: 'Chat beginnen' }).click()
  await expect(drawer.getByRole('heading', { name: 'Schulstart' })).toBeVisible()

  const field = drawer.getByRole('textbox', { name: 'Ihre Nachricht' })
  await field.press('Enter')
  await field.fill('Der Plan für den Schulstart liegt im Ordner.')
  await field.press('Enter')
  await expect(drawer.getByRole('log')).toContainText('liegt im Ordner.')
  await expect(drawer.getByText('Wird gesendet')).toHaveCount(0)

  // The other one sees that something waits, reads it, and answers.
  await sabine.getByRole('button', { name: /^Chat/ }).click()
  const there = sabine.getByRole('dialog', { name: 'Chat' })
  await there.getByRole('button', { name: /^Schulstart.*1 ungelesene Nachricht$/ }).click()
  await expect(there.getByRole('log')).toContainText('Neu')
  await expect(there.getByRole('button', { name: 'Schulstart', exact: true })).toBeVisible()
  const answer = there.getByRole('textbox', { name: 'Ihre Nachricht' })
  await answer.fill('Danke, sehe ich mir an.')
  await answer.press('Enter')
  await expect(drawer.getByRole('log')).toContainText('Danke, sehe ich mir an.')

  // The chat and what was begun in it are still there after closing and after a reload.
  await field.fill('Dann bis')
  await aylin.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(aylin.getByRole('button', { name: /^Chat/ })).toBeFocused()
  await aylin.reload()
  await aylin.getByRole('button', { name: /^Chat/ }).click()
  await expect(drawer.getByRole('heading', { name: 'Schulstart' })).toBeVisible()
  await expect(field).toHaveValue('Dann bis')
  await expect(drawer.getByRole('log').getByText('liegt im Ordner.')).toHaveCount(1)

  await aylin.context().close()
  await sabine.context().close()

  // Here the setting names nobody else: administrators alone (CHAT-07).
  const jonas = await enter(browser, portal, 'jonas.petersen', { path: '/files?clientId=115' })
  await expect(jonas.getByRole('button', { name: /Benachrichtigungen/ })).toBeVisible()
  await expect(jonas.getByRole('button', { name: /^Chat/ })).toHaveCount(0)
  await jonas.context().close()
})
