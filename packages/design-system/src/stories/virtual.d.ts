/** Made by the workspace's build from the sources: `.storybook/catalogue.ts`. */
declare module 'virtual:atrium/catalogue' {
  export const catalogue: import('./catalogue.types.ts').Catalogue
}
