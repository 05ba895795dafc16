/** Budgets that hold on any machine: times depend on the one that measures and are shown only. */
const ENFORCED = new Set( [
	'ownScriptBytes',
	'scriptBytes',
	'styleBytes',
	'scriptRequests',
	'layoutShift',
] );

/**
 * Lays budgets beside the figures of one measurement.
 *
 * @param {string}                 subject What was measured.
 * @param {Record<string, number>} figures
 * @param {Record<string, number>} budgets
 * @return {{ subject: string, name: string, value: number, budget: number|null, isOver: boolean }[]} `isOver`: past a budget that is enforced.
 */
export const judge = ( subject, figures, budgets ) =>
	Object.entries( figures ).map( ( [ name, value ] ) => {
		const budget = budgets[ name ] ?? null;
		return {
			subject,
			name,
			value,
			budget,
			isOver: budget !== null && ENFORCED.has( name ) && value > budget,
		};
	} );
