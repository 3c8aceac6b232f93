/** Copied next to kubb's packages. Kubb's own client sends JSON without its type and reads every response as JSON. */
import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

const { DOCUMENT, OUT } = process.env;

export default defineConfig({
  input: { path: DOCUMENT },
  output: { path: OUT, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginClient({ importPath: '../../kubb-client.ts', dataReturnType: 'full' }),
  ],
});
