/** Made by the workspace's build from the sources: `modules.ts`. */
declare module 'virtual:atrium/modules' {
  type Load = () => Promise<{
    record: import('../tools/docs-site/module-record.types.ts').ModuleRecord
  }>
  export const modulePages: Readonly<Record<string, Load>>
}

/** The text of a file, as Vite gives it. */
declare module '*?raw' {
  const text: string
  export default text
}
