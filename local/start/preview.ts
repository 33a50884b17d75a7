import { startPart, type Part } from './parts.ts';

/** Builds the app into `folder` and serves it on a port of 127.0.0.1; its settings are the environment's. */
export function startPreview(port: number, folder: string): Part {
  return startPart({
    name: 'The preview',
    entry: 'local/start/previewProcess.ts',
    args: [String(port), folder],
    url: `http://127.0.0.1:${port}/`,
  });
}
