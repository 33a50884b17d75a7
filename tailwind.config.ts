/** Design tokens. The colours are CSS variables (src/index.css), so that light and dark share one set of names. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        canvas: 'var(--canvas)',
        surface: 'var(--surface)',
        sunken: 'var(--sunken)',
        line: 'var(--line)',
        edge: 'var(--edge)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        accent: {
          DEFAULT: 'var(--accent)',
          strong: 'var(--accent-strong)',
          ink: 'var(--accent-ink)',
        },
        abyss: '#07181c',
        lagoon: '#0e2a30',
        tide: '#1d5257',
        pearl: '#f6f2ea',
        mist: '#b9c9c6',
        brass: '#c9a56b',
        tone: {
          gray: 'var(--tone-gray)',
          'gray-ink': 'var(--tone-gray-ink)',
          blue: 'var(--tone-blue)',
          'blue-ink': 'var(--tone-blue-ink)',
          green: 'var(--tone-green)',
          'green-ink': 'var(--tone-green-ink)',
          yellow: 'var(--tone-yellow)',
          'yellow-ink': 'var(--tone-yellow-ink)',
          purple: 'var(--tone-purple)',
          'purple-ink': 'var(--tone-purple-ink)',
          red: 'var(--tone-red)',
          'red-ink': 'var(--tone-red-ink)',
        },
      },
      fontFamily: {
        sans: [
          'Figtree Variable',
          'Figtree Fallback',
          'Segoe UI',
          'Noto Sans Arabic',
          'system-ui',
          'sans-serif',
        ],
        display: ['Cormorant Garamond Variable', 'Cormorant Fallback', 'Georgia', 'serif'],
      },
      boxShadow: {
        card: '0 1px 2px rgb(7 24 28 / 0.05)',
        lifted: '0 24px 64px -16px rgb(7 24 28 / 0.45), 0 2px 8px rgb(7 24 28 / 0.12)',
      },
    },
  },
};
