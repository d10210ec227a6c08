/** The people of the hero picture: small figures of simple shapes, about 1.75 m tall. */

import { depthOf, point, project, type Piece } from './iso.ts';

interface Clothes {
  readonly top: string;
  readonly legs: string;
  readonly shoes: string;
  readonly skin: string;
  readonly hair: string;
  /** A clean-room hood and mask instead of hair. */
  readonly hooded: boolean;
}

const COVERALL: Clothes = {
  top: '#f8fbfd',
  legs: '#eef4f7',
  shoes: '#dbe5eb',
  skin: '#e8b48f',
  hair: '#f8fbfd',
  hooded: true,
};
const AMBER_COVERALL: Clothes = {
  top: '#fff4dc',
  legs: '#f6e6c2',
  shoes: '#e3cd9b',
  skin: '#dca36e',
  hair: '#fff4dc',
  hooded: true,
};
const GREEN: Clothes = {
  top: '#2f9d80',
  legs: '#3f62a8',
  shoes: '#7a4b2f',
  skin: '#e8b48f',
  hair: '#5b3a28',
  hooded: false,
};
const CORAL: Clothes = {
  top: '#dd6a50',
  legs: '#44618f',
  shoes: '#f3f6f8',
  skin: '#edbe9b',
  hair: '#3c2a22',
  hooded: false,
};

function head(clothes: Clothes, facing: 1 | -1): string {
  if (clothes.hooded) {
    return (
      `<ellipse cx="0" cy="-104" rx="11.5" ry="13.5" fill="${clothes.top}"/>` +
      `<ellipse cx="${facing * 3}" cy="-103" rx="8" ry="9" fill="${clothes.skin}"/>` +
      `<path d="M${facing * 3 - 8} -102q8 3 16 0v5q-3 6 -8 6t-8 -6z" fill="#9fd0dc"/>` +
      `<circle cx="${facing * 6}" cy="-105" r="1.3" fill="#26343d"/><circle cx="${facing}" cy="-105" r="1.3" fill="#26343d"/>`
    );
  }
  return (
    `<ellipse cx="0" cy="-103" rx="10" ry="12" fill="${clothes.skin}"/>` +
    `<path d="M-11 -102q-1 -15 11 -15t11 14q-3 -7 -9 -8t-13 9z" fill="${clothes.hair}"/>` +
    `<circle cx="${facing * 5.5}" cy="-103" r="1.2" fill="#26343d"/><circle cx="${facing}" cy="-103" r="1.2" fill="#26343d"/>`
  );
}

function body(clothes: Clothes, facing: 1 | -1): string {
  const hand = clothes.hooded ? '#7fb7e2' : clothes.skin;
  return (
    `<path d="M-9 -48L-8 -3h8l1 -40zM1 -43l2 40h8l-1 -46z" fill="${clothes.legs}"/>` +
    `<path d="M1 -43l2 40h8l-1 -46z" fill="#12303f" opacity=".1"/>` +
    `<path d="M-9 -5h9q1 6 -3 6h-8q-1 -4 2 -6zM3 -5h9q1 6 -3 6h-8q-1 -4 2 -6z" fill="${clothes.shoes}"/>` +
    `<path d="M-12 -84q12 -9 24 0l-1 40q-11 5 -22 0z" fill="${clothes.top}"/>` +
    `<path d="M4 -88q6 1 8 4l-1 40q-4 2 -8 2z" fill="#12303f" opacity=".1"/>` +
    `<path d="M-12 -83q-6 3 -6 18l1 14h6l1 -26z" fill="${clothes.top}"/><path d="M12 -83q6 3 6 16l${facing * 4} 14h-6l-5 -22z" fill="${clothes.top}"/>` +
    `<path d="M12 -83q6 3 6 16l${facing * 4} 14h-6l-5 -22z" fill="#12303f" opacity=".12"/>` +
    `<circle cx="-14" cy="-49" r="4" fill="${hand}"/><circle cx="${15 + facing * 4}" cy="-51" r="4" fill="${hand}"/>` +
    `<path d="M-4 -92h8v8h-8z" fill="${clothes.hooded ? clothes.top : clothes.skin}"/>`
  );
}

function person(x: number, y: number, clothes: Clothes, facing: 1 | -1): Piece {
  const [px, py] = project(point(x, y));
  const ground = `<ellipse cx="5" cy="1" rx="24" ry="9" fill="#1d3a4c" opacity=".22"/>`;
  return {
    depth: depthOf(x, y),
    svg: `<g transform="translate(${px} ${py})">${ground}${body(clothes, facing)}${head(clothes, facing)}</g>`,
  };
}

export function people(): readonly Piece[] {
  return [
    person(2.5, 1.35, CORAL, -1),
    person(1.6, 5.6, GREEN, 1),
    person(6.6, 5.6, COVERALL, -1),
    person(9.2, 5.9, COVERALL, 1),
    person(7.6, 3.1, AMBER_COVERALL, -1),
  ];
}
