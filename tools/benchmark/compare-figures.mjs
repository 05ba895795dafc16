import { median } from './statistics.mjs';

/**
 * @typedef {Object} Ratio
 * @property {string} page
 * @property {string} name    Name of the figure, with its unit as suffix.
 * @property {number} before  Median of the other version.
 * @property {number} after   Median of this version.
 * @property {number} ratio   Median of the ratios of the rounds, after to before; 1 if both are 0.
 * @property {number} lowest  Lowest ratio of a round.
 * @property {number} highest Highest ratio of a round.
 */

const divide = ( after, before ) => {
	if ( before === 0 ) {
		return after === 0 ? 1 : Infinity;
	}
	return after / before;
};

/**
 * Compares two versions that were measured in turns. A round's ratio compares two neighboring measurements, so other
 * work of the machine affects both alike; the ratio of the medians would compare different minutes.
 *
 * @param {{ page: string, before: Record<string, number>, after: Record<string, number> }[]} rounds
 * @return {Ratio[]} In the order of the first round.
 */
export const compareFigures = ( rounds ) => {
	const pages = [ ...new Set( rounds.map( ( { page } ) => page ) ) ];
	return pages.flatMap( ( page ) => {
		const ofPage = rounds.filter( ( round ) => round.page === page );
		return Object.keys( ofPage[ 0 ].after ).map( ( name ) => {
			const before = ofPage.map( ( round ) => round.before[ name ] );
			const after = ofPage.map( ( round ) => round.after[ name ] );
			const ratios = after.map( ( value, at ) =>
				divide( value, before[ at ] )
			);
			return {
				page,
				name,
				before: median( before ),
				after: median( after ),
				ratio: median( ratios ),
				lowest: Math.min( ...ratios ),
				highest: Math.max( ...ratios ),
			};
		} );
	} );
};

/**
 * All rounds agree on the direction, and the difference exceeds 2 percent.
 *
 * @param {Ratio} ratio
 */
export const isDifferent = ( { ratio, lowest, highest } ) =>
	Math.abs( ratio - 1 ) > 0.02 && ( lowest > 1 || highest < 1 );
