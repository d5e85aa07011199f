import {
  Chip,
  IconButton,
  MediaMarkGroup,
  Menu,
  MenuItem,
  MenuTrigger,
  Rail,
} from '@atrium/design-system'
import { Ellipsis, LayoutDashboard, Link, Stamp } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { formatDay, formatEuro, formatRange } from '../format.ts'
import { goToPage } from '../frame/index.ts'
import type { Campaign } from './campaigns.data.ts'
import { RAIL } from './campaigns.logic.ts'
import { campaignsMessages } from './messages/index.ts'

const Content = styled.div`
  @layer at.components {
    --at-ground: var(--at-raised);
    position: relative;
    display: grid;
    gap: 14px;
    min-inline-size: 0;

    .at-top {
      display: flex;
      align-items: center;
      min-block-size: 28px;
      /* Beside the button of the card's menu. */
      margin-inline-end: 32px;
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
    }
    .at-figures {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 12px;
      font-variant-numeric: tabular-nums;
    }
    .at-figures b {
      font-weight: 650;
    }
    .at-figures span {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
  }
`

/** The rail of a campaign's states (CAMP-08): what is reached has its name, aborted stands beside it. */
export function StatusRail({ campaign }: { campaign: Campaign }) {
  const { t } = useMessages(campaignsMessages)
  const { status } = campaign
  const isAborted = status === 4
  return (
    <Rail
      label={t('rail.label')}
      steps={RAIL.map((step) => ({ id: step, name: t(`status.${step}`) }))}
      current={isAborted ? 2 : status}
      offRail={isAborted ? { label: t('aborted') } : undefined}
    />
  )
}

export interface CampaignActionsProps {
  campaign: Campaign
}

/** What can be done with a campaign besides opening it, for a menu. */
export function CampaignCommands() {
  const { t } = useMessages(campaignsMessages)
  const { notify } = useModuleHost()
  return (
    <>
      <MenuItem icon={LayoutDashboard} onAction={() => goToPage('#cockpit')}>
        {t('action.open')}
      </MenuItem>
      <MenuItem
        icon={Link}
        textValue={t('action.copy')}
        onAction={() => notify({ tone: 'success', title: t('notice.copied') })}
      >
        {t('action.copy')}
      </MenuItem>
    </>
  )
}

/** The same behind a button. */
export function CampaignActions({ campaign }: CampaignActionsProps) {
  const { t } = useMessages(campaignsMessages)
  return (
    <MenuTrigger>
      <IconButton
        icon={Ellipsis}
        size="compact"
        label={t('action.menu', { name: campaign.name })}
      />
      <Menu>
        <CampaignCommands />
      </Menu>
    </MenuTrigger>
  )
}

/** One campaign: what it is, what it costs, when it runs, how far it is. */
export function CampaignCard({ campaign }: CampaignActionsProps) {
  const { t, locale } = useMessages(campaignsMessages)
  const { name, customer, product, media, budget, start, end } = campaign
  return (
    <Content>
      <div className="at-top">
        <MediaMarkGroup kinds={media} />
      </div>
      <div>
        <h3>
          <a
            href="#cockpit"
            // Enter on the card does the same; the link is for the mouse.
            tabIndex={-1}
            onClick={(event) => {
              event.preventDefault()
              goToPage('#cockpit')
            }}
          >
            {name}
          </a>
        </h3>
        <p className="at-about">
          {customer} · {product}
        </p>
      </div>
      <div className="at-figures">
        <b>{formatEuro(locale, budget)}</b>
        <span title={`${formatDay(locale, start, 'long')} – ${formatDay(locale, end, 'long')}`}>
          {formatRange(locale, start, end)}
        </span>
      </div>
      <StatusRail campaign={campaign} />
      {campaign.waitsForMe && (
        <div>
          <Chip tone="brand" icon={Stamp}>
            {t('waits')}
          </Chip>
        </div>
      )}
    </Content>
  )
}
