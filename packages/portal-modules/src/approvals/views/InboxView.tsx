import {
  ActionBar,
  Banner,
  Button,
  IconButton,
  KeepFocus,
  PageHeader,
  SegmentedControl,
  MenuItem,
  ShortcutHelp,
  Skeleton,
  SplitButton,
  StateScreen,
  openShortcuts,
} from '@atrium/design-system'
import { ArrowLeft, BadgeInfo, CalendarOff, Check, Keyboard } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { chosenOf, daysSince, whatOf } from '../approvals.logic.ts'
import type { Approval, Decision } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'
import type { InboxModel, Tab } from '../useInbox.ts'
import { ApprovalDetail } from './ApprovalDetail.tsx'
import { ApprovalList } from './ApprovalList.tsx'
import { AskedView } from './AskedView.tsx'
import { inboxCss } from './approvals.css.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { HeldBar } from './HeldBar.tsx'
import { KeyHints } from './KeyHints.tsx'
import { useInboxKeys } from './useInboxKeys.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useNarrow } from './useNarrow.ts'
import { WholeCampaignDialog, type WholeCampaignDialogProps } from './WholeCampaign.tsx'

const Layout = styled.div`
  ${inboxCss}
`
const Head = styled.div`
  @layer at.components {
    .at-held,
    .at-stale {
      margin-block-end: 14px;
    }
  }
`

interface Asking {
  decision: 'conditional' | 'rejected'
  items: readonly Approval[]
  words: string
  /** They are selected; else it is the one that is shown. */
  isPicked: boolean
}

export interface InboxViewProps {
  model: InboxModel
}

