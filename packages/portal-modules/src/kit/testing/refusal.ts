import { expect } from 'vitest'
import { PortError } from '../port-error.ts'

/** The error that a port's answer is refused with; fails where it is accepted. */
export async function refusal(work: Promise<unknown>): Promise<PortError> {
  const error: unknown = await work.then(
    () => expect.unreachable('it was accepted'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(PortError)
  return error as PortError
}
