import { ChartNoAxesGantt, ChevronLeft, ChevronRight, List, Minus, Plus } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Button } from '../../Button/index.ts'
import { IconButton } from '../../IconButton/index.ts'
import { SegmentedControl } from '../../SegmentedControl/index.ts'
import { DAY_WIDTHS, ZOOM_STEP } from '../layout/timeline.scale.ts'
import type { TimelineScale } from '../timeline.types.ts'
import type { TimelineViewport } from '../viewport/viewport.types.ts'
import type { Speech } from '../useSpeech.ts'

interface ToolsProps {
  viewport: TimelineViewport
  scale: TimelineScale | undefined
  form: 'timeline' | 'list'
  onForm: (form: 'timeline' | 'list') => void
  onToday: () => void
  speech: Speech
  isNarrow: boolean
  children: ReactNode
}

/** Today, back and forth, how near, and the way to the list. */
export const TimelineTools = memo(function TimelineTools(props: ToolsProps) {
  const { viewport, scale, form, onForm, onToday, speech, isNarrow, children } = props
  const { words } = speech
  const scales = [
    { value: 'day', label: words.day },
    { value: 'week', label: words.weeks },
    { value: 'month', label: words.month },
    { value: 'quarter', label: words.quarter },
    { value: 'year', label: words.year },
  ] as const
  return (
    <div className="at-timeline-tools">
      {form === 'timeline' && (
        <>
          <Button size="compact" onPress={onToday}>
            {words.today}
          </Button>
          <span className="at-timeline-pair at-timeline-turn">
            <IconButton
              size="compact"
              icon={ChevronLeft}
              label={words.earlier}
              onPress={() => viewport.pan(-0.5)}
            />
            <IconButton
              size="compact"
              icon={ChevronRight}
              label={words.later}
              onPress={() => viewport.pan(0.5)}
            />
          </span>
          {!isNarrow && (
            <SegmentedControl
              label={words.scale}
              value={scale ?? 'month'}
              onChange={(next) => viewport.setDayWidth(DAY_WIDTHS[next])}
              options={scales}
            />
          )}
          <span className="at-timeline-pair">
            <IconButton
              size="compact"
              icon={Minus}
              label={words.zoomOut}
              onPress={() => viewport.zoom(1 / ZOOM_STEP)}
            />
            <IconButton
              size="compact"
              icon={Plus}
              label={words.zoomIn}
              onPress={() => viewport.zoom(ZOOM_STEP)}
            />
          </span>
        </>
      )}
      <span className="at-timeline-rest" />
      {children}
      <SegmentedControl
        label={words.form}
        value={form}
        onChange={onForm}
        isIconOnly
        options={[
          { value: 'timeline', label: words.timeline, icon: ChartNoAxesGantt },
          { value: 'list', label: words.list, icon: List },
        ]}
      />
    </div>
  )
})
