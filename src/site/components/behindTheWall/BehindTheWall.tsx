import { BEHIND_THE_WALL } from '../../content/behindTheWall.ts';
import { TextLink } from '../TextLink.tsx';
import { SectionStage } from './SectionStage.tsx';

/** A finished room, and what stands behind its wall, as far as the visitor draws the line. */
export function BehindTheWall() {
  const { eyebrow, heading, lead, link, note } = BEHIND_THE_WALL;
  return (
    <section aria-labelledby="behind-the-wall" className="bg-abyss text-pearl">
      <div className="page-width grid items-end gap-x-[clamp(2rem,6vw,8rem)] gap-y-6 pt-[clamp(4.5rem,9vw,10rem)] pb-[clamp(2.5rem,5vw,5rem)] lg:grid-cols-[1.4fr_1fr]">
        <div>
          <p className="eyebrow mb-4 text-brass">{eyebrow}</p>
          <h2 id="behind-the-wall" className="display-1 max-w-[12ch]">
            {heading}
          </h2>
        </div>
        <div>
          <p className="max-w-[46ch] text-lg leading-relaxed text-mist">{lead}</p>
          <div className="mt-4 text-brass">
            <TextLink to={link.to} label={link.label} />
          </div>
        </div>
      </div>
      <div className="behind-track">
        <div className="behind-pin drawing-ground">
          <SectionStage />
        </div>
      </div>
      <p className="page-width py-4 text-sm text-mist">{note}</p>
    </section>
  );
}
