// @vitest-environment happy-dom
import type { Notification } from '@atrium/api-client/contract'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useSeen } from './useSeen.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const notice = (id: number, isViewed: boolean) =>
  ({ id, isViewed, createdAt: '2027-03-15T08:14:00.000Z' }) as Notification

test('opening marks them seen once, what arrives meanwhile as well; the marks stay until it closes (NOTI-05)', async () => {
  const markViewed = vi.fn(async () => undefined)
  let isNew: (notice: Notification) => boolean = () => false
  function Probe(props: { isOpen: boolean; items: Notification[] }) {
    isNew = useSeen({ ...props, markViewed })
    return null
  }
  const root = createRoot(document.createElement('div'))
  const show = (isOpen: boolean, items: Notification[]) =>
    act(async () => root.render(<Probe isOpen={isOpen} items={items} />))

  await show(false, [notice(1, false)])
  expect(markViewed).not.toHaveBeenCalled()
  await show(true, [notice(1, false)])
  expect(markViewed).toHaveBeenCalledOnce()
  await show(true, [notice(1, true)])
  expect(markViewed).toHaveBeenCalledOnce()
  expect(isNew(notice(1, true))).toBe(true)

  await show(true, [notice(2, false), notice(1, true)])
  expect(markViewed).toHaveBeenCalledTimes(2)
  await show(true, [notice(2, true), notice(1, true)])
  expect([isNew(notice(1, true)), isNew(notice(2, true))]).toEqual([true, true])

  await show(false, [notice(2, true), notice(1, true)])
  await show(true, [notice(2, true), notice(1, true)])
  expect(markViewed).toHaveBeenCalledTimes(3)
  expect([isNew(notice(1, true)), isNew(notice(2, true))]).toEqual([false, false])
  await act(async () => root.unmount())
})
