import { randomInt } from 'node:crypto';

/** Digits and the plus sign as one path each, on a grid of 2 by 4. */
const STROKES: Readonly< Record< string, string > > = {
	0: 'M0 0h2v4h-2z',
	1: 'M0 1l1-1v4',
	2: 'M0 0h2v2h-2v2h2',
	3: 'M0 0h2v4h-2M0 2h2',
	4: 'M0 0v2h2M2 0v4',
	5: 'M2 0h-2v2h2v2h-2',
	6: 'M2 0h-2v4h2v-2h-2',
	7: 'M0 0h2l-1 4',
	8: 'M0 0h2v4h-2zM0 2h2',
	9: 'M2 2h-2v-2h2v4h-2',
	'+': 'M1 1v2M0 2h2',
};

const SIZE = { width: 140, height: 56 } as const;

const drawSign = ( sign: string, index: number ): string => {
	const x = 18 + index * 42 + randomInt( -5, 6 );
	const y = 12 + randomInt( -5, 6 );
	return `<path d="${ STROKES[ sign ] }" transform="translate(${ x } ${ y }) rotate(${ randomInt( -14, 15 ) }) scale(8)"/>`;
};

const drawScratch = (): string =>
	`<path d="M0 ${ randomInt( SIZE.height ) }L${ SIZE.width } ${ randomInt( SIZE.height ) }" stroke-width="1"/>`;

/** Strokes instead of text, at positions that change each time. */
export const drawSum = ( first: number, second: number ): string => {
	const signs = [ String( first ), '+', String( second ) ].map( drawSign );
	const scratches = [ 1, 2, 3 ].map( drawScratch );
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ SIZE.width } ${ SIZE.height }" width="${ SIZE.width }" height="${ SIZE.height }" fill="none" stroke="#333" stroke-width="0.45" stroke-linecap="round">${ [ ...scratches, ...signs ].join( '' ) }</svg>`;
};
