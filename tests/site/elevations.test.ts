import { describe, expect, it } from 'vitest';
import { CASE_STUDIES } from '../../src/company/site/caseStudies.ts';
import { ELEVATIONS } from '../../src/company/projectMeasures.ts';
import { ELEVATION } from '../../src/company/site/elevations.ts';
import { PROJECTS } from '../../src/company/site/projects.ts';

describe('the measures of a project', () => {
  it.each(PROJECTS)('$title: are published, and hold its volume within 5%', (project) => {
    const { id, scope, figure } = project;
    const elevation = ELEVATIONS[id];
    if (elevation === undefined || figure === undefined) throw new Error('No measures');
    const { shape, width, height, depth } = elevation;
    const dimensions = CASE_STUDIES[id]?.facts?.find(({ term }) => term === 'Dimensions');
    const published = `${scope} ${dimensions?.detail} ${ELEVATION.size[shape](elevation)}`;
    for (const length of [width, height, depth]) {
      expect(published.replaceAll('\u00A0', ' ')).toContain(
        (length / 100).toFixed(2).replace(/0$/, ''),
      );
    }
    const volume = Number(figure.value.replace(',', '')) * (figure.unit === 'm³' ? 1_000 : 1);
    // In litres; a sphere is π/6 of the box around it.
    const held = (width * height * depth * (shape === 'sphere' ? Math.PI / 6 : 1)) / 1_000;
    expect(Math.abs(held / volume - 1)).toBeLessThan(0.05);
  });
});
