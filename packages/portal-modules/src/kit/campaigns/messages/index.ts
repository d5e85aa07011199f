import { de } from './de.ts'
import { en } from './en.ts'

export type CampaignWordKey = keyof typeof en.texts

/** The words of campaigns and channels, for `useMessages`: `status.6`, `state.Approving`, `phase.live`. */
export const campaignWords = { en, de }
