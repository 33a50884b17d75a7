import { EXPERIENCE } from '../../content/experience.ts';
import { BARS } from './scale.ts';

const { labels, steps } = EXPERIENCE;

/** The drawing as a table for screen readers. */
export function GanttTable() {
  return (
    // A table itself could not be narrower than its cells.
    <div className="sr-only">
      <table>
        <caption>{labels.programme}</caption>
        <thead>
          <tr>
            {[labels.step, labels.earliest, labels.latest].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BARS.map(({ start, finish, latestFinish }, index) => (
            <tr key={start}>
              <th scope="row">{steps[index]?.title}</th>
              <td>{labels.span(start, finish)}</td>
              <td>{labels.until(latestFinish)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
