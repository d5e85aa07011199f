import {
  abbreviate,
  Button,
  Card,
  FileButton,
  Icon,
  IconButton,
  LiveRegion,
  ProgressBar,
} from '@atrium/design-system'
import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CirclePause,
  CloudOff,
  CloudUpload,
  Pause,
  Play,
  RotateCw,
  X,
} from 'lucide-react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { formatBytes, useMessages, useModuleHost } from '../../kit/index.ts'
import { errorText, fileProblemText } from '../error-text.ts'
import { isNameProblem } from '../file-explorer.logic.ts'
import { possibleFileName } from '../naming/file-names.ts'
import { messages } from '../messages/index.ts'
import { uploadTotals, type UploadItem, type UploadQueue } from './upload-queue.ts'
import { useUploadItems } from './useUploads.ts'
import { outcomeText, paceText, progressText } from './upload-texts.ts'
import { UploadsElsewhere } from './UploadsElsewhere.tsx'

const Panel = styled.section`
  @layer at.components {
    /* In sight, however long the list above is. */
    position: sticky;
    z-index: 4;
    inset-block-end: 0;
    border-radius: var(--at-radius-l);
    box-shadow: var(--at-shadow-low);

    /* The page scrolls what has the focus to above the panel (WCAG 2.4.11). */
    main:has(&) {
      scroll-padding-block-end: 90px;
    }
    /* One file is its own total. */
    &[data-at-single] > section {
      padding: var(--at-space-2) var(--at-space-3) var(--at-space-2) var(--at-space-4);
    }
    @media print {
      display: none;
    }
  }
`
const List = styled.ul`
  @layer at.components {
    display: grid;
    gap: 2px;
    max-block-size: min(260px, 26dvh);
    margin: var(--at-space-3) 0 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
`
const Line = styled.li`
  @layer at.components {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 14px;
    min-block-size: 44px;

    .at-status {
      display: grid;
      color: var(--at-brand-text);
    }
    &[data-at-status='done'] :is(.at-status, .at-state) {
      color: var(--at-ok-text);
    }
    &:is([data-at-status='failed'], [data-at-status='refused'])
      :is(.at-words .at-state, .at-status) {
      color: var(--at-bad-text);
    }
    .at-words {
      min-inline-size: 0;
    }
    .at-first {
      display: flex;
      margin-block-end: var(--at-space-1);
      justify-content: space-between;
      gap: var(--at-space-3);
    }
    .at-first > :first-child {
      overflow: hidden;
      font-weight: 550;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-state {
      flex: none;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-variant-numeric: tabular-nums;
    }
    p.at-state {
      margin: 0;
      overflow-wrap: anywhere;
    }
    .at-buttons {
      display: flex;
      align-items: center;
    }
    @media (max-width: 480px) {
      .at-first {
        flex-wrap: wrap;
        gap: 0 var(--at-space-3);
      }
      &:is([data-at-status='interrupted'], [data-at-status='refused']) {
        grid-template-columns: 18px minmax(0, 1fr);

        .at-buttons {
          grid-column: 2;
        }
        .at-buttons > :last-child {
          margin-inline-start: auto;
        }
      }
    }
  }
`
const Head = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--at-space-2) var(--at-space-4);

    &[hidden] {
      display: none;
    }
    &[hidden] + ul {
      margin: 0;
    }
    > :first-child {
      flex: 1 1 160px;
    }
  }
