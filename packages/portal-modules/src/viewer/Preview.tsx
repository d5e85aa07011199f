import { useState } from 'react'
import type { VersionLook } from '../kit/file-version.ts'
import { useMedia } from '../kit/useMedia.ts'
import { useViewer, type ViewerOptions } from './useViewer.ts'
import type { ViewerPort, ViewItem } from './viewer.port.ts'
import { Viewer } from './Viewer.tsx'
import { PreviewView } from './views/PreviewView.tsx'

export interface PreviewProps extends Pick<
  ViewerOptions,
  'hidesExtensions' | 'viewers' | 'documentAssets'
> {
  port: ViewerPort
  /** What can be looked at here; never empty. */
  items: readonly ViewItem[]
}

/**
 * Files within a page, beside what is said or decided about them: one at a time, with its versions,
 * two of them compared and what was said about places (T-41, T-71, D-09). It opens in the full window,
 * on a phone at once.
 */
export function Preview(props: PreviewProps) {
  const { items } = props
  const isNarrow = useMedia('(max-width: 767px)')
  const [chosen, setChosen] = useState<number>()
  const [look, setLook] = useState<VersionLook>()
  const [isFull, setFull] = useState(false)
  // What was chosen may have been taken away meanwhile.
  const item = items.find(({ id }) => id === chosen) ?? items[0]!
  const show = (next: ViewItem) => {
    setChosen(next.id)
    setLook(undefined)
  }
  const shared = { ...props, itemId: item.id, look, onLookChange: setLook, onItemChange: show }
  return (
    <>
      {isNarrow ? (
        <PreviewView
          items={items}
          onChoose={(next) => {
            show(next)
            setFull(true)
          }}
        />
      ) : (
        <InPage {...shared} isCovered={isFull} onChoose={show} onFull={() => setFull(true)} />
      )}
      {isFull && <Viewer {...shared} onClose={() => setFull(false)} />}
    </>
  )
}

interface InPageProps extends ViewerOptions, PreviewProps {
  items: readonly ViewItem[]
  /** The full window lies over it. */
  isCovered: boolean
  onChoose: (item: ViewItem) => void
  onFull: () => void
}

function InPage({ port, isCovered, onChoose, onFull, ...options }: InPageProps) {
  const model = useViewer(port, { ...options, isInPage: true })
  return (
    <PreviewView items={options.items} onChoose={onChoose} shown={{ model, onFull, isCovered }} />
  )
}
