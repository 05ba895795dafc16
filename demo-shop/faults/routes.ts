import type { Hono } from 'hono';
import type { ShopEnv } from '../context';
import { wantsJson } from '../foreign-requests';
import { readJson, refuse } from '../json-requests';
import { changeSession } from '../sessions';
import type { Faults } from './faults';
import { readPlan } from './plan';

export const registerFaultRoutes = (
	app: Hono< ShopEnv >,
	faults: Faults
): void => {
	app.post( '/demo/faults', wantsJson, async ( c ) => {
		const plan = readPlan( await readJson( c ) );
		if ( ! plan ) {
			return refuse(
				c,
				'A plan is a list of rules with match and kind; see the README.'
			);
		}
		const context = c.get( 'shop' );
		// Saving gives a new visitor the cookie that the plan belongs to.
		changeSession( context, ( data ) => data );
		faults.setPlan( context.session.id, plan );
		return c.json( { rules: plan.length } );
	} );
	app.delete( '/demo/faults', ( c ) => {
		faults.setPlan( c.get( 'shop' ).session.id, [] );
		return c.json( { rules: 0 } );
	} );
};
