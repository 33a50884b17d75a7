/**
 * The Coral Bank page.
 *
 * @placeholder The coral bank: where it is, what it grows and under which permits.
 */
export const CORAL_BANK = {
  head: {
    title: 'Coral Bank',
    description:
      'The plan of a coral bank in Sri Lanka: to rescue broken fragments, grow them on and return them to the reef. Restored coral stays on the island.',
    eyebrow: 'Coral Bank, Sri Lanka',
    heading: 'What the sea breaks, we raise',
    lead: 'Storms and anchors break coral. Left on the sand, a fragment typically rolls, bleaches and dies. The coral bank is to lift it, grow it on, and put it back.',
  },
  illustration: {
    picture: 'coral-nursery',
    alt: 'Two young corals, one brown and one olive, tied with twine to a worn rope under water; a tag hangs from it, out of focus.',
    caption: 'Young corals on a nursery rope.',
  },
  impact: {
    heading: 'The plan: four areas of work',
    text: 'To hold genotypes, repair reef, train divers and spare wild stock.',
    areas: [
      {
        title: 'Gene bank',
        text: 'Each genotype is to be held twice, on land and in the sea. One bad summer in one place cannot then erase it.',
      },
      {
        title: 'Reef repair',
        text: 'Broken fragments are to grow on ropes and frames, go back to the reef at low density, and be watched there.',
      },
      {
        title: 'People',
        text: 'Divers from fishing villages are to be trained and paid for the work, with schools invited to watch.',
      },
      {
        title: 'Supply that leaves reefs alone',
        text: 'A display coral can come from licensed culture instead of the sea. Our stocking plans ask for that, and for the papers.',
      },
    ],
  },
  fragments: {
    picture: 'fragments',
    alt: 'A small brown coral with pale tips on a ceramic disc, which stands on a grey-green grid; behind it more corals, out of focus.',
    caption: 'A fragment on a disc of its own.',
  },
  method: {
    heading: 'How it works, from fragment to reef',
    text: 'Five stages. The dates belong to the corals: growth on land typically takes 6 to 18 months.',
    steps: [
      {
        title: 'Rescue',
        text: 'Collect what has already broken, under permit. Cut no living colony.',
      },
      {
        title: 'Fragment',
        text: 'Divide branching corals such as Acropora to 6–10 cm, massive ones such as Porites far smaller. Log each parent.',
      },
      {
        title: 'Grow',
        text: 'Hang on ropes, fix to frames. Clean by hand, and count survivors.',
      },
      {
        title: 'Return',
        text: 'Plant only while satellite maps show no heat stress, and leave room between colonies.',
      },
      {
        title: 'Monitor',
        text: 'Dive again at 1, 3, 6, 12 and 18 months, then yearly. Record what died, and why.',
      },
    ],
  },
  limits: {
    heading: 'What restoration cannot do',
    paragraphs: [
      'A planted coral does not cool the sea. Restoration buys time for a reef while emissions fall. It does not replace that, and we do not sell it as a substitute.',
      'So we publish counts only with a date, a site and a method, and losses stand beside the survivors. Until a figure can carry all three, this page carries none of our own. The findings on this page are other people’s work, and they are the reason for ours.',
    ],
    sourcesHeading: 'Findings and their sources',
    cited: (source: string, date: string) => `${source}, ${date}`,
    sources: [
      {
        statement:
          'Worldwide, 60% of restoration projects report less than 18 months of monitoring. The median restored area is 100 m², and reported survival lies between 60 and 70%.',
        source: 'Boström-Einarsson and others, PLOS ONE 15(1), e0226631',
        date: 'January 2020',
      },
      {
        statement:
          'At Hikkaduwa, on the south-west coast, live coral covered 7% of the reef in the year after the bleaching of 1998.',
        source: 'CORDIO Status Report',
        date: '2000',
      },
      {
        statement:
          'Off the east coast, more than 90% of hard corals bleached at four surveyed sites.',
        source: 'N. Perera, report to Coral-List',
        date: 'June 2019',
      },
      {
        statement:
          'Along the coast of Jaffna, a survey of 2017–18 recorded 113 species of stony coral, 36 of them new to Sri Lanka. There is much left to keep.',
        source: 'Arulananthan and others, Oceans 2(3), 509–529',
        date: 'July 2021',
      },
    ],
  },
  law: {
    heading: 'Two kinds of work, never mixed',
    text: 'The Fauna and Flora Protection Ordinance protects every hard coral of Sri Lanka: cutting, possession, trade and export are offences. So the plan keeps the two kinds of work apart, with separate stock and separate records.',
    rules: [
      {
        title: 'Restoration stays in Sri Lanka',
        text: 'Every fragment of the coral bank is to return to a Sri Lankan reef, or to remain in the bank. None will be sold, and none will leave the island.',
      },
      {
        title: 'Aquaculture is licensed',
        text: 'The lawful route to export is culture: coral grown on artificial substrate under the regulations of 2017 (Gazette 2032/5, 14 August 2017), with a licence and CITES papers.',
      },
      {
        title: 'Nothing is taken from the wild for display',
        text: 'Corals for our displays are cultured, and never collected from a reef, in Sri Lanka or elsewhere. Their papers are handed over with them.',
      },
    ],
  },
  callToAction: {
    heading: 'Ask us how we count',
    text: 'Write if you would like to support the coral bank, or only to understand it. No project depends on it.',
    label: 'Ask about the Coral Bank',
  },
} as const;
