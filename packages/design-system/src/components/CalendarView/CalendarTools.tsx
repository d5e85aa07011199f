import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { SegmentedControl } from '../SegmentedControl/index.ts'
import type { CalendarMode } from './calendar.types.ts'
import type { CalendarSpeech } from './useCalendarSpeech.ts'

interface TurnProps {
  words: CalendarSpeech['words']
  onToday: () => void
  onTurn: (by: 1 | -1) => void
}

/** The way to today, back and forth. */
export const CalendarTurn = memo(function CalendarTurn({ words, onToday, onTurn }: TurnProps) {
  return (
    <>
      <Button size="compact" onPress={onToday}>
        {words.today}
      </Button>
      <span className="at-calendar-turn">
        <IconButton
          size="compact"
          icon={ChevronLeft}
          label={words.earlier}
          onPress={() => onTurn(-1)}
        />
        <IconButton
          size="compact"
          icon={ChevronRight}
          label={words.later}
          onPress={() => onTurn(1)}
        />
      </span>
    </>
  )
})

interface ModesProps {
  words: CalendarSpeech['words']
  mode: CalendarMode
  onMode: (mode: CalendarMode) => void
}

/** Month or week. */
export const CalendarModes = memo(function CalendarModes({ words, mode, onMode }: ModesProps) {
  return (
    <SegmentedControl
      label={words.mode}
      value={mode}
      onChange={onMode}
      options={[
        { value: 'month', label: words.month },
        { value: 'week', label: words.week },
      ]}
    />
  )
})
