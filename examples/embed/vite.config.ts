import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `serve.mjs` writes a nonce of its own into every page, in this place. */
export default defineConfig({ plugins: [react()], html: { cspNonce: '__NONCE__' } })
