import { relatedObjectTypes } from '@atrium/api-client/contract'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { slug } from '../components/index.ts'
import { notify, type NewMail, type News, type NewsKind } from '../notifications/index.ts'
import type { Access } from '../users/index.ts'
import { isAsked } from './campaigns.policy.ts'
import type { CampaignRow, CampaignViewer } from './campaigns.repository.ts'

type NewsDependencies = Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>

/** Where a campaign is looked at (ROUTE-06, ROUTE-16). */
export function cockpitAddress(
  campaign: Pick<CampaignRow, 'application_id' | 'id' | 'external_id' | 'name'>,
): string {
  const { application_id, id, external_id, name } = campaign
  const place = external_id === null ? `${id}` : `external/${encodeURIComponent(external_id)}`
  return `/cockpits/${place}/${slug(name) || 'cockpit'}?clientId=${application_id}`
}

/** What people are told of: a whole campaign, or one of its channels. */
export interface CampaignNews {
  kind: NewsKind
  campaign: CampaignRow
  channel?: { id: number; name: string } | undefined
  /** What it was and is, so that what is changed back is no news. */
  states?: News['states']
  /** Under which something is approved. */
  condition?: News['condition']
  recipientIds: readonly number[]
}

/** Tells people of something about a campaign (COCK-13). Returns the mails, for the log. */
export const notifyAboutCampaign = (
  deps: NewsDependencies,
  tx: Transaction,
  { applicationId, actor }: Pick<Access, 'applicationId'> & Pick<News, 'actor'>,
  { kind, campaign, channel, states, condition, recipientIds }: CampaignNews,
): Promise<NewMail[]> =>
  notify(deps, tx, applicationId, {
    kind,
    object: channel
      ? { ...channel, type: relatedObjectTypes.Channel }
      : { id: campaign.id, type: relatedObjectTypes.Campaign, name: campaign.name },
    states,
    condition,
    campaignId: campaign.id,
    url: cockpitAddress(campaign),
    actor,
    recipientIds,
  })

/** The client's people who decide about a campaign; who stands in for them is not among them. */
export const decidersAmong = (viewers: readonly CampaignViewer[]): number[] =>
  viewers.filter((viewer) => isAsked(viewer, viewer.is_approver)).map(({ id }) => id)

/** The agency's people who look after a campaign. */
export const agencyAmong = (viewers: readonly CampaignViewer[]): number[] =>
  viewers.filter(({ is_agency }) => is_agency).map(({ id }) => id)
