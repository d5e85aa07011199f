/** The address of a script that Vite builds by itself. */
declare module '*?worker&url' {
  const url: string
  export default url
}

/** The address of a film. */
declare module '*.webm?url' {
  const url: string
  export default url
}
