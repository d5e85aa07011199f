import { Chip, Icon, MediaMarkGroup } from '@atrium/design-system'
import { Stamp, Star, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import {
  approvalProgressWords,
  budgetWords,
  CampaignRail,
  campaignWords,
  conditionalLook,
  formatRange,
  shouldBeLive,
} from '../../kit/campaigns/index.ts'
import { formatDay, useMessages } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'

/** What a card begins with. */
export const Content = styled.div`
  @layer at.components {
    --at-ground: var(--at-raised);
    position: relative;
    display: grid;
    gap: 14px;
    min-inline-size: 0;

    .at-star {
      /* Over the link that is all of the card. */
      position: relative;
      z-index: 1;
      display: grid;
      place-items: center;
      inline-size: 30px;
      block-size: 30px;
      margin-inline: auto 0;
      padding: 0;
      border: 0;
      border-radius: var(--at-radius-m);
      background: none;
      color: var(--at-text-2);
      opacity: 0;
      cursor: pointer;
      transition: opacity var(--at-fast) var(--at-ease);
    }
    .at-star:hover {
      background: var(--at-hover);
      color: var(--at-text);
    }
    .at-star[data-at-on] {
      color: var(--at-brand-edge);
    }
    .at-star[data-at-on] .at-icon {
      fill: currentcolor;
    }
    [role='row']:is(:hover, :focus-within) & .at-star,
    .at-star[data-at-on] {
      opacity: 1;
    }
    /* A finger has no hover: there the menu marks, and what is marked shows it. */
    @media (hover: none) {
      .at-star:not([data-at-on]) {
        display: none;
      }
    }
    @media print {
      .at-star:not([data-at-on]) {
        display: none;
      }
    }
    .at-top {
      display: flex;
      align-items: center;
      min-block-size: 28px;
      /* Beside the button of the card's menu. */
      margin-inline-end: var(--at-space-8);
      margin-block-end: -6px;
    }
    h3 {
      margin: 0;
      font: 640 var(--at-font-l) / 22px var(--at-font-heading);
      letter-spacing: -0.012em;
      overflow-wrap: anywhere;
    }
    h3 a {
      color: inherit;
      text-decoration: none;
    }
    /* All that the card says is the link: a new tab opens from anywhere on it. */
    h3 a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    .at-about {
      margin: 1px 0 0;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
      overflow-wrap: anywhere;
    }
    .at-costs {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 var(--at-space-3);
      font-variant-numeric: tabular-nums;
    }
    .at-costs b {
      font-weight: 650;
    }
    .at-costs span {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-costs .at-planned {
      flex-basis: 100%;
    }
    .at-condition {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .at-approvals {
      display: flex;
      gap: 6px;
    }
    .at-approvals .at-icon {
      flex: none;
      margin-block-start: 2px;
      color: var(--at-warn-text);
    }
    .at-marks {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
    }
  }
`

export interface CampaignCardProps {
  campaign: Campaign
  /** Address of its cockpit. */
  href: string
  today: string
  onOpen: (campaign: Campaign) => void
  /** Absent: there are no stars here. */
  onStar: ((campaign: Campaign, isStarred: boolean) => void) | undefined
}

/** One campaign: what it is, what it costs, when it runs, how far it is. */
export const CampaignCard = memo(function CampaignCard(props: CampaignCardProps) {
  const { campaign, href, today, onOpen, onStar } = props
  const { t, locale } = useMessages(messages)
  const words = useMessages(campaignWords)
  const { name, customer, product, media, budget, start, end, status, isStarred } = campaign
  const costs = budgetWords(words, locale, campaign)
  const isLate = shouldBeLive(campaign, today)
  const { approve } = campaign.can
  const { openConditions = [] } = campaign
  const about = [start, end].flatMap((day) => (day ? formatDay(locale, day, 'long') : []))
  return (
    <Content>
      <div className="at-top">
        <MediaMarkGroup kinds={media} />
        {onStar && (
          // A short way for the pointer: the menu of the card does the same, for everybody.
          <button
            type="button"
            className="at-star"
            aria-hidden="true"
            tabIndex={-1}
            title={t(isStarred ? 'action.unstar' : 'action.star')}
            data-at-on={isStarred || undefined}
            onClick={() => onStar(campaign, !isStarred)}
          >
            <Icon icon={Star} size={16} />
          </button>
        )}
      </div>
      <div>
        <h3>
          <a
            href={href}
            // Enter on the card does the same; the link is for the mouse.
            tabIndex={-1}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              event.stopPropagation()
              onOpen(campaign)
            }}
          >
            {name}
          </a>
          {isStarred && <span className="at-visually-hidden"> {words.t('star.mark')}</span>}
        </h3>
        <p className="at-about">
          {customer.name}
          {product && ` · ${product.name}`}
        </p>
      </div>
      <div className="at-costs">
        {budget === null ? <span>{t('card.noBudget')}</span> : <b>{costs.frame}</b>}
        <span title={about.join(' – ') || undefined}>
          {about.length > 0 ? formatRange(locale, start, end) : t('card.noDates')}
        </span>
        {(costs.difference !== undefined || budget === null) && costs.planned && (
          <span className="at-planned">
            {[costs.planned, costs.difference].filter(Boolean).join(' · ')}
          </span>
        )}
      </div>
      <CampaignRail status={status} />
      {(approve || isLate || openConditions.length > 0) && (
        <div className="at-marks">
          {approve && (
            <Chip tone="brand" icon={Stamp}>
              {campaign.dueOn
                ? t('card.waitsUntil', { day: formatDay(locale, campaign.dueOn, 'dayMonth') })
                : t('card.waits')}
            </Chip>
          )}
          {isLate && (
            <Chip tone="bad" icon={TriangleAlert}>
              {t('card.late')}
            </Chip>
          )}
          {openConditions.length > 0 && (
            <Chip {...conditionalLook}>
              {words.t('condition.open', { count: openConditions.length })}
            </Chip>
          )}
        </div>
      )}
      {campaign.approvals && (
        <p className="at-about at-approvals">
          <Icon icon={Stamp} size={14} />
          <span>{approvalProgressWords(words, campaign.approvals)}</span>
        </p>
      )}
      {openConditions.length > 0 && (
        <p className="at-about at-condition">{openConditions.join('; ')}</p>
      )}
    </Content>
  )
})
