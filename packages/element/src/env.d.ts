/** Version of the package, from its manifest. */
declare const __VERSION__: string
