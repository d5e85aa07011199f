import type { CallResult } from '@atrium/api-client'
import { ApiError } from '@atrium/api-client'
import type { PreviewCandidate, PreviewSubject } from '@atrium/api-client/contract'
import {
  Avatar,
  Banner,
  Button,
  Dialog,
  IconTile,
  SearchField,
  Skeleton,
  StateScreen,
  VirtualList,
  type VirtualListHandle,
} from '@atrium/design-system'
import { Eye, UsersRound } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { usePortalMessages } from '../messages/index.ts'
import { pictureAt } from '../module-ports/pictures.ts'
import { problemMessage } from '../shell/connection/problems.ts'
import { keyOf, matching } from './candidates.logic.ts'
import { usePreviewMessages } from './messages/index.ts'

export interface PreviewPickerProps {
  candidates: CallResult<PreviewCandidate[]>
  /** Is chosen at first. */
  wanted?: PreviewSubject
  isStarting: boolean
  /** Why it did not begin. */
  failure: unknown
  onStart: (candidate: PreviewCandidate) => void
  onClose: () => void
}

const Body = styled.div`
  display: grid;
  gap: var(--at-space-3);

  .at-candidates {
    block-size: min(400px, 45dvh);
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-m);
    overflow: hidden;
  }
`
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--at-space-3);
  block-size: 100%;
  padding-inline: var(--at-space-3);

  > div {
    min-inline-size: 0;
  }
  p {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--at-text);
    font-weight: 550;
    white-space: nowrap;
  }
  p + p {
    color: var(--at-text-2);
    font-weight: 400;
    font-size: var(--at-font-s);
  }
`

/** People and groups to look as, found by typing; one is chosen, then it begins. */
export function PreviewPicker(props: PreviewPickerProps) {
  const { candidates, wanted, isStarting, failure, onStart, onClose } = props
  const { t } = usePreviewMessages()
  const { t: say } = usePortalMessages()
  const [text, setText] = useState('')
  const [chosenKey, setChosenKey] = useState(wanted && keyOf({ as: wanted }))
  const all = candidates.state === 'ready' ? candidates.data : undefined
  const shown = useMemo(() => matching(all ?? [], text), [all, text])
  const chosen = shown.find((candidate) => keyOf(candidate) === chosenKey)
  const isOutOfReach =
    wanted && all && !all.some((candidate) => keyOf(candidate) === keyOf({ as: wanted }))
  // Whoever was asked for is in sight.
  const list = useRef<VirtualListHandle>(null)
  const wantedKey = wanted && !isOutOfReach ? keyOf({ as: wanted }) : undefined
  useEffect(() => {
    if (all && wantedKey) list.current?.scrollToKey(wantedKey, { align: 'center' })
  }, [all, wantedKey])
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isLocked={isStarting}
      title={t('title')}
      description={t('detail')}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isStarting}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            icon={Eye}
            isDisabled={!chosen}
            isPending={isStarting}
            onPress={() => chosen && onStart(chosen)}
          >
            {chosen ? t('startAs', { name: chosen.name }) : t('start')}
          </Button>
        </>
      }
    >
      {candidates.state === 'failed' ? (
        <StateScreen
          kind={candidates.error.isOffline ? 'offline' : 'error'}
          headingLevel={3}
          title={say(problemMessage(candidates.error))}
          reference={candidates.error.traceId}
          action={<Button onPress={candidates.retry}>{t('retry')}</Button>}
        />
      ) : !all ? (
        <Skeleton lines={6} />
      ) : (
        <Body>
          {isOutOfReach && <Banner tone="info">{t('outOfReach')}</Banner>}
          {failure !== undefined && <StartFailed failure={failure} />}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus */}
          <SearchField label={t('search')} value={text} onChange={setText} autoFocus />
          <div className="at-candidates">
            <VirtualList
              ref={list}
              label={t('list')}
              items={shown}
              getKey={keyOf}
              getText={({ name }) => name}
              itemHeight={56}
              sections={{
                keyOf: ({ as }) => as.type,
                titleOf: ({ as }) => t(as.type === 'user' ? 'people' : 'groups'),
              }}
              selectionMode="single"
              selectedKeys={new Set(chosen ? [keyOf(chosen)] : [])}
              onSelectionChange={(keys) => {
                const [key] = keys
                setChosenKey(key === undefined ? undefined : String(key))
              }}
              onAction={onStart}
              renderItem={rowOf}
              height="100%"
              emptyState={
                <StateScreen
                  kind="empty"
                  headingLevel={3}
                  title={t('none')}
                  detail={t('noneDetail')}
                />
              }
            />
          </div>
        </Body>
      )}
    </Dialog>
  )
}

/** Why looking as somebody did not begin. */
function StartFailed({ failure }: { failure: unknown }) {
  const { t } = usePreviewMessages()
  const { t: say } = usePortalMessages()
  const status = failure instanceof ApiError ? failure.status : undefined
  const reason =
    status === 403 ? t('refusedStart') : status === 404 ? t('gone') : say(problemMessage(failure))
  return (
    <Banner tone="bad">
      <strong>{t('failed')}.</strong> {reason}
    </Banner>
  )
}

/** Somebody to look as, with what they do; of a group how many are in it. */
function CandidateRow({ candidate }: { candidate: PreviewCandidate }) {
  const { t } = usePreviewMessages()
  const { name, jobTitle, groupNames, memberCount } = candidate
  const subtitle =
    memberCount === null
      ? [jobTitle, ...groupNames].filter(Boolean).join(' · ')
      : t('members', { count: memberCount })
  return (
    <Row>
      <Mark candidate={candidate} />
      <div>
        <p>{name}</p>
        <p>{subtitle}</p>
      </div>
    </Row>
  )
}

const rowOf = (candidate: PreviewCandidate) => <CandidateRow candidate={candidate} />

function Mark({ candidate: { as, name, pictureUrl } }: { candidate: PreviewCandidate }) {
  if (as.type === 'user-group') return <IconTile icon={UsersRound} />
  return <Avatar name={name} pictureUrl={pictureAt(pictureUrl, 80)} isDecorative />
}
