// Builds the client into the Python package; during development it talks to a running server.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fonts, SOURCES } from './fonts.ts'
import { licenses } from './licenses.ts'
import { worker, WORKER } from './worker.ts'

const server = process.env.TILEWRIGHT_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), fonts(), licenses(SOURCES), worker()],
  build: {
    outDir: '../tilewright/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/sw.ts' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    proxy: Object.fromEntries(
      ['/api', '/art', '/words', '/rules', '/live'].map((path) => [path, { target: server, ws: path === '/live' }]),
    ),
  },
  test: { include: ['tests/**/*.test.ts'] },
})
