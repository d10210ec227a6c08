// A recipe's whole numbers in everyday units, as the terminal and the paper show them.
import { words } from '../words.ts';
import type { Teller } from './teller.ts';

const figures = {
  timeMs: { name: words('время', 'time', '时间'), unit: words(' с', ' s', ' 秒'), share: 1000 },
  temperatureTenthC: {
    name: words('температура', 'temperature', '温度'),
    unit: words(' °C', ' °C', ' °C'),
    share: 10,
  },
  speedRpm: { name: words('частота', 'speed', '转速'), unit: words(' об/мин', ' rpm', ' rpm'), share: 1 },
  doseTenthMj: {
    name: words('доза', 'dose', '剂量'),
    unit: words(' мДж/см²', ' mJ/cm²', ' mJ/cm²'),
    share: 10,
  },
} as const;

function isFigure(name: string): name is keyof typeof figures {
  return name in figures;
}

/** Such as “time 60 s”; a name that is no figure of a recipe is shown as it is. */
export function figureText({ say }: Pick<Teller, 'say'>, name: string, value: number): string {
  if (!isFigure(name)) return `${name} ${value}`;
  const { share, unit } = figures[name];
  const text = share === 10 ? (value / share).toFixed(1) : String(value / share);
  return `${say(figures[name].name)} ${say(words(text.replace('.', ','), text, text))}${say(unit)}`;
}
