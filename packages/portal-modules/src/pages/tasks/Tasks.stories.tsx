import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { TaskBoard } from '../../task-board/index.ts'
import { createMemoryTasks, someBuckets, somePeople, someTasks } from '../../task-board/testing/index.ts' // prettier-ignore
import { desktop, inPage, narrow, pageParameters, phone } from '../frame/index.ts'

const { port, listId } = createMemoryTasks({
  buckets: someBuckets,
  tasks: someTasks,
  people: somePeople,
})

const meta = {
  title: 'Pages/Tasks',
  component: TaskBoard,
  args: { port, listId },
  decorators: [inPage('tasks')],
  parameters: pageParameters,
} satisfies Meta<typeof TaskBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { globals: desktop }
export const English: Story = { globals: { ...desktop, locale: 'en' } }
export const Yellow: Story = { globals: { ...desktop, tenant: 'yellow' } }
export const Plum: Story = { globals: { ...desktop, tenant: 'plum' } }
export const Red: Story = { globals: { ...desktop, tenant: 'red' } }
export const DarkGreen: Story = { globals: { ...desktop, tenant: 'green', mode: 'dark' } }
export const Phone: Story = { globals: phone }
export const PhoneYellow: Story = { globals: { ...phone, tenant: 'yellow' } }
export const PhonePlum: Story = { globals: { ...phone, tenant: 'plum' } }
export const PhoneRed: Story = { globals: { ...phone, tenant: 'red' } }
export const PhoneDarkGreen: Story = { globals: { ...phone, tenant: 'green', mode: 'dark' } }
export const PhoneEnglish: Story = { globals: { ...phone, locale: 'en' } }

export const Narrowest: Story = {
  name: 'Nothing scrolls sideways at 320 px',
  globals: { ...narrow, locale: 'de' },
  play: async () => {
    await screen.findByText('Motivfreigabe Megalights einholen')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
