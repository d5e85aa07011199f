import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, day, id } from '../fields.ts'
import { person } from '../shared.ts'

const absence = z.object({ from: day, until: day, deputy: person })
/** When somebody is away, first and last day, and who decides about approvals meanwhile (T-39). */
export type Absence = z.output<typeof absence>

const ownAbsence = z.object({
  /** Not over yet; null: there is none. */
  absence: z.nullable(absence),
  /** Who may be named; empty for who is not asked to decide. */
  candidates: z.array(person),
  /** For whom the caller decides, now or in time to come. */
  standsInFor: z.array(z.object({ person, from: day, until: day })),
  can: z.object({
    /** The caller is asked to decide, so somebody may do it for them. */
    edit: z.boolean(),
  }),
})
export type OwnAbsence = z.output<typeof ownAbsence>

export const absences = area('absences', {
  get: {
    method: 'GET',
    path: 'absences/{applicationId}/mine',
    summary: 'When the caller is away, who decides meanwhile, and for whom the caller does',
    rows: ['COCK-10'],
    extension: true,
    params: application,
    response: ownAbsence,
  },
  save: {
    method: 'PUT',
    path: 'absences/{applicationId}/mine',
    summary: 'Names who decides about approvals while the caller is away',
    rows: ['COCK-10'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ from: day, until: day, deputyId: id }),
    response: absence,
    errors: [403],
  },
  end: {
    method: 'DELETE',
    path: 'absences/{applicationId}/mine',
    summary: 'Ends the caller’s absence: nobody decides for them any more',
    rows: ['COCK-10'],
    extension: true,
    params: application,
  },
})
