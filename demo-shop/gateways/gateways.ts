import type { ShopOptions } from '../options';
import { card } from './card';
import { dialog } from './dialog';
import { directDebit } from './direct-debit';
import type { Gateway } from './gateway';
import { invoice } from './invoice';
import { OFFLINE_GATEWAYS } from './offline';
import { pocket } from './pocket';
import { trial } from './trial';
import { wallet } from './wallet';

/** All gateways of the shop. */
export const GATEWAYS: readonly Gateway[] = [
	...OFFLINE_GATEWAYS,
	card,
	wallet,
	invoice,
	dialog,
	pocket,
	directDebit,
	trial,
];

/** Gateways added at run time: fakes for the providers of add-ons that are tested. */
const added: Gateway[] = [];

/** Adds a gateway until the process ends; ignores an id that exists. */
export function addGateway( gateway: Gateway ): void {
	if ( findGateway( gateway.id ) === null ) {
		added.push( gateway );
	}
}

/** Returns the enabled gateways, in the configured order. */
export const enabledGateways = ( {
	paymentMethods,
}: Pick< ShopOptions, 'paymentMethods' > ): Gateway[] =>
	paymentMethods.flatMap( ( id ) => findGateway( id ) ?? [] );

/** Returns a gateway by id; `null` when there is none. */
export const findGateway = ( id: string ): Gateway | null =>
	[ ...GATEWAYS, ...added ].find( ( gateway ) => gateway.id === id ) ?? null;

/** Returns the default gateway: the first that is not express; `''` when there is none. */
export const defaultGateway = (
	options: Pick< ShopOptions, 'paymentMethods' >
): string =>
	enabledGateways( options ).find( ( { isExpress } ) => ! isExpress )?.id ??
	'';