/** What waits for a decision, with J and K, A, M and R, and the detail beside it (T-37). */
export function InboxView({ model }: InboxViewProps) {
  const { list, items, tab, shown, isChosen, picked } = model
  const { t } = useMessages(messages)
  const { now, openInside } = useModuleHost()
  const { absenceHref } = model
  const isNarrow = useNarrow()
  /** What words are asked for in a dialog: of those that are selected, or of the one that is shown. */
  const [asking, setAsking] = useState<Asking>()
  /** What is asked about: all that is open in a campaign. */
  const [whole, setWhole] = useState<Pick<WholeCampaignDialogProps, 'items' | 'decision'>>()
  /** Key of the approval whose note says why it is rejected, since R was pressed. */
  const [returning, setReturning] = useState<string>()
  const note = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const keep = useKeptFocus(root, {
    isNarrow,
    isChosen,
    isOnTheWay: model.isOnTheWay,
    count: items.length,
  })

  const decide = (decision: Decision, words: string) => {
    keep()
    // What goes away with its approval is not told that it is left.
    setReturning(undefined)
    model.decide(decision, words)
  }
  const askPicked = (decision: Asking['decision']) =>
    setAsking({ decision, items: chosenOf(items, picked), words: '', isPicked: true })
  /** Of the one that is shown, what stands in its note already is the condition to begin with. */
  const askCondition = () => {
    // An order is approved as it is.
    if (hasOrders(picked.size > 0 ? chosenOf(items, picked) : shown ? [shown.approval] : [])) return
    if (picked.size > 0) return askPicked('conditional')
    if (!shown?.approval.can.decide || shown.isGone) return
    // Has to be looked at first: that is said, and nothing is decided.
    if (shown.changes.length > 0) return void model.decide('conditional')
    const { approval } = shown
    setReturning(undefined)
    setAsking({ decision: 'conditional', items: [approval], words: model.noteOf(approval.key), isPicked: false }) // prettier-ignore
  }
  const askWhole = (decision: WholeCampaignDialogProps['decision']) =>
    model.beside.length > 0 && setWhole({ items: model.beside, decision })
  const decideAsked = ({ decision, items, isPicked }: Asking, words: string) => {
    if (isPicked) {
      keep()
      model.decidePicked(decision, words)
      return true
    }
    // Taken back, the words are there again.
    model.write(items[0]!.key, words)
    keep()
    return model.decide(decision, words)
  }
  const undo = () => {
    keep()
    model.undo()
  }
  const approval = shown?.approval
  useInboxKeys(root, {
    // Nobody decides on what is not in sight, or while a dialog asks.
    isOff: asking !== undefined || whole !== undefined,
    isListOnly: isNarrow && !isChosen,
    step: (by) => {
      keep('row')
      model.step(by)
    },
    approve: () => {
      if (picked.size > 0) {
        keep()
        model.decidePicked('approved', '')
      } else if (approval) decide('approved', model.noteOf(approval.key))
    },
    conditional: () => askCondition(),
    approveAll: () => askWhole('approved'),
    conditionalAll: () => askWhole('conditional'),
    reject: () => {
      if (picked.size > 0) askPicked('rejected')
      else {
        setReturning(approval?.key)
        note.current?.focus()
      }
    },
    pick: () => approval?.can.decide && model.pick(approval.key),
    undo,
  })

  if (list.state === 'failed') {
    const isForbidden = list.error.code === 'forbidden'
    return (
      <>
        <PageHeader title={t('title')} />
        <StateScreen
          kind={isForbidden ? 'forbidden' : list.error.code === 'offline' ? 'offline' : 'error'}
          title={t(isForbidden ? 'forbidden' : 'failed.title')}
          detail={t(isForbidden ? 'forbiddenDetail' : 'failed.detail')}
          reference={list.error.reference}
          action={
            !isForbidden && (
              <Button variant="primary" onPress={list.retry}>
                {t('action.retry')}
              </Button>
            )
          }
        />
      </>
    )
  }
  const isReady = list.state === 'ready'
  const { mayDecide, mayAsk, asked } = model
  const waits = tab === 'open' ? items.map(({ since }) => daysSince(since, now()) ?? 0) : []
  const hasApplications = new Set(items.map(({ application }) => application.id)).size > 1
  return (
    <KeepFocus items=".at-list li">
      <div ref={root}>
        <Head>
          <PageHeader
            title={t('title')}
            subtitle={
              tab === 'decided'
                ? t('subtitle.decided')
                : !isReady
                  ? undefined
                  : tab === 'asked'
                    ? t(asked.hasOrders ? 'subtitle.askedAll' : 'subtitle.asked', {
                        count: asked.groups.length,
                        late: asked.late,
                      })
                    : mayDecide
                      ? t('subtitle.open', { count: items.length, days: Math.max(-1, ...waits) })
                      : undefined
            }
            actions={
              <>
                {absenceHref !== undefined && mayDecide && (
                  <IconButton
                    icon={CalendarOff}
                    label={t('action.absence')}
                    onPress={() => openInside?.(absenceHref)}
                  />
                )}
                {!isNarrow && tab !== 'asked' && (
                  <IconButton icon={Keyboard} label={t('action.keys')} onPress={openShortcuts} />
                )}
                <SegmentedControl
                  label={t('tab.label')}
                  value={tab}
                  onChange={model.setTab}
                  options={tabsOf({ mayDecide, mayAsk }).map((value) => ({
                    value,
                    label: t(`tab.${value}`),
                  }))}
                />
              </>
            }
          />
          <HeldBar held={model.held} onUndo={undo} holdOn={model.holdOn} />
          {list.state === 'ready' && list.refreshError && (
            <div className="at-stale">
              <Banner tone="warn">{t('stale')}</Banner>
            </div>
          )}
        </Head>
        {!isReady ? (
          <Loading />
        ) : tab === 'asked' ? (
          <AskedView model={asked} />
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
          <Layout data-at-chosen={isChosen || undefined}>
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
          </Layout>
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
      </div>
    </KeepFocus>
  )
}

const hasOrders = (items: readonly Approval[]) => whatOf(items) !== 'channels'

/** Who only asks others has nothing that waits for them; who only decides asked for nothing. */
const tabsOf = ({ mayDecide, mayAsk }: Pick<InboxModel, 'mayDecide' | 'mayAsk'>): Tab[] => [
  ...(mayDecide || !mayAsk ? (['open'] as const) : []),
  ...(mayAsk ? (['asked'] as const) : []),
  'decided',
]

function Loading() {
  const { t } = useMessages(messages)
  return (
    <section aria-busy="true" aria-label={t('loading')}>
      <Layout>
        <div className="at-list">
          <Skeleton lines={6} height="52px" />
        </div>
        <div className="at-detail">
          <Skeleton shape="block" height="420px" />
        </div>
      </Layout>
    </section>
  )
}
