import { IconButton, Lightbox } from '@atrium/design-system'
import { Download, ExternalLink, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { ViewerModel } from '../useViewer.ts'
import { contentKinds } from '../viewer.logic.ts'
import { ShownItem } from './ShownItem.tsx'
import { SlideshowLine } from './SlideshowLine.tsx'
import { SlideshowMenu } from './SlideshowMenu.tsx'
import { stageCss } from './viewer.css.ts'

export interface ViewerViewProps {
  model: ViewerModel
  onClose: () => void
}

const Stage = styled.div`
  ${stageCss}
`

/** The full window: what is looked at, its name and place, the way to its siblings (VIEW-01). */
export function ViewerView({ model, onClose }: ViewerViewProps) {
  const { t } = useMessages(messages)
  const { shown, slideshow, download, index } = model
  const id = shown.state === 'ready' ? shown.item.id : undefined
  // What was true of one item is not of the next.
  const [settled, setSettled] = useState<number>()
  const [zoomed, setZoomed] = useState<number>()
  const [isPlaying, setPlaying] = useState(false)
  const isSettled = id !== undefined && settled === id
  const isZoomed = id !== undefined && zoomed === id
  const canZoom = shown.state === 'ready' && shown.kind === 'image' && isSettled
  const report = shown.state === 'ready' && shown.kind === 'report' ? shown.item.url : undefined
  const toggleZoom = () => setZoomed(isZoomed ? undefined : id)
  const onShown = () => {
    setSettled(id)
    if (!slideshow?.isOn) model.prepare()
  }
  // What cannot be shown makes room as quickly as a picture.
  const isWaiting =
    shown.state === 'loading' ||
    (shown.state === 'ready' &&
      contentKinds.has(shown.kind) &&
      (shown.content.state === 'loading' || (shown.content.state === 'ready' && !isSettled)))

  return (
    <Lightbox
      isOpen
      onOpenChange={onClose}
      title={model.title}
      index={index}
      count={Math.max(model.items.length, 1)}
      onIndexChange={model.turnTo}
      isBare={slideshow?.isBare}
      tools={
        <>
          {canZoom && (
            <IconButton
              icon={isZoomed ? ZoomOut : ZoomIn}
              label={t(isZoomed ? 'action.zoomOut' : 'action.zoomIn')}
              onPress={toggleZoom}
            />
          )}
          {slideshow && <SlideshowMenu show={slideshow} onOpenChange={model.setMenuOpen} />}
          {report && (
            <IconButton
              icon={ExternalLink}
              label={t('action.newTab')}
              href={model.reports?.pageOf?.(report) ?? report}
              target="_blank"
            />
          )}
          {download && (
            <IconButton icon={Download} label={t('action.download')} onPress={download} />
          )}
        </>
      }
      slideshow={
        slideshow?.isOn && (
          <SlideshowLine
            key={id}
            interval={slideshow.interval}
            isRunning={!isWaiting && !isPlaying && !slideshow.isHeld}
            onTurn={model.turnOn}
            onNear={model.prepare}
          />
        )
      }
    >
      <Stage key={id}>
        <ShownItem
          model={model}
          isZoomed={isZoomed}
          onZoom={toggleZoom}
          onShown={onShown}
          onPlayingChange={setPlaying}
        />
      </Stage>
    </Lightbox>
  )
}
