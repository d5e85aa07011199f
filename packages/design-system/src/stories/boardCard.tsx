import { ChevronDown, ChevronsUp, ChevronUp, Equal } from 'lucide-react'
import { Avatar } from '../components/Avatar/index.ts'
import { Chip, type ChipTone } from '../components/Chip/index.ts'
import type { BoardTask } from './boardTasks.ts'

const PRIORITY = {
  Dringend: { tone: 'bad', icon: ChevronsUp },
  Hoch: { tone: 'warn', icon: ChevronUp },
  Mittel: { tone: 'info', icon: Equal },
  Niedrig: { tone: 'neutral', icon: ChevronDown },
} as const satisfies Record<BoardTask['priority'], { tone: ChipTone; icon: unknown }>

/** How often each card was rendered. */
export const rendered: string[] = []

export function taskCard(task: BoardTask) {
  rendered.push(task.id)
  const { tone, icon } = PRIORITY[task.priority]
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <strong style={{ paddingInlineEnd: 28, font: '600 0.875rem/19px var(--at-font-body)' }}>
        {task.title}
      </strong>
      <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Chip tone={tone} icon={icon}>
          {task.priority}
        </Chip>
        <span className="at-figures" style={{ color: 'var(--at-text-2)', fontSize: '0.78125rem' }}>
          {task.due}
        </span>
        <span style={{ marginInlineStart: 'auto' }}>
          <Avatar name={task.who} />
        </span>
      </span>
      <span style={{ color: 'var(--at-text-2)', font: '400 0.78125rem/17px var(--at-font-body)' }}>
        {task.about}
      </span>
    </div>
  )
}
