import { Button, DateRangePicker, IconButton, Stack } from '@atrium/design-system'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { Pause } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'

export interface PausesFieldProps {
  value: readonly Pause[]
  /** Called with those that have both days. */
  onChange: (pauses: readonly Pause[]) => void
  /** Days between which they lie. */
  flight: { start: string | null; end: string | null }
  /** What is wrong with them. */
  errorMessage?: string
}

interface Row {
  key: number
  days: Pause | null
}

/** Times in which a flight rests, one below the other (T-22). */
export function PausesField({ value, onChange, flight, errorMessage }: PausesFieldProps) {
  const { t } = useMessages(messages)
  const [rows, setRows] = useState(() => value.map((days, key): Row => ({ key, days })))
  const put = (next: Row[]) => {
    setRows(next)
    onChange(next.flatMap(({ days }) => days ?? []))
  }
  return (
    <Stack gap="2">
      {rows.map(({ key, days }, at) => (
        <Stack key={key} direction="row" align="end" gap="2" isWrapping={false}>
          <DateRangePicker
            label={t('edit.pause', { number: at + 1 })}
            value={days}
            minValue={flight.start ?? undefined}
            maxValue={flight.end ?? undefined}
            errorMessage={at === rows.length - 1 ? errorMessage : undefined}
            onChange={(next) =>
              put(rows.map((row) => (row.key === key ? { key, days: next } : row)))
            }
          />
          <IconButton
            icon={X}
            label={t('edit.removePause', { number: at + 1 })}
            onPress={() => put(rows.filter((row) => row.key !== key))}
          />
        </Stack>
      ))}
      <div>
        <Button
          size="compact"
          variant="quiet"
          icon={Plus}
          onPress={() => {
            const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
            setRows([...rows, { key, days: null }])
          }}
        >
          {t('edit.addPause')}
        </Button>
      </div>
    </Stack>
  )
}
