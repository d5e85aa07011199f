import { Banner } from '@atrium/design-system'
import { styled } from 'styled-components'
import { ItemSlot, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { panelCss } from '../notes/notes.css.ts'
import type { VersionHistory } from '../useVersionHistory.ts'
import type { ViewItem } from '../viewer.port.ts'
import { decidedVersionOf } from './decided-version.ts'

const Panel = styled.div`
  ${panelCss}
`

export interface DecisionPanelProps {
  campaign: NonNullable<ViewItem['campaign']>
  versionHistory: VersionHistory | undefined
}

/**
 * What waits for a decision in the campaign that a file belongs to, with the components and the rules
 * that its cockpit has, and which version of the file is decided by it (D-09).
 */
export function DecisionPanel({ campaign, versionHistory }: DecisionPanelProps) {
  const { t } = useMessages(messages)
  const { as, ...numbers } = decidedVersionOf(versionHistory)
  return (
    <Panel>
      {as !== 'only' && (
        <Banner tone={as === 'current' || as === 'compared' ? 'info' : 'warn'}>
          {t(`decision.${as}`, numbers)}
        </Banner>
      )}
      <ItemSlot
        key={campaign.id}
        type="approvals"
        item={campaign}
        config={{ campaignId: campaign.id }}
      />
    </Panel>
  )
}
