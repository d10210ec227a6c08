// A person before the air shower with three faults in their gowning: the mask, the hair, a cuff.
import type { SeedPicture } from '../seed-content.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800">
<rect width="600" height="800" fill="#eef3f6"/>
<rect y="700" width="600" height="100" fill="#d5e0e7"/>
<path d="M0 700H600M150 700L90 800M300 700V800M450 700L510 800" stroke="#b9c9d3" stroke-width="2" fill="none"/>
<g stroke="#5a6f7e" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
<path d="M225 690l-8-190h70l8 190z" fill="#fdfefe"/><path d="M305 690l8-190h70l-8 190z" fill="#fdfefe"/>
<path d="M200 690c0-18 15-26 40-26s58 10 60 40l-2 16H200z" fill="#cfe3ee"/><path d="M302 690c0-18 15-26 40-26s58 10 60 40l-2 16H302z" fill="#cfe3ee"/>
<path d="M205 250c20-26 170-26 190 0l12 260H193z" fill="#fdfefe"/>
<path d="M300 245V505" stroke-dasharray="6 8"/>
<path d="M207 262c-34 20-60 120-72 210l46 14 40-150z" fill="#fdfefe"/><path d="M393 262c34 20 60 120 72 210l-46 14-40-150z" fill="#fdfefe"/>
</g>
<g stroke="#4a6f86" stroke-width="3" stroke-linejoin="round">
<path d="M128 440l58 16-10 46c-8 26-44 22-56 0z" fill="#8fc3e6"/>
<path d="M128 438l58 16 2-12-58-17z" fill="#8fc3e6"/>
<path d="M420 486l46-14 14 40c2 22-38 36-52 10z" fill="#8fc3e6"/>
<path d="M412 470l54-17 6 24-54 16z" fill="#fdfefe" stroke="#5a6f7e"/>
</g>
<ellipse cx="300" cy="160" rx="74" ry="88" fill="#f0cdb2" stroke="#8a6a54" stroke-width="3"/>
<path d="M228 142c-6-70 40-98 72-98s80 26 73 98c-36-28-110-28-145 0z" fill="#dfeef6" stroke="#5a7f95" stroke-width="3"/>
<path d="M374 120c26 30 30 90 10 150-10 18-26 12-24-6 10-50 10-90 0-130z" fill="#6b4a32" stroke="#4b3221" stroke-width="3"/>
<path d="M262 138h26M314 138h26" stroke="#4b3221" stroke-width="5" stroke-linecap="round"/>
<circle cx="275" cy="152" r="6" fill="#33241a"/><circle cx="327" cy="152" r="6" fill="#33241a"/>
<path d="M300 152l-8 30h16" fill="none" stroke="#8a6a54" stroke-width="4" stroke-linecap="round"/>
<path d="M240 198c34-12 86-12 122 0l-8 40c-26 16-80 16-106 0z" fill="#bfe0ef" stroke="#5a7f95" stroke-width="3"/>
<path d="M240 200l-12-22M362 200l10-22" stroke="#5a7f95" stroke-width="3"/>
<rect x="330" y="300" width="44" height="58" rx="5" fill="#fff" stroke="#0b6e83" stroke-width="3"/><circle cx="352" cy="320" r="9" fill="#0b6e83"/><path d="M338 342h28" stroke="#0b6e83" stroke-width="4"/>
</svg>`;

export const WRONG_GOWNING: SeedPicture = {
  id: 'seed-wrong-gowning',
  name: 'wrong-gowning.svg',
  width: 600,
  height: 800,
  svg: SVG,
  alt: [
    'Сотрудник лицом к вам. Шапочка на голове, у виска видна прядь волос. Маска ниже носа. Рукав слева на рисунке: манжета перчатки поверх рукава; справа: манжета под рукавом. На груди пропуск, на ногах обувь чистой зоны.',
    'A colleague faces you. A cap on the head, a strand of hair at the temple. The mask is below the nose. The sleeve at the left of the picture: the glove’s cuff over it; at the right: the cuff under it. A badge on the chest, clean-zone footwear.',
    '一名员工面向您。头戴帽子，鬓角露出一缕头发。口罩在鼻子下方。图左侧：手套口套在袖口外；图右侧：手套口塞在袖内。胸前有门禁卡，脚穿洁净区鞋。',
  ],
};
