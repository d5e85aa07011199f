import {
  IconButton,
  SegmentedControl,
  Select,
  Slider,
  stepZoom,
  useZoomPan,
} from '@atrium/design-system'
import { Blend, Columns2, SquareSplitHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useState, type CSSProperties } from 'react'
import { styled } from 'styled-components'
import type { Comparison, FileVersion } from '../../kit/file-version.ts'
import { formatMinute, useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { createAddresses, useContent, type ContentState } from '../useContent.ts'
import type { Compared, VersionHistory } from '../useVersionHistory.ts'
import { LoadingItem, NotLoaded, NotShown } from '../views/ViewerStates.tsx'
import { compareCss } from './compare.css.ts'
import { Divider } from './Divider.tsx'

export interface CompareStageProps {
  itemId: number
  title: string
  versionHistory: VersionHistory
  compared: Compared
  onShown: () => void
}

const Root = styled.section`
  ${compareCss}
`
const icons = { side: Columns2, overlay: Blend, slider: SquareSplitHorizontal }
const ways: readonly Comparison[] = ['slider', 'side', 'overlay']
/** Both at once are seen in the middle. */
const middle = 50

/**
 * Two versions of a picture: beside each other, over each other, or parted by a line. They zoom and
 * move together, so that the same place is seen in both (D-09).
 */
export function CompareStage({
  itemId,
  title,
  versionHistory,
  compared,
  onShown,
}: CompareStageProps) {
  const { t } = useMessages(messages)
  const { first, second, as } = compared
  const [zoom, setZoom] = useState(1)
  const [share, setShare] = useState(middle)
  const { ref, offset, isDragging, zoomTo, handlers } = useZoomPan(zoom, setZoom, true)
  const framesId = useId()
  const helpId = useId()
  const contents = [
    useVersion(versionHistory, itemId, first),
    useVersion(versionHistory, itemId, second),
  ] as const
  const [shownUrls, setShownUrls] = useState<readonly string[]>([])
  const isThere = contents.every((one) => one.state === 'ready' && shownUrls.includes(one.url))
  const settled = useEffectEvent(onShown)
  useEffect(() => {
    if (isThere) settled()
  }, [isThere])

  const place = {
    '--_x': `${offset.x * 100}%`,
    '--_y': `${offset.y * 100}%`,
    '--_zoom': `${zoom}`,
    '--_at': `${share}%`,
    '--_opacity': `${share / 100}`,
  } as CSSProperties
  const picture = (at: 0 | 1) => (
    <VersionPicture
      content={contents[at]}
      label={t('compare.picture', { name: title, number: [first, second][at]!.number })}
      onLoad={(url) => setShownUrls((now) => [...now.filter((one) => one !== url), url].slice(-4))}
    />
  )
  const tag = (at: 0 | 1) => (
    <span className="at-tag" data-at-end={at === 0 ? 'left' : 'right'} aria-hidden="true">
      {t('versions.number', { number: [first, second][at]!.number })}
    </span>
  )
  const frame = {
    ref,
    role: 'group',
    'aria-describedby': helpId,
    tabIndex: 0,
    className: 'at-frame',
    'data-at-loose': zoom > 1 || undefined,
    'data-at-dragging': isDragging || undefined,
    ...handlers,
  }
  const numbers = { first: first.number, second: second.number }
  return (
    <Root
      data-at-arrows=""
      style={place}
      aria-label={t('compare.label', { name: title, ...numbers })}
    >
      <CompareChoices versionHistory={versionHistory} compared={compared} />
      <div className="at-frames" id={framesId}>
        {as === 'side' ? (
          ([0, 1] as const).map((at) => (
            // Keys and pointers move what it shows, as in a scrolling region.
            <div
              key={at}
              {...frame}
              aria-label={t('compare.frame', { number: [first, second][at]!.number })}
            >
              <div className="at-layer">{picture(at)}</div>
              {tag(at)}
            </div>
          ))
        ) : (
          <div {...frame} aria-label={t('compare.frames', numbers)}>
            <div className="at-layer">{picture(0)}</div>
            <div className="at-layer" data-at-over={as}>
              {picture(1)}
            </div>
            {tag(0)}
            {tag(1)}
            {as === 'slider' && <Divider at={share} onMove={setShare} controls={framesId} />}
          </div>
        )}
        <span id={helpId} hidden>
          {t('compare.help')}
        </span>
      </div>
      <CompareSizes {...{ compared, share, setShare, zoom, zoomTo }} />
    </Root>
  )
}

/** Which two versions are compared, and how. */
function CompareChoices({
  versionHistory,
  compared,
}: Pick<CompareStageProps, 'versionHistory' | 'compared'>) {
  const { t, locale } = useMessages(messages)
  const { versions, lookAt } = versionHistory
  const { first, second, as } = compared
  const options = versions.map(({ number, isCurrent, createdAt }) => ({
    id: `${number}`,
    label: t(isCurrent ? 'versions.currentNumber' : 'versions.number', { number }),
    description: formatMinute(locale, new Date(createdAt)),
  }))
  /** The same one twice would compare nothing: the other one takes its place. */
  const choose = (place: 0 | 1) => (id: string | null) => {
    const numbers = [first.number, second.number]
    if (id === null || Number(id) === numbers[place]) return
    const other = numbers[1 - place]!
    const chosen = Number(id)
    const kept = chosen === other ? numbers[place]! : other
    lookAt({ compare: place === 0 ? [chosen, kept] : [kept, chosen], as })
  }
  return (
    <div className="at-choices">
      <div className="at-version">
        <Select
          label={t(as === 'overlay' ? 'compare.below' : 'compare.left')}
          options={options}
          value={`${first.number}`}
          onChange={choose(0)}
        />
      </div>
      <div className="at-mode">
        <SegmentedControl
          label={t('compare.mode')}
          options={ways.map((value) => ({
            value,
            label: t(`compare.${value}`),
            icon: icons[value],
          }))}
          value={as}
          onChange={(next) => lookAt({ compare: [first.number, second.number], as: next })}
        />
      </div>
      <div className="at-version">
        <Select
          label={t(as === 'overlay' ? 'compare.above' : 'compare.right')}
          options={options}
          value={`${second.number}`}
          onChange={choose(1)}
        />
      </div>
    </div>
  )
}

interface CompareSizesProps {
  compared: Compared
  /** How much of the second version is seen over the first, in percent. */
  share: number
  setShare: (share: number) => void
  zoom: number
  zoomTo: (zoom: number) => void
}

/** How large both are shown, and how much of the upper one is seen. */
function CompareSizes({ compared, share, setShare, zoom, zoomTo }: CompareSizesProps) {
  const { t } = useMessages(messages)
  const { second, as } = compared
  return (
    <div className="at-sizes">
      {as === 'overlay' && (
        <div className="at-opacity">
          <Slider
            label={t('compare.opacity', { number: second.number })}
            value={share}
            onChange={setShare}
            hasNoOutput
          />
        </div>
      )}
      <IconButton
        icon={ZoomOut}
        label={t('compare.smaller')}
        onPress={() => zoomTo(stepZoom(zoom, -5, true))}
      />
      <output>{t('compare.percent', { percent: Math.round(zoom * 100) })}</output>
      <IconButton
        icon={ZoomIn}
        label={t('compare.larger')}
        onPress={() => zoomTo(stepZoom(zoom, 5, true))}
      />
    </div>
  )
}

/** Where a version's content is. */
function useVersion(
  { contentOf }: VersionHistory,
  itemId: number,
  { number }: FileVersion,
): ContentState {
  const { now } = useModuleHost()
  const addresses = useMemo(
    () => createAddresses({ content: () => contentOf(number) }, now),
    [contentOf, now, number],
  )
  return useContent(addresses, itemId)
}

interface VersionPictureProps {
  content: ContentState
  label: string
  onLoad: (url: string) => void
}

/** One version, or why it is not there. */
function VersionPicture({ content, label, onLoad }: VersionPictureProps) {
  if (content.state === 'loading') return <LoadingItem title={label} />
  if (content.state === 'failed') return <NotLoaded error={content.error} onRetry={content.retry} />
  if (content.state === 'broken') return <NotShown as="file" />
  const { url, onFail } = content
  return <img src={url} alt={label} draggable={false} onLoad={() => onLoad(url)} onError={onFail} />
}
