import { Extension, Mark, textblockTypeInputRule, type Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { parseLinkAddress } from './link-address.ts'

/** `# ` and `## ` make the two levels that a text has below the headline of its page. */
const headingRules = [
  { find: /^#\s$/, level: 2 },
  { find: /^##\s$/, level: 3 },
] as const

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (values: Record<string, unknown>) =>
    Number(values[name]) > 1 ? { [name]: values[name] } : {},
})

/** What a cell holds of its own: how many columns and rows, no widths and no looks. */
const cell = {
  // No table in a table, no heading in a cell.
  content: '(paragraph | bulletList | orderedList | image)+',
  addAttributes: () => ({
    colspan: span('colspan'),
    rowspan: span('rowspan'),
    colwidth: { default: null, rendered: false },
  }),
}

const ArrangedTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // After the last cell Tab leaves the field: a row more would be a trap for whoever has no mouse.
      Tab: () => this.editor.commands.goToNextCell(),
    }
  },
})

const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
})

const subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
})
const superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
})

/** What a text may hold, and the keys that change it; the server's `cleanHtml` lets the same through. */
export function createExtensions(): Extensions {
  const keys = Extension.create({
    name: 'portalKeys',
    priority: 1_000,
    addKeyboardShortcuts() {
      const { editor } = this
      return {
        // `Mod-Alt` is AltGr, which types characters on German keyboards.
        'Mod-Shift-1': () => editor.commands.toggleHeading({ level: 2 }),
        'Mod-Shift-2': () => editor.commands.toggleHeading({ level: 3 }),
        'Mod-Shift-9': () => editor.commands.toggleBlockquote(),
      }
    },
    addInputRules() {
      const type = this.editor.schema.nodes.heading
      if (!type) return []
      return headingRules.map(({ find, level }) =>
        textblockTypeInputRule({ find, type, getAttributes: { level } }),
      )
    },
  })
  return [
    keys,
    StarterKit.configure({
      // Texts from before may have a fourth level; it is kept, not offered.
      heading: { levels: [2, 3, 4] },
      dropcursor: { color: false, class: 'at-drop' },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        markdownLinks: true,
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (address) => parseLinkAddress(address) !== undefined,
      },
    }),
    ArrangedTable.configure({ resizable: false }),
    TableRow,
    TableHeader.extend(cell),
    TableCell.extend(cell),
    Picture,
    subscript,
    superscript,
  ]
}
