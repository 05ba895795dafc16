/** Budgets that hold on any machine: times depend on the one that measures and are shown only. */
const ENFORCED = new Set( [
	'ownScriptBytes',
	'scriptBytes',
	'styleBytes',
	'scriptRequests',
	'apiRequests',
	'layoutShift',
	'editLayoutShift',
] );

/**
 * @typedef {Object} Figure
 * @property {string}      subject     What was measured: `cart of 20`.
 * @property {string}      condition   Name of the machine and line.
 * @property {string}      name        What the value is; its end tells the unit (`Ms`, `Bytes`).
 * @property {number|null} value       `null`: it never happened.
 * @property {number|null} budget      `null`: there is none.
 * @property {number|null} established What the block has that shops have used so far; `null` where nobody has measured it.
 * @property {boolean}     isOver      Past a budget that is enforced.
 */

/**
 * Lays budgets, and what is established, beside what was measured.
 *
 * @param {import('./measure-plan.mjs').Measurement[]} measured
 * @param {Record<string, number>}                     budgets
 * @param {Record<string, number>}                     established
 * @return {Figure[]}
 */
export const checkBudgets = ( measured, budgets, established ) =>
	measured.flatMap( ( { subject, condition, values } ) =>
		Object.entries( values ).map( ( [ name, value ] ) => {
			const budget = budgets[ name ] ?? null;
			return {
				subject,
				condition,
				name,
				value,
				budget,
				established: established[ name ] ?? null,
				isOver:
					budget !== null && ENFORCED.has( name ) && value > budget,
			};
		} )
	);
