import type Database from 'libsql';
import { getMeta } from './database';
import { withTrialGateway } from './gateways/trial';
import { DEFAULT_OPTIONS, readOptions, type ShopOptions } from './options';
import { withSamples } from './samples/samples';
import type { SessionData } from './session-data';

/** Defaults, then the shop's options, then the visitor's, then the samples'. */
export const effectiveOptions = (
	database: Database.Database,
	session: Pick< SessionData, 'options' >
): ShopOptions => {
	const stored: unknown = JSON.parse(
		getMeta( database, 'options' ) ?? '{}'
	);
	const shop = readOptions( stored );
	return withTrialGateway(
		withSamples( {
			...DEFAULT_OPTIONS,
			...( shop.ok ? shop.options : {} ),
			...session.options,
		} )
	);
};
