/** Sources, fonts and shadows. The colors are in src/index.css, because `light-dark()` is CSS. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      fontFamily: {
        sans: ['var(--sans)'],
        display: ['var(--display)'],
      },
      boxShadow: {
        card: '0 1px 2px rgb(7 24 28 / 0.05)',
        lifted: '0 24px 64px -16px rgb(7 24 28 / 0.45), 0 2px 8px rgb(7 24 28 / 0.12)',
      },
    },
  },
};
