/** We enforce these budgets because they don't depend on the machine. Times are for information. */
const ENFORCED = new Set( [
	'badgeGzipBytes',
	'entryGzipBytes',
	'pageGzipBytes',
	'searchScriptBytes',
	'heartGzipBytes',
	'stateRequests',
	'drawerScriptBytes',
	'addedScriptBytes',
	'ownScriptBytes',
	'scriptBytes',
	'styleBytes',
	'scriptRequests',
	'withAddOnsScriptBytes',
	'withAddOnsScriptRequests',
	'apiRequests',
	'layoutShift',
	'editLayoutShift',
	'heapRatio',
	'nodesRatio',
	'listenersRatio',
] );

/**
 * @typedef {Object} Figure
 * @property {string}      subject     The measured page: `cart of 20`.
 * @property {string}      condition   Name of the machine and connection.
 * @property {string}      name        Name of the value, with its unit as suffix (`Ms`, `Bytes`).
 * @property {number|null} value       `null`: it never happened.
 * @property {number|null} budget      `null`: there is none.
 * @property {number|null} established Value of the established block; `null` if it was not measured.
 * @property {boolean}     isOver      Whether it exceeds an enforced budget.
 */

/**
 * @param {import('./measure-plan.mjs').Measurement[]} measured
 * @param {Record<string, number|Object>}              budgets     By figure. A subject or condition can have its own, in an object under its name; they win.
 * @param {Record<string, number>}                     established
 * @return {Figure[]}
 */
export const checkBudgets = ( measured, budgets, established ) =>
	measured.flatMap( ( { subject, condition, values } ) =>
		Object.entries( values ).map( ( [ name, value ] ) => {
			const budget =
				budgets[ subject ]?.[ name ] ??
				budgets[ condition ]?.[ name ] ??
				budgets[ name ] ??
				null;
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
