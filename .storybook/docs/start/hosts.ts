/** What the pages of the section Start say: taken from the READMEs and the examples that the check drives. */
import plainPage from '../../../examples/plain-page/README.md?raw'
import plainHtml from '../../../examples/plain-page/index.html?raw'
// oxlint-disable-next-line import/default -- as text
import ownAddress from '../../../examples/embed/src/address.ts?raw'
// oxlint-disable-next-line import/default -- as text
import glue from '../../../examples/embed/src/atrium.tsx?raw'
import viteConfig from '../../../examples/embed/vite.config.ts?raw'
// oxlint-disable-next-line import/default -- as text
import serverApp from '../../../examples/server-rendering/src/App.tsx?raw'
import element from '../../../packages/element/README.md?raw'
import modules from '../../../packages/portal-modules/README.md?raw'
import { partOf, partsOf } from '../../../tools/docs-site/markdown.ts'

export interface Host {
  title: string
  lead: string
  /** What of it the check proves. */
  proof: string
  /** Markdown, in this order. */
  parts: readonly string[]
}

const code = (language: string, text: string) => `\`\`\`${language}\n${text.trim()}\n\`\`\``
const topic = (heading: string, body: string) => `## ${heading}\n\n${body}`
const part = (heading: string) => partOf(modules, heading)

/** The same for all that build with React: install, a module on a page, what AtriumHost is. */
const embed = partsOf(part('Embed the file explorer'), 3)[0]!.body
const inHost = (heading: string) =>
  topic(heading, partOf(part('Embed the file explorer'), heading, 3))
const first = topic('A module on a page', embed)
const styles = topic('Beside your own styles', part("Beside a host's own styles"))
const server = topic('Rendered on the server', part('Render on a server'))
const port = topic('Then a port of your own', part('Write a port').split('\nRights travel')[0]!)

const driven =
  'In each run of the check a product is made as this page says, and driven in a browser.'
const notDriven =
  'What stands here follows from what is driven elsewhere; our check builds no such product yet.'

export const hosts: Record<'vite' | 'next' | 'router' | 'webpack' | 'plain', Host> = {
  vite: {
    title: 'In a Vite product',
    lead: 'A React product that Vite builds. Everything that the other hosts need is here, too.',
    proof: `${driven} It stands in \`examples/embed\`: eight modules with data of its own, under a strict content security policy.`,
    parts: [
      first,
      topic(
        'All the glue of a product',
        `So it stands in \`examples/embed\`, as \`src/atrium.tsx\`:\n\n${code('tsx', glue)}\n\nThe address of its own comes from \`src/address.ts\`, for a product without a router:\n\n${code('ts', ownAddress)}\n\nand this is its \`vite.config.ts\`:\n\n${code('ts', viteConfig)}`,
      ),
      styles,
      port,
    ],
  },
  next: {
    title: 'In Next',
    lead: 'With the app router: modules are client components, and render on the server all the same.',
    proof: `${notDriven} That every module renders on a server is proved without a framework, in \`examples/server-rendering\`.`,
    parts: [
      first,
      inHost('In Next'),
      server,
      topic('What is rendered on both sides', code('tsx', serverApp)),
      styles,
    ],
  },
  router: {
    title: 'In React Router',
    lead: 'The router keeps the address; a module reads its place from it and tells it where somebody goes.',
    proof: `${notDriven} The same form, \`{ url, go }\`, is driven in \`examples/embed\`.`,
    parts: [first, inHost('In React Router'), server, styles],
  },
  webpack: {
    title: 'With webpack or Rspack',
    lead: 'Nothing is special about the packages but one style sheet.',
    proof: `${notDriven} A page of campaigns was built by hand with Rspack 2.`,
    parts: [first, inHost('With webpack or Rspack'), styles],
  },
  plain: {
    title: 'On a plain page',
    lead: 'One script, one tag: in a CMS, in an intranet, beside jQuery and Bootstrap.',
    proof: `${driven} It stands in \`examples/plain-page\`: three tags, each with a look of its own.`,
    parts: [
      element.replace(/^# .*\n+/, ''),
      topic(
        'A whole page',
        `${partsOf(plainPage)[0]!.body.replace(/^# .*\n+/, '')}\n\n${code('html', plainHtml)}`,
      ),
    ],
  },
}
