import { startChildService, type ChildService } from './childService.ts';

/** Builds the app into `folder` and serves it on a port of 127.0.0.1. The app's settings come from the environment. */
export function startPreview(port: number, folder: string): ChildService {
  return startChildService({
    name: 'The preview',
    entry: 'local/start/previewProcess.ts',
    args: [String(port), folder],
    url: `http://127.0.0.1:${port}/`,
  });
}
