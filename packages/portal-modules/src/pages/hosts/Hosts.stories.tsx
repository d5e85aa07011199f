import base from '../../../../design-system/src/styles/base.css?raw'
import { withoutLayers } from '../../../../design-system/src/styles/without-layers.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { FileExplorer } from '../../file-explorer/index.ts'
import { createMemoryFileExplorer } from '../../file-explorer/testing/index.ts'
import { AtriumHost } from '../../host/index.ts'
import { TaskBoard } from '../../task-board/index.ts'
import { createMemoryTasks, someBuckets, someTasks } from '../../task-board/testing/index.ts'
import { resets } from './resets.ts'

const files = createMemoryFileExplorer({ entries: [{ name: 'Belege' }, { name: 'Mai.pdf', size: 20_480 }] }) // prettier-ignore
const tasks = createMemoryTasks({ buckets: someBuckets, tasks: someTasks })

const meta = {
  title: 'Modules/Host/On other pages',
  component: AtriumHost,
  globals: { locale: 'de' },
  args: {
    isUnlayered: true,
    children: (
      <>
        <section>
          <FileExplorer port={files.port} rootId={files.rootId} title="Dateien" />
        </section>
        <section>
          <TaskBoard port={tasks.port} listId={tasks.listId} />
        </section>
      </>
    ),
  },
} satisfies Meta<typeof AtriumHost>
export default meta
type Story = StoryObj<typeof meta>

/** Puts a sheet on the page and returns how to take it away. */
function put(css: string, isLast = true) {
  const style = document.createElement('style')
  style.textContent = css
  if (isLast) document.head.append(style)
  else document.head.prepend(style)
  return () => style.remove()
}

const looked = ['margin', 'padding', 'border-width', 'background-color', 'color', 'font', 'letter-spacing', 'text-transform', 'text-decoration', 'text-indent', 'text-align', 'display', 'box-sizing', 'list-style', 'width', 'height'] as const // prettier-ignore

/** How every element of ours looks. */
const looks = (root: Element) =>
  [...root.querySelectorAll('.at-scope *:not([hidden])')].map((element) => {
    const style = getComputedStyle(element)
    return {
      element: element.outerHTML.slice(0, 120),
      ...Object.fromEntries(looked.map((name) => [name, style.getPropertyValue(name)])),
    }
  })

export const Resets: Story = {
  name: 'No reset of a host’s page takes anything away, with our styles in no layer',
  tags: ['!dev'],
  beforeEach: () => put(withoutLayers(base)),
  play: async ({ canvasElement, step }) => {
    await screen.findByText('Mai.pdf')
    await screen.findAllByRole('row', { name: new RegExp(someTasks[0]!.title) })
    const before = looks(canvasElement)
    const all: string[] = []
    for (const [name, css] of Object.entries(resets))
      await step(name, async () => {
        const takeAway = put(css, false)
        const changed = looks(canvasElement).flatMap((look, at) => {
          const was = before[at] as Record<string, string>
          return Object.entries(look).flatMap(([property, value]) =>
            was[property] === value
              ? []
              : [`${look.element} ${property}: ${was[property]} → ${value}`],
          )
        })
        takeAway()
        all.push(...[...new Set(changed)].map((one) => `${name}: ${one}`))
      })
    await expect(all).toEqual([])
  },
}