`

/** Files on their way: each one's progress, the total, what went wrong and how to go on (FILE-09). */
export function UploadPanel({ queue }: { queue: UploadQueue }) {
  const tools = useMessages(messages)
  const { t } = tools
  const items = useUploadItems(queue)
  const { elsewhere } = useModuleHost()
  // Where this is not shown any more, the uploads go on all the same.
  useEffect(() => {
    elsewhere?.('uploads', undefined)
    return () =>
      elsewhere?.('uploads', ({ openItem }) => (
        <UploadsElsewhere queue={queue} onOpenFolder={openItem} />
      ))
  }, [elsewhere, queue])
  if (items.length === 0) return <LiveRegion />

  const totals = uploadTotals(items)
  const isBusy = totals.open > 0
  // What is refused for what it is would be refused again.
  const failed = items
    .filter(({ state }) => state.status === 'failed' && state.error.fields.files === undefined)
    .map((item) => item.id)
  const outcome = outcomeText(tools, totals)

  return (
    <Panel
      aria-label={t('upload.panel')}
      data-at-single={(isBusy && items.length === 1) || undefined}
    >
      <Card>
        <Head hidden={isBusy && items.length === 1}>
          {isBusy ? (
            <ProgressBar
              label={t('upload.total', { count: totals.open })}
              value={totals.sentBytes}
              max={totals.totalBytes}
              valueText={progressText(tools, totals)}
            />
          ) : (
            <strong>{outcome}</strong>
          )}
          {failed.length > 1 && (
            <Button size="compact" icon={RotateCw} onPress={() => queue.retry(failed)}>
              {t('action.retryAll')}
            </Button>
          )}
          {!isBusy && totals.done + totals.failed > 0 && (
            <Button size="compact" variant="quiet" onPress={queue.clear}>
              {t('action.clear')}
            </Button>
          )}
        </Head>
        <List>
          {failuresFirst(items).map((item) => (
            <UploadLine key={item.id} item={item} queue={queue} isAlone={items.length === 1} />
          ))}
        </List>
      </Card>
      <LiveRegion>
        {items.some((item) => item.state.status === 'stalled')
          ? t('upload.item.stalled')
          : isBusy
            ? ''
            : outcome}
      </LiveRegion>
    </Panel>
  )
}

const icons = {
  waiting: CloudUpload,
  sending: CloudUpload,
  stalled: CloudOff,
  paused: CirclePause,
  interrupted: CircleHelp,
  done: CircleCheck,
  failed: CircleAlert,
  refused: CircleAlert,
}

const hasFailed = ({ state }: UploadItem) => state.status === 'failed' || state.status === 'refused'
/** What needs somebody is not to be looked for among a hundred that went well. */
const failuresFirst = (items: readonly UploadItem[]) => [
  ...items.filter(hasFailed),
  ...items.filter((item) => !hasFailed(item)),
]

const isOpenState = (status: UploadItem['state']['status']) =>
  status === 'waiting' || status === 'sending' || status === 'stalled'

/** The pace of a file that travels alone: it is its own total. */
function Pace({ item: { state, file } }: { item: UploadItem }) {
  const tools = useMessages(messages)
  if (state.status !== 'sending') return null
  const { sentBytes, bytesPerSecond } = state
  const parts = paceText(tools, { sentBytes, totalBytes: file.size, bytesPerSecond })
  return parts.map((part) => ` · ${part}`).join('')
}

function UploadLine(props: { item: UploadItem; queue: UploadQueue; isAlone: boolean }) {
  const { item, queue, isAlone } = props
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { state, file } = item
  const { name } = file
  const sent = 'sentBytes' in state && {
    sent: formatBytes(locale, state.sentBytes),
    total: formatBytes(locale, file.size),
  }
  // A name can be mended here; what is too large, or has no content, cannot.
  const offered =
    state.status === 'refused' && isNameProblem(state.problem) ? possibleFileName(name) : undefined
  const isSettling = state.status === 'sending' && state.sentBytes >= file.size
  return (
    <Line data-at-status={state.status}>
      <span className="at-status">
        <Icon icon={icons[state.status]} />
      </span>
      <div className="at-words">
        <div className="at-first">
          <span title={`${name} ${t('upload.item.into', { folder: item.folderName })}`}>
            {name}
          </span>
          <span className="at-state">
            {isSettling ? (
              t('upload.item.settling')
            ) : (
              <>
                {sent && t('upload.progress', sent)}
                {state.status === 'done' && t('upload.item.done')}
                {state.status === 'waiting' && t('upload.item.waiting')}
                {state.status === 'sending' && isAlone && <Pace item={item} />}
              </>
            )}
          </span>
        </div>
        {'sentBytes' in state && (
          <ProgressBar label={name} value={state.sentBytes} max={file.size} isLabelHidden />
        )}
        {(state.status === 'stalled' || state.status === 'paused') && (
          <p className="at-state">{t(`upload.item.${state.status}`)}</p>
        )}
        {state.status === 'interrupted' && (
          <p className="at-state">
            {t(state.isDifferentFile ? 'upload.item.other' : 'upload.item.interrupted', { name })}
          </p>
        )}
        {state.status === 'failed' && (
          <p className="at-state">
            {state.error.fields.files?.[0] ?? errorText(tools, state.error)}
          </p>
        )}
        {state.status === 'refused' && (
          <p className="at-state">{fileProblemText(tools, state.problem)}</p>
        )}
      </div>
      <div className="at-buttons">
        {item.isLarge && isOpenState(state.status) && !isSettling && (
          <IconButton
            size="compact"
            icon={Pause}
            label={t('upload.item.pause', { name })}
            onPress={() => queue.pause(item.id)}
          />
        )}
        {state.status === 'paused' && (
          <IconButton
            size="compact"
            icon={Play}
            label={t('upload.item.resume', { name })}
            onPress={() => queue.resume(item.id)}
          />
        )}
        {offered !== undefined && (
          <Button size="compact" onPress={() => queue.rename(item.id, offered)}>
            {t('upload.item.rename', { name: abbreviate(offered, 40) })}
          </Button>
        )}
        {state.status === 'interrupted' && (
          <FileButton size="compact" onFiles={([chosen]) => queue.attach(item.id, chosen!)}>
            {t('upload.item.choose')}
          </FileButton>
        )}
        {state.status === 'failed' && state.error.fields.files === undefined && (
          <IconButton
            size="compact"
            icon={RotateCw}
            label={t('upload.item.retry', { name })}
            onPress={() => queue.retry([item.id])}
          />
        )}
        {state.status !== 'done' && (
          <IconButton
            size="compact"
            icon={X}
            label={t('upload.item.cancel', { name })}
            onPress={() => queue.cancel(item.id)}
          />
        )}
      </div>
    </Line>
  )
}
