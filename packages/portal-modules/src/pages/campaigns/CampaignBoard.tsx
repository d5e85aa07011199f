import { Board } from '@atrium/design-system'
import { useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { formatDay } from '../format.ts'
import { goToPage } from '../frame/index.ts'
import { CampaignCard, CampaignCommands } from './CampaignCard.tsx'
import type { Campaign } from './campaigns.data.ts'
import { byEndMonth, COLUMNS, columnOf, type Tab } from './campaigns.logic.ts'
import { campaignsMessages } from './messages/index.ts'

export interface CampaignBoardProps {
  campaigns: readonly Campaign[]
  tab: Tab
}

const keyOf = ({ id }: Campaign) => id
const nameOf = ({ name }: Campaign) => name
const card = (campaign: Campaign) => <CampaignCard campaign={campaign} />
const commands = () => <CampaignCommands />

/**
 * Columns by the state of work, or for what runs and ran, by the month it ends in (CAMP-17). A
 * campaign goes on by its workflow, so cards are opened here and not dragged.
 */
export function CampaignBoard({ campaigns, tab }: CampaignBoardProps) {
  const { t, locale } = useMessages(campaignsMessages)
  const columns = useMemo(
    () =>
      tab === 'progress'
        ? COLUMNS.map((column) => ({
            id: column,
            title: t(`column.${column}`),
            items: campaigns.filter((campaign) => columnOf(campaign) === column),
          }))
        : byEndMonth(campaigns).map(([month, ending]) => ({
            id: month,
            title: formatDay(locale, `${month}-01`, 'month'),
            items: ending,
          })),
    [campaigns, tab, t, locale],
  )
  return (
    <Board
      label={t('view.board')}
      columns={columns}
      getKey={keyOf}
      getText={nameOf}
      renderCard={card}
      estimatedHeight={196}
      emptyColumn={t('column.empty')}
      cardActions={commands}
      onAction={() => goToPage('#cockpit')}
      isOpenedByClick
    />
  )
}
