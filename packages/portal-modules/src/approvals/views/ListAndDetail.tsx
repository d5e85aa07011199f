import { Button } from '@atrium/design-system'
import { ArrowLeft } from 'lucide-react'
import type { RefObject } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { InboxModel, Shown } from '../useInbox.ts'
import { ApprovalDetail } from './ApprovalDetail.tsx'
import { ApprovalList } from './ApprovalList.tsx'
import { InboxLayout } from './InboxStates.tsx'
import { KeyHints } from './KeyHints.tsx'
import type { InboxCommands } from './useInboxCommands.ts'
import type { useKeptFocus } from './useKeptFocus.ts'

export interface ListAndDetailProps {
  model: InboxModel
  shown: Shown
  commands: InboxCommands
  root: RefObject<HTMLElement | null>
  isNarrow: boolean
  keep: ReturnType<typeof useKeptFocus>
}

/** The approvals in a list, and one of them in full; on a phone one of both. */
export function ListAndDetail(props: ListAndDetailProps) {
  const { model, shown, commands, root, isNarrow, keep } = props
  const { items, tab, isChosen, picked, mayDecide } = model
  const { askWhole, decide, askCondition, note, returning, setReturning } = commands
  const { t } = useMessages(messages)
  const hasApplications = new Set(items.map(({ application }) => application.id)).size > 1
  return (
    <InboxLayout data-at-chosen={isChosen || undefined}>
      <div className="at-list">
        <ApprovalList
          items={items}
          selectedKey={isNarrow && !isChosen ? undefined : shown.approval.key}
          onSelect={(key) => {
            if (isNarrow) keep()
            model.select(key, { replace: !isNarrow })
          }}
          picked={picked}
          onPick={tab === 'open' ? model.pick : undefined}
          hasApplications={hasApplications}
        />
        <KeyHints hasDecisions={tab === 'open'} />
      </div>
      <div className="at-detail">
        <div className="at-back">
          <Button
            variant="quiet"
            size="compact"
            icon={ArrowLeft}
            onPress={() => {
              keep()
              model.select(undefined)
            }}
          >
            {t('action.back')}
          </Button>
        </div>
        <ApprovalDetail
          shown={shown}
          mayDecide={mayDecide}
          hasApplications={hasApplications}
          files={model.files}
          beside={model.beside}
          onApproveAll={askWhole}
          note={model.noteOf(shown.approval.key)}
          onWrite={(text) => model.write(shown.approval.key, text)}
          onDecide={decide}
          onAskCondition={askCondition}
          conditions={model.conditions}
          onAccept={() => {
            keep('heading')
            model.accept()
          }}
          noteRef={note}
          isRejecting={returning === shown.approval.key}
          onLeave={(by) => {
            setReturning(undefined)
            if (by === 'key') root.current?.querySelector<HTMLElement>(isNarrow ? '.at-detail h2' : '.at-list [aria-current=true]')?.focus() // prettier-ignore
          }}
        />
      </div>
    </InboxLayout>
  )
}
