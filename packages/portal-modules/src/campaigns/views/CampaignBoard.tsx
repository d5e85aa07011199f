import { Board } from '@atrium/design-system'
import { useCallback, useMemo } from 'react'
import { columnOf, progressColumns } from '../../kit/campaigns/index.ts'
import { formatDay, useMessages } from '../../kit/index.ts'
import { byEndMonth } from '../campaigns.logic.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignsModel } from '../campaigns.model.ts'
import { CampaignCard } from './CampaignCard.tsx'
import { useCampaignMenu, type CampaignAsks } from './CampaignMenu.tsx'

export interface CampaignBoardProps {
  model: CampaignsModel
  asks: CampaignAsks
}

const keyOf = ({ id }: Campaign) => id
const nameOf = ({ name }: Campaign) => name

/**
 * Columns by the state of work, or for what runs and ran, by the month it ends in (CAMP-17). A
 * campaign goes on by its workflow, so cards are opened here and not dragged.
 */
export function CampaignBoard({ model, asks }: CampaignBoardProps) {
  const { t, locale } = useMessages(messages)
  const { shown, today, addressOf, open, star } = model
  const { tab } = model.look
  const columns = useMemo(() => {
    if (tab === 'progress') {
      const items = Map.groupBy(shown, columnOf)
      return progressColumns.map((id) => ({
        id,
        title: t(`column.${id}`),
        items: items.get(id) ?? [],
      }))
    }
    return byEndMonth(shown, tab).map(({ id, items }) => ({
      id,
      title:
        id === 'open' || id === 'aborted'
          ? t(`column.${id}`)
          : formatDay(locale, `${id}-01`, 'month'),
      items,
    }))
  }, [shown, tab, t, locale])
  const card = useCallback(
    (campaign: Campaign) => (
      <CampaignCard
        campaign={campaign}
        href={addressOf(campaign)}
        today={today}
        onOpen={open}
        onStar={star}
      />
    ),
    [addressOf, open, star, today],
  )
  const menu = useCampaignMenu(model, asks)
  return (
    <Board
      label={t('title')}
      columns={columns}
      getKey={keyOf}
      getText={nameOf}
      renderCard={card}
      estimatedHeight={196}
      emptyColumn={t('column.empty')}
      cardActions={menu}
      onAction={open}
      isOpenedByClick
    />
  )
}
