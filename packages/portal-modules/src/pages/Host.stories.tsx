import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { FileExplorer } from '../file-explorer/index.ts'
import { createMemoryFileExplorer } from '../file-explorer/testing/index.ts'
import { AtriumHost } from '../host/index.ts'

const meta = {
  title: 'Modules/Host',
  component: AtriumHost,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof AtriumHost>
export default meta
type Story = StoryObj<typeof meta>

const filesOf = () => createMemoryFileExplorer({ entries: [{ name: 'Belege', entries: [{ name: 'Mai.pdf', size: 20_480 }] }] }) // prettier-ignore
const { port, rootId } = filesOf()
const files = <FileExplorer port={port} rootId={rootId} title="Dateien" />

const openFolder = async (userEvent: { dblClick: (element: Element) => Promise<void> }) => {
  const list = await screen.findByRole('grid')
  await userEvent.dblClick(within(list).getByText('Belege'))
  await screen.findByText('Mai.pdf')
}

export const Playground: Story = { args: { theme: { primary: '#1c7c54' }, children: files } }

export const InMemory: Story = {
  name: 'Three lines embed a module: theme, words, messages, and an address in memory',
  args: { theme: { primary: '#8a1538' }, children: files },
  play: async ({ userEvent, canvasElement }) => {
    const before = window.location.href
    const scope = canvasElement.querySelector('[data-at-theme*="8a1538"]')
    await expect(scope).toHaveAttribute('lang', 'de')
    // Light on its own ground, whatever the reader's system and the host's page are.
    await expect(scope).toHaveAttribute('data-at-mode', 'light')
    await openFolder(userEvent)
    await expect(window.location.href).toBe(before)
  },
}

export const InTheBrowser: Story = {
  name: 'In the browser’s own address: a folder is a step, Back leads out of it',
  args: { address: 'browser', base: '/unterlagen', children: files },
  beforeEach: () => {
    const before = window.location.href
    window.history.replaceState(null, '', '/unterlagen')
    return () => window.history.replaceState(null, '', before)
  },
  play: async ({ userEvent }) => {
    await openFolder(userEvent)
    await expect(window.location.pathname).toMatch(/^\/unterlagen\/\d+-belege$/)
    window.history.back()
    await waitFor(() => expect(screen.queryByText('Mai.pdf')).toBeNull())
    await expect(window.location.pathname).toBe('/unterlagen')
  },
}

/** A product with a router of its own. */
function Product() {
  const [url, setUrl] = useState('/drive?theme=own')
  const router = useMemo(() => ({ url, go: setUrl }), [url])
  return (
    <>
      <output aria-label="Adresse">{url}</output>
      <AtriumHost address={router} base="/drive" locale="en">
        {files}
      </AtriumHost>
    </>
  )
}

export const InARouter: Story = {
  name: 'In the product’s router, in English',
  args: { children: files },
  render: () => <Product />,
  play: async ({ userEvent, canvasElement }) => {
    const url = within(canvasElement).getByRole('status', { name: 'Adresse' })
    await screen.findByRole('button', { name: 'Upload' })
    await openFolder(userEvent)
    await expect(url).toHaveTextContent(/^\/drive\/\d+-belege$/)
  },
}
