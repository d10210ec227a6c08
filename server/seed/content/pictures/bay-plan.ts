// The bay from above, for marking emergency buttons, telephones and exits.
import type { SeedPicture } from '../seed-content.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600" font-family="sans-serif" font-size="20">
<rect width="960" height="600" fill="#fff7e6"/>
<rect x="30" y="30" width="900" height="540" fill="#ffffff" stroke="#5a6f7e" stroke-width="6"/>
<rect x="260" y="90" width="500" height="200" rx="10" fill="#e6edf2" stroke="#5a6f7e" stroke-width="3"/>
<rect x="120" y="90" width="110" height="200" rx="8" fill="#f0f4f7" stroke="#5a6f7e" stroke-width="3"/>
<rect x="800" y="90" width="90" height="150" rx="8" fill="#eef5ee" stroke="#5a6f7e" stroke-width="3"/>
<rect x="300" y="420" width="200" height="80" rx="8" fill="#f6efe4" stroke="#5a6f7e" stroke-width="3"/>
<path d="M30 430v100" stroke="#1a763b" stroke-width="12"/><path d="M930 430v100" stroke="#0b6e83" stroke-width="12"/>
<g stroke="#8a6a00" stroke-width="3"><rect x="238" y="300" width="44" height="44" fill="#ffd94a"/><rect x="740" y="300" width="44" height="44" fill="#ffd94a"/></g>
<circle cx="260" cy="322" r="15" fill="#c8281e"/><circle cx="762" cy="322" r="15" fill="#c8281e"/>
<g fill="#22313c"><rect x="560" y="440" width="60" height="40" rx="8"/><rect x="70" y="350" width="50" height="36" rx="8"/></g>
<g fill="#14202b" text-anchor="middle">
<text x="510" y="195">TRACK</text><text x="175" y="185">SMIF</text><text x="175" y="212">1–4</text><text x="845" y="158">GAS</text><text x="845" y="184">PANEL</text>
<text x="400" y="467">DESK</text><text x="260" y="372" font-size="17">EMO</text><text x="762" y="372" font-size="17">EMO</text>
<text x="590" y="510" font-size="17">TEL</text><text x="95" y="410" font-size="17">TEL</text>
</g>
<text x="52" y="488" fill="#1a763b">EXIT</text><text x="812" y="488" fill="#0b6e83">AIR LOCK</text>
</svg>`;

export const BAY_PLAN: SeedPicture = {
  id: 'seed-bay-plan',
  name: 'bay-plan.svg',
  width: 960,
  height: 600,
  svg: SVG,
  alt: [
    'План участка. Вверху установка TRACK с портами SMIF слева, у правой стены GAS PANEL. Стол DESK посередине. Кнопки EMO слева и справа под установкой. Телефоны TEL: справа от стола и у левой стены. Внизу слева EXIT, справа AIR LOCK.',
    'Plan of the bay. At the top the TRACK with its SMIF ports at the left, the GAS PANEL by the right wall. The DESK in the middle. EMO buttons at the left and the right below the track. Telephones TEL: to the right of the desk and by the left wall. EXIT at the lower left, AIR LOCK at the lower right.',
    '区域平面图。上方为 TRACK，左侧为 SMIF 端口，右墙边为 GAS PANEL。DESK 在中间。EMO 按钮位于设备下方左右两侧。电话 TEL：桌子右侧和左墙边各一部。左下为 EXIT，右下为 AIR LOCK。',
  ],
};
