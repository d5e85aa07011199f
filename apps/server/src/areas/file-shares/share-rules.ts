import type { Transaction } from '../../platform/database/database.types.ts'
import { settingsOf } from '../applications/index.ts'

/** Where outsiders read. The secret is in the query: no line of the log holds one. */
export const sharePath = '/share'

/** Where outsiders bring files. */
export const receivePath = '/share/files'

/** Off unless a tenant says otherwise. */
export const givesFilesAway = async (tx: Transaction, applicationId: number) =>
  (await settingsOf(tx, applicationId)).isOn('FILE_SHARES_ENABLED')
