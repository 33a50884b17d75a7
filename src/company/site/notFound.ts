/** The page for an unknown route. */
export const NOT_FOUND = {
  head: {
    title: 'Page not found',
    description:
      'No page has this address. The home page and the portfolio are good places to start.',
    heading: 'Nothing swims here',
    lead: 'No page has this address. It may have moved, or lost a letter on the way.',
  },
  links: [
    { label: 'Go to the home page', to: '/' },
    { label: 'See the portfolio', to: '/portfolio' },
    { label: 'Contact the studio', to: '/contact' },
  ],
} as const;
