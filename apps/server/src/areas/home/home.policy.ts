import { firstStepKeys, type FirstStepKey } from '@atrium/api-client/contract'
import { canMakeCampaigns } from '../campaigns/index.ts'
import { canSeeOutbox } from '../mails/index.ts'
import { canManagePages } from '../pages/index.ts'
import { canManagePeople } from '../people/index.ts'
import { canSaveThemes } from '../themes/index.ts'
import type { Access } from '../users/index.ts'

/**
 * The first steps that somebody may do themselves. Whoever looks after people of the client alone sets up
 * nothing: the steps are the agency's.
 */
export function firstStepsOf(access: Access): FirstStepKey[] {
  if (!canSaveThemes(access)) return []
  const may: Record<FirstStepKey, boolean> = {
    pages: canManagePages(access),
    theme: true,
    mail: canSeeOutbox(access),
    people: canManagePeople(access),
    campaign: canMakeCampaigns(access),
  }
  return firstStepKeys.filter((key) => may[key])
}
