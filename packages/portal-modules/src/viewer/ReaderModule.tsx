import { lazyPart } from '@atrium/design-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { DocumentReading } from '../kit/module-host/document-reading.ts'
import { PortError, type ModuleProps } from '../kit/index.ts'
import type { Reading } from './pdf/PdfPages.tsx'
import { NotLoaded } from './views/ViewerStates.tsx'

const PdfStage = lazyPart(async () => ({ default: (await import('./pdf/PdfStage.tsx')).PdfStage }))

/** What a reader of documents needs of its host. */
interface ReaderHost {
  /** Where pdf.js's folders of character maps, fonts and decoders lie. Absent: unusual fonts look plain. */
  documentAssets?: string
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    block-size: 100%;
    min-block-size: 0;
    /* The frame around it has corners of its own. */
    && > * {
      border: 0;
      border-radius: 0;
    }
    > section {
      align-self: center;
    }
  }
`

/** A PDF document within an item of another module, which hears what of it was before the reader's eyes. */
export function ReaderModule({
  port: { documentAssets },
  component,
  config: { url, startPage, wanted, onPages },
}: ModuleProps<ReaderHost, DocumentReading>) {
  const [hasFailed, setFailed] = useState(false)
  const [reading, setReading] = useState<Reading>()
  const publish = useEffectEvent((pages: readonly number[], count: number) => onPages(pages, count))
  useEffect(() => {
    if (reading) publish(reading.pages, reading.count)
  }, [reading])
  return (
    <Root>
      {hasFailed ? (
        <NotLoaded
          error={new PortError({ code: 'offline' })}
          onRetry={() => setFailed(false)}
          headingLevel={3}
        />
      ) : (
        <PdfStage
          url={url}
          title={component.displayName ?? ''}
          {...(documentAssets && { assets: documentAssets })}
          startPage={startPage}
          wanted={wanted}
          onReading={setReading}
          onShown={nothing}
          onFail={() => setFailed(true)}
        />
      )}
    </Root>
  )
}

const nothing = () => undefined
