import {
  Button,
  Kbd,
  PageHeader,
  SegmentedControl,
  Skeleton,
  StateScreen,
} from '@atrium/design-system'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import type { Approval } from './approvals.data.ts'
import { ApprovalDetail } from './ApprovalDetail.tsx'
import { ApprovalList } from './ApprovalList.tsx'
import { approvalsMessages } from './messages/index.ts'
import { useApprovals } from './useApprovals.ts'
import { useNarrow } from './useNarrow.ts'

const Layout = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(280px, 380px) minmax(0, 1fr);
    align-items: start;
    gap: 20px;

    .at-keys {
      display: flex;
      flex-wrap: wrap;
      gap: 6px 14px;
      margin-block-start: 14px;
      padding-inline-start: 14px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-keys > span {
      display: inline-flex;
      align-items: center;
      gap: 5px;
    }
    .at-back {
      display: none;
      margin-block-end: 10px;
    }
    @media (max-width: 999px) {
      grid-template-columns: minmax(0, 1fr);

      &[data-at-chosen] > .at-list,
      &:not([data-at-chosen]) > .at-detail {
        display: none;
      }
      .at-back {
        display: block;
      }
      .at-keys {
        display: none;
      }
    }
    @media (pointer: coarse) {
      .at-keys {
        display: none;
      }
    }
  }
`

export interface ApprovalsPageProps {
  approvals?: readonly Approval[]
  state?: 'ready' | 'loading' | 'failed'
}

/** What waits for a decision, with J and K, A and R (T-37). */
export function ApprovalsPage({ approvals: start, state = 'ready' }: ApprovalsPageProps) {
  const { t } = useMessages(approvalsMessages)
  const model = useApprovals(start)
  const { open, shown, selected, isChosen, tab, setTab, select, step, decide } = model
  const isNarrow = useNarrow()
  const note = useRef<HTMLInputElement>(null)
  const layout = useRef<HTMLDivElement>(null)
  const leaving = useRef<number>(undefined)

  // What was pressed goes away with the list or with the approval: the focus goes on beside it.
  const before = () => {
    leaving.current = shown.findIndex(({ id }) => id === selected?.id)
  }
  const decideHere: typeof decide = (approval, decision) => {
    if (layout.current?.querySelector('.at-detail')?.contains(document.activeElement)) before()
    decide(approval, decision)
  }
  useLayoutEffect(() => {
    const index = leaving.current
    if (index === undefined) return
    leaving.current = undefined
    const target =
      isChosen || !isNarrow
        ? layout.current?.querySelector<HTMLElement>('.at-detail h2')
        : layout.current?.querySelectorAll<HTMLElement>('.at-list li button')[index]
    target?.focus()
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      // Nobody decides on what is not in sight.
      if (isNarrow && !isChosen) return
      const key = event.key.toLowerCase()
      if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1)
      else if (key === 'a' && selected && !selected.decision) decideHere(selected, 'approved')
      else if (key === 'r' && selected && !selected.decision) note.current?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })

  const oldest = Math.max(0, ...open.map(({ sinceDays }) => sinceDays))
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle.open', { count: open.length, days: oldest })}
        actions={
          <SegmentedControl
            label={t('tab.label')}
            value={tab}
            onChange={setTab}
            options={[
              { value: 'open', label: t('tab.open') },
              { value: 'decided', label: t('tab.decided') },
            ]}
          />
        }
      />
      {state === 'failed' ? (
        <StateScreen kind="error" title={t('failed.title')} />
      ) : state === 'loading' ? (
        <Layout aria-busy="true">
          <Skeleton shape="block" height="60px" />
          <Skeleton shape="block" height="480px" />
        </Layout>
      ) : !selected ? (
        <StateScreen
          kind="empty"
          title={t(tab === 'open' ? 'empty.title' : 'none.title')}
          detail={t(tab === 'open' ? 'empty.detail' : 'none.detail')}
        />
      ) : (
        <Layout ref={layout} data-at-chosen={isChosen || undefined}>
          <div className="at-list">
            <ApprovalList
              approvals={shown}
              selectedId={isNarrow && !isChosen ? undefined : selected.id}
              onSelect={(id) => {
                if (isNarrow) before()
                select(id)
              }}
            />
            <div className="at-keys" role="note" aria-label={t('keys.label')}>
              <span>
                <Kbd keys="J" /> <Kbd keys="K" /> {t('key.switch')}
              </span>
              <span>
                <Kbd keys="A" /> {t('key.approve')}
              </span>
              <span>
                <Kbd keys="R" /> {t('key.reject')}
              </span>
            </div>
          </div>
          <div className="at-detail">
            <div className="at-back">
              <Button
                variant="quiet"
                size="compact"
                icon={ArrowLeft}
                onPress={() => {
                  before()
                  select(undefined)
                }}
              >
                {t('action.back')}
              </Button>
            </div>
            <ApprovalDetail approval={selected} onDecide={decideHere} noteRef={note} />
          </div>
        </Layout>
      )}
    </>
  )
}
