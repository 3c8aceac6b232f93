/** A bar chart with its summary in words, and the same numbers as a table. */
import { useState } from 'preact/hooks';

interface ChartOf {
  readonly title: string;
  readonly summary: string;
  readonly bars: readonly (readonly [name: string, count: number])[];
}

const WIDTH = 480;
const HEIGHT = 120;

export function Chart({ title, summary, bars }: ChartOf) {
  const [isTable, setIsTable] = useState(false);
  const most = Math.max(1, ...bars.map(([, count]) => count));
  const step = WIDTH / Math.max(1, bars.length);
  return (
    <section class="part">
      <div class="spread">
        <h2>{title}</h2>
        <button type="button" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          Show as table
        </button>
      </div>
      <p>{summary}</p>
      {isTable ? (
        <table>
          <tbody>
            {bars.map(([name, count]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <svg
          class="bars"
          viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`}
          role="img"
          aria-label={`${title}: ${summary}`}
          width="100%"
        >
          {bars.map(([name, count], place) => (
            <g key={name}>
              <rect
                x={place * step + step * 0.15}
                y={HEIGHT - (count / most) * HEIGHT}
                width={step * 0.7}
                height={Math.max(1, (count / most) * HEIGHT)}
                rx="2"
              />
              {(bars.length <= 8 || place % Math.ceil(bars.length / 6) === 0) && (
                <text x={place * step + step / 2} y={HEIGHT + 14} text-anchor="middle">
                  {name}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
    </section>
  );
}
