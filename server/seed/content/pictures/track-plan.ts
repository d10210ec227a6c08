// The track from above: its modules with their names, as on the cover of its manual.
import type { SeedPicture } from '../seed-content.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540" font-family="sans-serif" font-size="20">
<rect width="960" height="540" fill="#f5f8fa"/>
<rect x="20" y="60" width="920" height="420" rx="14" fill="#ffffff" stroke="#7a8d9b" stroke-width="3"/>
<g fill="#e6edf2" stroke="#5a6f7e" stroke-width="3">
<rect x="40" y="80" width="120" height="380" rx="8"/>
<rect x="200" y="80" width="170" height="110" rx="8"/><rect x="390" y="80" width="170" height="110" rx="8"/><rect x="580" y="80" width="170" height="110" rx="8"/>
<rect x="200" y="350" width="170" height="110" rx="8"/><rect x="390" y="350" width="170" height="110" rx="8"/><rect x="580" y="350" width="170" height="110" rx="8"/>
<rect x="790" y="80" width="130" height="380" rx="8"/>
</g>
<rect x="200" y="225" width="550" height="90" rx="8" fill="#f0f4f7" stroke="#9fb1be" stroke-width="2" stroke-dasharray="8 6"/>
<g fill="#14202b" text-anchor="middle">
<text x="100" y="260">SMIF</text><text x="100" y="290">1–4</text>
<text x="285" y="130">HMDS</text><text x="285" y="160">× 2</text>
<text x="475" y="130">COAT / ARC</text><text x="475" y="160">× 2 / × 1</text>
<text x="665" y="130">HOT PLATE</text><text x="665" y="160">× 6</text>
<text x="285" y="400">CHILL</text><text x="285" y="430">× 4</text>
<text x="475" y="400">DEVELOP</text><text x="475" y="430">× 2</text>
<text x="665" y="400">WEE</text><text x="665" y="430">× 1</text>
<text x="475" y="277">ARM</text>
<text x="855" y="260">STEPPER</text><text x="855" y="290">I/F</text>
</g>
</svg>`;

export const TRACK_PLAN: SeedPicture = {
  id: 'seed-track-plan',
  name: 'track-plan.svg',
  width: 960,
  height: 540,
  svg: SVG,
  alt: [
    'План установки. Слева порты SMIF 1–4. Верхний ряд: HMDS, COAT / ARC, HOT PLATE. Посередине рука ARM. Нижний ряд: CHILL, DEVELOP, WEE. Справа стык со степпером.',
    'Plan of the track. At the left the ports SMIF 1–4. The upper row: HMDS, COAT / ARC, HOT PLATE. The ARM in the middle. The lower row: CHILL, DEVELOP, WEE. At the right the interface to the stepper.',
    '设备平面图。左侧为端口 SMIF 1–4。上排：HMDS、COAT / ARC、HOT PLATE。中间为机械臂 ARM。下排：CHILL、DEVELOP、WEE。右侧为与步进机的接口。',
  ],
};
