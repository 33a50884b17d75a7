import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Finds the code of a barcode in a picture of the camera; null when there is none. */
export type ReadBarcode = (video: HTMLVideoElement) => Promise<string | null>;

/** Starts the library that reads barcodes where the browser does not. Its code is our own file, not that of a CDN. */
export async function start(): Promise<ReadBarcode> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const context = new OffscreenCanvas(0, 0).getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (context === null || width === 0) return null;
    Object.assign(context.canvas, { width, height });
    context.drawImage(video, 0, 0);
    const [found] = await readBarcodes(context.getImageData(0, 0, width, height), {
      maxNumberOfSymbols: 1,
    });
    return found?.text ?? null;
  };
}
