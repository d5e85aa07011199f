import * as z from 'zod/mini'
import { configurationEntry } from './applications.contract.ts'
import { area } from '../call.ts'
import { application as applicationParams, id, idText, moment } from '../fields.ts'

/** One change of a setting, as the audit log has it. */
const configurationChange = z.object({
  id,
  key: z.string(),
  at: moment,
  /** The name as it was then; null: the server itself. */
  actorName: z.nullable(z.string()),
  /** Null: none was chosen. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
export type ConfigurationChange = z.output<typeof configurationChange>

/** Apart from the configuration itself, which every page asks for. */
export const configurationHistory = area('configurationHistory', {
  reset: {
    method: 'DELETE',
    path: 'applications/{applicationId}/configuration/{configurationId}',
    summary: 'Takes a value away: the portal’s own choice counts again',
    rows: ['ADM-08', 'T-98'],
    extension: true,
    params: z.extend(applicationParams, { configurationId: idText }),
    response: configurationEntry,
    errors: [403],
  },
  history: {
    method: 'GET',
    path: 'applications/{applicationId}/configuration/history',
    summary: 'Who changed which value, the newest first; for who reads the administration',
    rows: ['ADM-08', 'T-98'],
    extension: true,
    params: applicationParams,
    /** At most 1,000. */
    response: z.array(configurationChange),
    errors: [403],
  },
})
