/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/* While developing, `orrery serve` answers /api and /ws; ORRERY says where it listens. The server
 * takes only messages that name it as their origin. */
const server = process.env.ORRERY ?? 'http://127.0.0.1:8080';
const asOurs = { target: server, headers: { origin: server } };

export default defineConfig({
  plugins: [svelte()],
  build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': asOurs, '/ws': { ...asOurs, ws: true } } },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
});
