import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application } from '../fields.ts'

/** What an application needs before a client is asked in, in the order in which it is done. */
export const firstStepKeys = ['pages', 'theme', 'mail', 'people', 'campaign'] as const
export type FirstStepKey = (typeof firstStepKeys)[number]

/** What is left to do in an application that begins, as far as the caller may do it. */
const stepsOpen = z.object({
  steps: z.array(
    z.object({
      key: z.enum(firstStepKeys),
      /** Follows from what is there, not from what was pressed. */
      isDone: z.boolean(),
      /** Inside the portal; null: it is done outside, as a mail server is set. */
      url: z.nullable(z.string()),
    }),
  ),
  /** The caller put them away. */
  isHidden: z.boolean(),
})
export type FirstSteps = z.output<typeof stepsOpen>

/** Apart from the home's other call: few people ask for it, and not on every page. */
export const firstSteps = area('firstSteps', {
  get: {
    method: 'GET',
    path: 'home/{applicationId}/firststeps',
    summary:
      'What is left to do in an application that begins; for administrators and Client Service',
    rows: ['GEN-09', 'T-02'],
    extension: true,
    params: application,
    response: stepsOpen,
    errors: [403],
  },
  hide: {
    method: 'PUT',
    path: 'home/{applicationId}/firststeps',
    summary: 'Puts the first steps away for the caller, or shows them again',
    rows: ['GEN-09', 'T-02'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ isHidden: z.boolean() }),
    errors: [403],
  },
})
