/** How tests and benchmarks start Chromium: the machine's own, or the one that `CHROMIUM` names. */
export const CHROMIUM = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-quic',
    // Without a window, letters would otherwise get whole widths, which wrap lines elsewhere than on a screen.
    '--font-render-hinting=none',
  ],
};
