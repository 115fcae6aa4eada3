import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    ssr: { build: { rollupOptions: { input: './src/web/handler.server.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
});
