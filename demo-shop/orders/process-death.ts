import type { ShopContext } from '../context';

export type DeathPoint = 'before-gateway' | 'after-charge';

export interface PlannedDeath {
	point: DeathPoint;
	hasHappened: boolean;
}

/** Simulates a killed process: we record nothing afterwards. */
export class ProcessDeath extends Error {
	override name = 'ProcessDeath';
}

/** @throws {ProcessDeath} When a fault ends the request here. */
export const dieAt = (
	{ death }: Pick< ShopContext, 'death' >,
	point: DeathPoint
): void => {
	if ( death?.point === point ) {
		death.hasHappened = true;
		throw new ProcessDeath( `The process was killed (${ point }).` );
	}
};
