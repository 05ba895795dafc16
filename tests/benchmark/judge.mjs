/** Budgets that hold on any machine: times depend on the one that measures and are shown only. */
const ENFORCED = new Set( [
	'ownScriptBytes',
	'scriptBytes',
	'styleBytes',
	'scriptRequests',
	'layoutShift',
] );

/**
 * @typedef {Object} Figure
 * @property {string}      subject   What was measured: `cart of 20`.
 * @property {string}      condition Name of the machine and line.
 * @property {string}      name      What the value is; its end tells the unit (`Ms`, `Bytes`).
 * @property {number|null} value     `null`: it never happened.
 * @property {number|null} budget    `null`: there is none.
 * @property {boolean}     isOver    Past a budget that is enforced.
 */

/**
 * Lays budgets beside the figures of one measurement.
 *
 * @param {string}                      subject
 * @param {string}                      condition
 * @param {Record<string, number|null>} figures
 * @param {Record<string, number>}      budgets
 * @return {Figure[]}
 */
export const judge = ( subject, condition, figures, budgets ) =>
	Object.entries( figures ).map( ( [ name, value ] ) => {
		const budget = budgets[ name ] ?? null;
		return {
			subject,
			condition,
			name,
			value,
			budget,
			isOver: budget !== null && ENFORCED.has( name ) && value > budget,
		};
	} );
