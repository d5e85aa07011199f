import { styled } from 'styled-components'
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
`

/** A report that has a page to itself; the page's heading is for whoever hears it. */
export function ReportStage({ url, title, reports }: ReportStageProps) {
  const isShown = reports !== undefined && isReport(url, reports.address, location.href)
  return (
    <Stage>
      {isShown && <h1 className="at-visually-hidden">{title}</h1>}
      <ReportFrame url={url} title={title} reports={reports} headingLevel={isShown ? 2 : 1} />
    </Stage>
  )
}
