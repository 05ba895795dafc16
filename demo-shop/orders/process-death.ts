import type { ShopContext } from '../context';

/** Where a fault ends the process that places an order. */
export type DeathPoint = 'before-gateway' | 'after-charge';

/** A fault that ends the process of a request. */
export interface PlannedDeath {
	point: DeathPoint;
	/** Whether the request came that far. */
	hasHappened: boolean;
}

/** Ends a request where its process was killed: nothing is recorded afterwards. */
export class ProcessDeath extends Error {
	override name = 'ProcessDeath';
}

/** @throws {ProcessDeath} When a fault ends the request here. */
export function dieAt(
	{ death }: Pick< ShopContext, 'death' >,
	point: DeathPoint
): void {
	if ( death?.point === point ) {
		death.hasHappened = true;
		throw new ProcessDeath( `The process was killed (${ point }).` );
	}
}
