interface ImportMetaEnv {
  /** Where the build put pdf.js's folders; see `pdf-assets.ts`. */
  readonly PDF_ASSETS?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
