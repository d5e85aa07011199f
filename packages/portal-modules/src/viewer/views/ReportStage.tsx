import { useRef } from 'react'
import { styled } from 'styled-components'
import { FullScreenButton } from '../../kit/FullScreenButton.tsx'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Reports } from '../viewer.port.ts'
import { ReportFrame } from './ReportFrame.tsx'
import { isReport } from './sandbox.ts'
import { stageCss } from './viewer.css.ts'

export interface ReportStageProps {
  url: string
  title: string
  reports: Reports | undefined
}

const Stage = styled.div`
  ${stageCss}
  /* The window without what stands around it (REP-07). */
  block-size: calc(100dvh - 140px);
  min-block-size: 320px;

  @layer at.components {
    /* On the edge of the report, where its own controls are least. */
    > .at-reportFull {
      z-index: 1;
      place-self: end;
      margin: 10px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-s);
      background: var(--at-surface);
    }
    &:fullscreen {
      block-size: 100dvh;
      background: var(--at-surface);
    }
  }
`

/** A report that has a page to itself; the page's heading is for whoever hears it. */
export function ReportStage({ url, title, reports }: ReportStageProps) {
  const { t } = useMessages(messages)
  const root = useRef<HTMLDivElement>(null)
  const isShown = reports !== undefined && isReport(url, reports.address, location.href)
  return (
    <Stage ref={root}>
      {isShown && <h1 className="at-visually-hidden">{title}</h1>}
      <ReportFrame url={url} title={title} reports={reports} headingLevel={isShown ? 2 : 1} />
      {isShown && (
        <div className="at-reportFull">
          <FullScreenButton
            root={root}
            label={t('report.fullScreen')}
            backLabel={t('report.smaller')}
          />
        </div>
      )}
    </Stage>
  )
}
