import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id, moment } from '../fields.ts'
import { lessonStatuses } from './seminars.contract.ts'

/** A course that the caller has not completed and that is due, or soon will be. */
const seminarDeadline = z.object({
  id,
  displayName: z.string(),
  dueDate: moment,
  lessonStatus: z.enum(lessonStatuses),
})
export type SeminarDeadline = z.output<typeof seminarDeadline>

export const seminarDeadlines = area('seminarDeadlines', {
  list: {
    method: 'GET',
    path: 'academy/{applicationId}/deadlines',
    summary:
      'Courses that the caller has to complete within two weeks, or should have, earliest first',
    rows: ['SEM-01', 'T-90', 'T-02'],
    extension: true,
    params: application,
    response: z.array(seminarDeadline),
  },
})
