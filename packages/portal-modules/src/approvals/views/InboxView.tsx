import {
  ActionBar,
  Button,
  KeepFocus,
  MenuItem,
  ShortcutHelp,
  SplitButton,
  StateScreen,
} from '@atrium/design-system'
import { BadgeInfo, Check } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '../../kit/index.ts'
import { chosenOf } from '../approvals.logic.ts'
import { messages } from '../messages/index.ts'
import type { InboxModel } from '../useInbox.ts'
import { AskedView } from './AskedView.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { InboxHead } from './InboxHead.tsx'
import { InboxFailed, InboxLoading } from './InboxStates.tsx'
import { ListAndDetail } from './ListAndDetail.tsx'
import { hasOrders, useInboxCommands } from './useInboxCommands.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useNarrow } from './useNarrow.ts'
import { WholeCampaignDialog } from './WholeCampaign.tsx'

export interface InboxViewProps {
  model: InboxModel
}

/** What waits for a decision, with J and K, A, M and R, and the detail beside it (T-37). */
export function InboxView({ model }: InboxViewProps) {
  const { list, items, tab, shown, isChosen, picked, mayDecide } = model
  const { t } = useMessages(messages)
  const isNarrow = useNarrow()
  const root = useRef<HTMLDivElement>(null)
  const keep = useKeptFocus(root, {
    isNarrow,
    isChosen,
    isOnTheWay: model.isOnTheWay,
    count: items.length,
  })
  const commands = useInboxCommands({ model, root, isNarrow, keep })
  const { asking, setAsking, whole, setWhole, undo, askPicked, decideAsked } = commands

  if (list.state === 'failed') return <InboxFailed list={list} />
  return (
    <KeepFocus items=".at-list li">
      <div ref={root}>
        <InboxHead model={model} isNarrow={isNarrow} onUndo={undo} />
        {list.state !== 'ready' ? (
          <InboxLoading />
        ) : tab === 'asked' ? (
          <AskedView model={model.asked} />
        ) : !mayDecide && tab === 'open' ? (
          <StateScreen kind="forbidden" title={t('forbidden')} detail={t('forbiddenDetail')} />
        ) : !shown ? (
          <div className="at-empty" tabIndex={-1}>
            <StateScreen
              kind="empty"
              title={t(tab === 'open' ? 'empty.title' : 'none.title')}
              detail={t(tab === 'open' ? 'empty.detail' : 'none.detail')}
            />
          </div>
        ) : (
          <ListAndDetail {...{ model, shown, commands, root, isNarrow, keep }} />
        )}
        <ActionBar count={picked.size} onClear={model.clearPicked}>
          <Button size="compact" onPress={() => askPicked('rejected')}>
            {t('action.rejectMany')}
          </Button>
          <SplitButton
            size="compact"
            variant="primary"
            icon={Check}
            label={t('action.approve')}
            menuLabel={t('action.more')}
            onPress={() => {
              keep()
              model.decidePicked('approved', '')
            }}
          >
            <MenuItem
              icon={BadgeInfo}
              shortcut="M"
              isDisabled={hasOrders(chosenOf(items, picked))}
              onAction={() => askPicked('conditional')}
            >
              {t('action.conditional')}
            </MenuItem>
          </SplitButton>
        </ActionBar>
        {asking && (
          <DecisionDialog
            items={asking.items}
            decision={asking.decision}
            words={asking.words}
            onClose={() => setAsking(undefined)}
            onDecide={(words) => decideAsked(asking, words)}
          />
        )}
        {whole && (
          <WholeCampaignDialog
            {...whole}
            onClose={() => setWhole(undefined)}
            onApprove={(words) => {
              keep()
              model.approveAll(whole.items, whole.decision, words)
            }}
          />
        )}
        <InboxShortcuts />
      </div>
    </KeepFocus>
  )
}

/** The keys of the inbox, in the overview of all keys. */
function InboxShortcuts() {
  const { t } = useMessages(messages)
  return (
    <ShortcutHelp
      group={{
        title: t('keys.title'),
        shortcuts: [
          { keys: 'J', label: t('keys.next') },
          { keys: 'K', label: t('keys.previous') },
          { keys: 'A', label: t('keys.approve') },
          { keys: 'Shift+A', label: t('keys.approveAll') },
          { keys: 'M', label: t('keys.conditional') },
          { keys: 'Shift+M', label: t('keys.conditionalAll') },
          { keys: 'R', label: t('keys.reject') },
          { keys: 'Mod+Enter', label: t('keys.send') },
          { keys: 'X', label: t('keys.pick') },
          { keys: ['Z', 'Mod+Z'], label: t('keys.undo') },
        ],
      }}
    />
  )
}
